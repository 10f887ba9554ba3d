import type { FragmentType } from "../../../gql/fragment-masking";
import { type TopicPlace, type TopicPlaces_topic, topicPlaces } from "../topicPlaces";
import type { Suggestion } from "./Suggestion";

/** A line for each topic, which leads to its nearest class, or to a subject where it has no class of its own. */
export function topicSuggestions(refs: readonly FragmentType<typeof TopicPlaces_topic>[]): Suggestion[] {
  const suggestions = topicPlaces(refs).flatMap(({ label, places: [nearest] }) =>
    nearest ? suggestionOf(label, nearest) : [],
  );
  // Topics that are near each other stand in one class.
  return [...new Map(suggestions.toReversed().map((suggestion) => [suggestion.href, suggestion])).values()].reverse();
}

function suggestionOf(label: string, { href, kind, name, count }: TopicPlace): Suggestion {
  return {
    key: `topic ${label}`,
    label: `Jelajahi topik: ${label}`,
    detail: `${kind === "Subjek" ? "Subjek " : ""}${name} · ${count} buku`,
    href,
    book: null,
    isTopic: true,
  };
}
