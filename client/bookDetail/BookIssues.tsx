import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { buttonStyle } from "../ui/buttonStyle";

export const BookIssues_book = graphql(`
  fragment BookIssues_book on Book {
    id
    serialIssues(first: 12, after: $issuesAfter) {
      edges {
        cursor
        node {
          id
          label
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const MoreIssuesQuery = graphql(`
  query MoreIssues($id: ID!, $issuesAfter: String) {
    book(id: $id) {
      id
      ...BookIssues_book
    }
  }
`);

const LABELS = { idle: "Edisi sebelumnya", busy: "Memuat…", failed: "Gagal dimuat. Coba lagi" };

/** The issues of a periodical that are in the library, the newest first. */
export function BookIssues({ book: ref }: { book: FragmentType<typeof BookIssues_book> }) {
  const { id, serialIssues } = readFragment(BookIssues_book, ref);
  const client = useApolloClient();
  const { edges, pageInfo } = serialIssues;
  const [state, setState] = useState<keyof typeof LABELS>("idle");
  if (edges.length === 0) return null;

  const showMore = async () => {
    if (state === "busy") return;
    setState("busy");
    // The response is merged into the cached list, and the page rerenders.
    const variables = { id, issuesAfter: pageInfo.endCursor ?? null };
    const response = await client
      .query({ query: MoreIssuesQuery, variables, fetchPolicy: "network-only" })
      .catch(() => null);
    setState(response ? "idle" : "failed");
  };
  return (
    <section aria-labelledby="edisi-terbitan" className="mt-8">
      <h2 id="edisi-terbitan" className="font-serif text-xl font-semibold">
        Edisi yang ada
      </h2>
      <ul className="my-3 grid gap-x-6 rounded-2xl border border-line bg-card px-4 py-2 sm:grid-cols-2">
        {edges.map(({ node }) => (
          <li key={node.id} className="py-1.5 wrap-anywhere">
            {node.label}
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <button
          type="button"
          aria-disabled={state === "busy"}
          onClick={() => void showMore()}
          className={`needs-script ${buttonStyle("outlined", "small")}`}
        >
          {LABELS[state]}
        </button>
      )}
    </section>
  );
}
