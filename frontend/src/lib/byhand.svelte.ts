/** Text that only the person can copy; null if there is none. */
export const byHand = $state<{ text: string | null }>({ text: null });
