/** A floor of its own for each room; the letter says which one it is, so colour is never needed. */
const HUES = [42, 200, 350, 120, 270, 20, 175, 310, 85, 230, 60, 150, 330];

export function tintOf(letter: string): string {
  const n = letter.charCodeAt(0) - 65;
  return `hsl(${HUES[n % HUES.length]} ${n < HUES.length ? 52 : 26}% 80%)`;
}
