/** Which named variant of a game some options make. */
import type { GameInfo, GameVariant, Json } from "./protocol";

/** The options that somebody has really chosen: what is empty or as usual is not. */
function chosen(info: GameInfo, options: Readonly<Record<string, Json | undefined>>): Map<string, string> {
  const usual = new Map(info.options.map((option) => [option.name, option.default]));
  return new Map(
    Object.entries(options)
      .filter(([name, value]) => value !== undefined && value !== "" && value !== usual.get(name))
      .map(([name, value]) => [name, JSON.stringify(value)]),
  );
}

/** The variant that the options of a form make, or null if it has no name. */
export function variantOf(
  info: GameInfo,
  options: Readonly<Record<string, Json | undefined>>,
): GameVariant | null {
  const wanted = chosen(info, options);
  const fits = ({ options }: GameVariant): boolean => {
    const own = chosen(info, options);
    return own.size === wanted.size && [...own].every(([name, value]) => wanted.get(name) === value);
  };
  return info.variants.find(fits) ?? null;
}

/** What the variant of a table is called, unless it is the usual way to play: that needs no name. */
export function unusualVariant(info: GameInfo | undefined, name: string | null): GameVariant | null {
  return info?.variants.slice(1).find((variant) => variant.name === name) ?? null;
}

/** The options of a form after another variant was chosen: those that neither names stay. */
export function withVariant(
  info: GameInfo,
  options: Readonly<Record<string, Json>>,
  variant: GameVariant,
): Record<string, Json> {
  const named = new Set(info.variants.flatMap((one) => Object.keys(one.options)));
  const rest = Object.entries(options).filter(([name]) => !named.has(name));
  return { ...Object.fromEntries(rest), ...variant.options };
}
