import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";

export const CardAvailability_book = graphql(`
  fragment CardAvailability_book on Book {
    id
    copiesCount
    availableCount
    hasDigitalFile
  }
`);

/** Fewer than these of a title with several copies are soon gone. */
const FEW_OF_MANY = 1 / 4;

/**
 * Only what changes what a reader does: that it can be read at once, that hardly one is left, or none. That a book
 * can be borrowed is what everybody expects of a library.
 */
export function CardAvailability({ book: ref }: { book: FragmentType<typeof CardAvailability_book> }) {
  const { copiesCount, availableCount, hasDigitalFile } = readFragment(CardAvailability_book, ref);
  if (hasDigitalFile) return <Dot isGood>Digital</Dot>;
  if (copiesCount === 0) return <Dot>Belum ada eksemplar</Dot>;
  if (availableCount === 0) return <Dot>Tidak tersedia</Dot>;
  if (availableCount <= copiesCount * FEW_OF_MANY) return <Dot isGood>{`Tinggal ${formatNumber(availableCount)}`}</Dot>;
  return null;
}

/** A filled dot where there is something to take home, a ring where there is not, and what it means in a word. */
function Dot({ isGood = false, children }: { isGood?: boolean; children: string }) {
  return (
    <p className={`flex items-center gap-1.5 text-sm font-medium ${isGood ? "text-daun" : "text-muted"}`}>
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full border border-current ${isGood ? "bg-current" : ""}`}
      />
      {children}
    </p>
  );
}
