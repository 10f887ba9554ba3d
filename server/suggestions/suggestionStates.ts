/** What becomes of a book that somebody has proposed. */
export const SUGGESTION_STATES = ["proposed", "approved", "ordered", "available", "rejected"] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

/** Those that readers may still vote for. */
export const OPEN_STATES = ["proposed", "approved", "ordered"] as const satisfies readonly SuggestionState[];

export function isOpenState(state: SuggestionState): boolean {
  return OPEN_STATES.some((open) => open === state);
}

/** As people read them. */
export const STATE_WORDS: Readonly<Record<SuggestionState, string>> = {
  proposed: "Diusulkan",
  approved: "Disetujui",
  ordered: "Dipesan",
  available: "Tersedia",
  rejected: "Ditolak",
};
