import { formatNumber } from "../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";

export const AvailableCopies_book = graphql(`
  fragment AvailableCopies_book on Book {
    id
    copiesCount
    availableCount
  }
`);

/** How many of the copies can be borrowed now: `5 / 8` and a short bar. */
export function AvailableCopies({ book: ref }: { book: FragmentType<typeof AvailableCopies_book> }) {
  const { copiesCount, availableCount } = readFragment(AvailableCopies_book, ref);
  if (copiesCount === 0) return <span className="text-muted">Tanpa eksemplar</span>;
  return (
    <span className="available-copies">
      <span>
        <b className="font-semibold">{formatNumber(availableCount)}</b>
        <span className="text-muted"> / {formatNumber(copiesCount)}</span>
      </span>
      <svg aria-hidden="true" className="available-copies-bar">
        <rect width={`${(availableCount / copiesCount) * 100}%`} height="100%" rx="2" fill="currentColor" />
      </svg>
    </span>
  );
}
