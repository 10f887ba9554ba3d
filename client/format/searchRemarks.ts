import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";

const SearchRemarks_searchAnswer = graphql(`
  fragment SearchRemarks_searchAnswer on SearchAnswer {
    kind
    leftOut
    changes {
      typed
      read
    }
    alsoSearched
  }
`);

/**
 * What a search has skipped, read otherwise or looked for besides, in a sentence each. Of a corrected search the page
 * says the words, of one with fewer words those that are left out.
 */
export function searchRemarks(ref: FragmentType<typeof SearchRemarks_searchAnswer> | null | undefined): string[] {
  const answer = readFragment(SearchRemarks_searchAnswer, ref);
  if (!answer) return [];
  const { kind, leftOut, changes, alsoSearched } = answer;
  const isOfFewer = kind === "FEWER_WORDS";
  const near = changes.filter(({ typed }) => isOfFewer && leftOut.includes(typed));
  const read = changes.filter((change) => kind !== "CORRECTED" && !near.includes(change));
  return [
    ...read.map(({ typed, read: meant }) => `“${typed}” dibaca “${meant}”.`),
    ...(near.length > 0 ? [`Buku yang memuat ${quoted(near.map((change) => change.read))} lebih dulu.`] : []),
    ...(leftOut.length > 0 && !isOfFewer ? [`Kata ${quoted(leftOut)} tidak harus ada.`] : []),
    ...(alsoSearched.length > 0 ? [`Termasuk hasil untuk ${quoted(alsoSearched)}.`] : []),
  ];
}

function quoted(words: readonly string[]): string {
  const each = words.map((word) => `“${word}”`);
  return [each.slice(0, -1).join(", "), ...each.slice(-1)].filter((part) => part !== "").join(" dan ");
}
