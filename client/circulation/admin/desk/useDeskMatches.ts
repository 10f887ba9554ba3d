import { useApolloClient } from "@apollo/client/react";
import { personName } from "../../../format/personName";
import { graphql } from "../../../gql/gql";
import { useLookup } from "../../../lists/useLookup";

const DeskMatchesQuery = graphql(`
  query DeskMatches($text: String!) {
    students(first: 5, search: $text, filter: { status: ACTIVE }) {
      nodes {
        id
        name
        nis
        className
      }
    }
    books(first: 4, search: $text) {
      nodes {
        id
        title
        copies(first: 12) {
          nodes {
            id
            itemCode
            status
            currentBorrowing {
              id
              studentName
            }
          }
        }
      }
    }
  }
`);

/** One line under the field: a student, or a copy with what choosing it does. */
export interface DeskMatch {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly studentId: string | null;
  readonly itemCode: string | null;
}

const MIN_LENGTH = 2;
const MOST_COPIES = 3;

/** One word with a digit: what scanners send, and what is sent as it is. */
export function isCode(text: string): boolean {
  return /^\S*\d\S*$/u.test(text.trim());
}

/** Students and copies whose name or title has the words that are being typed; `text` is what they are for. */
export function useDeskMatches(typed: string, isLending: boolean): { text: string; matches: readonly DeskMatch[] } {
  const client = useApolloClient();
  const text = typed.trim();
  const isWords = text.length >= MIN_LENGTH && !isCode(text);
  const look = async (words: string): Promise<readonly DeskMatch[]> => {
    const { data } = await client.query({
      query: DeskMatchesQuery,
      variables: { text: words },
      fetchPolicy: "no-cache",
    });
    const students = data?.students.nodes.map(({ id, name, nis, className }): DeskMatch => ({
      id,
      title: name,
      detail: ["Anggota", nis, className].filter(Boolean).join(" · "),
      studentId: id,
      itemCode: null,
    }));
    const copies = data?.books.nodes.flatMap(({ title, copies: { nodes } }) =>
      nodes
        .filter(({ currentBorrowing, status }) => (isLending ? status === "AVAILABLE" : currentBorrowing))
        .slice(0, MOST_COPIES)
        .map(({ id, itemCode, currentBorrowing }): DeskMatch => ({
          id,
          title,
          detail: currentBorrowing
            ? `Kembalikan ${itemCode} · dari ${personName(currentBorrowing.studentName)}`
            : `Pinjamkan ${itemCode}`,
          studentId: null,
          itemCode,
        })),
    );
    return [...(students ?? []), ...(copies ?? [])];
  };
  // Lending and returning offer different copies.
  const { text: foundFor, found } = useLookup(isWords ? text : null, look, isLending ? "lend" : "return");
  return isWords ? { text: foundFor, matches: found } : { text, matches: [] };
}
