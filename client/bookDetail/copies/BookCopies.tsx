import { type MouseEvent, useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { CopyGroup_copy, CopyGroupRow } from "./CopyGroupRow";
import { groupCopies } from "./copyGroups";
import { locationName } from "../../books/locationName";

export const BookCopies_book = graphql(`
  fragment BookCopies_book on Book {
    id
    slug
    location {
      id
      name
      shelf
    }
    copies(first: $copies, after: $copiesAfter) {
      totalCount
      edges {
        cursor
        node {
          id
          ...CopyGroup_copy
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const MoreCopiesQuery = graphql(`
  query MoreCopies($id: ID!, $copies: Int!, $copiesAfter: String) {
    book(id: $id) {
      id
      ...BookCopies_book
    }
  }
`);

const COPIES_PER_PAGE = 100;

export function BookCopies({ book: ref }: { book: FragmentType<typeof BookCopies_book> }) {
  const { id, slug, location, copies } = readFragment(BookCopies_book, ref);
  const client = useApolloClient();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const { hasNextPage, endCursor } = copies.pageInfo;
  if (copies.totalCount === 0) return null;
  const groups = groupCopies(
    copies.edges.map(({ node }) => readFragment(CopyGroup_copy, node)),
    locationName(location),
  );

  const showMore = async (event: MouseEvent) => {
    event.preventDefault();
    if (state === "busy") return;
    setState("busy");
    // The response is merged into the cached list, and the page rerenders.
    const variables = { id, copies: COPIES_PER_PAGE, copiesAfter: endCursor };
    const response = await client
      .query({ query: MoreCopiesQuery, variables, fetchPolicy: "network-only" })
      .catch(() => null);
    setState(response ? "idle" : "failed");
  };
  const labels = { idle: "Muat lebih banyak", busy: "Memuat…", failed: "Gagal dimuat. Coba lagi" };
  return (
    <section aria-labelledby="eksemplar" className="mt-8">
      <h2 id="eksemplar" className="font-serif text-xl font-semibold">
        Eksemplar
      </h2>
      <ul className="mt-3 rounded-2xl border border-line bg-card">
        {groups.map((group) => (
          <CopyGroupRow key={`${group.status} ${group.place ?? ""}`} group={group} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <a
            href={`/books/${encodeURIComponent(slug)}?${new URLSearchParams({ copies_after: endCursor ?? "" })}`}
            onClick={showMore}
            className={buttonStyle("outlined", "small")}
          >
            {labels[state]}
          </a>
          <p role="status" className="text-sm text-muted tabular-nums">
            {`${formatNumber(copies.edges.length)} dari ${formatNumber(copies.totalCount)} eksemplar`}
          </p>
        </div>
      )}
    </section>
  );
}
