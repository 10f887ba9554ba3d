import type { SuggestionState } from "../gql/graphql";
import type { PillTone } from "../ui/Pill";

/** What becomes of a proposed book, as people read it. */
export const suggestionStates: Readonly<Record<SuggestionState, { readonly label: string; readonly tone: PillTone }>> =
  {
    PROPOSED: { label: "Diusulkan", tone: "quiet" },
    APPROVED: { label: "Disetujui", tone: "plain" },
    ORDERED: { label: "Dipesan", tone: "plain" },
    AVAILABLE: { label: "Tersedia", tone: "good" },
    REJECTED: { label: "Ditolak", tone: "wrong" },
  };

/** Of a state as REST and the audit trail name it; what is none stays. */
export function suggestionStateLabel(state: string): string {
  return Object.entries(suggestionStates).find(([name]) => name.toLowerCase() === state)?.[1].label ?? state;
}

/** `Leila S. Chudori · KPG · 2023`: what tells one book of this title from another. */
export function suggestionFacts(suggestion: {
  readonly author?: string | null;
  readonly publisher?: string | null;
  readonly publishYear?: number | null;
}): string {
  const { author, publisher, publishYear } = suggestion;
  return [author, publisher, publishYear].filter(Boolean).join(" · ");
}
