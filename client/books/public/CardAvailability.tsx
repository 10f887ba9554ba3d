import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";

export const CardAvailability_book = graphql(`
  fragment CardAvailability_book on Book {
    id
    copiesCount
    availableCount
    digitalFile
  }
`);

/** A filled dot where there is something to take home, a ring where there is not, and what it means in a word. */
export function CardAvailability({ book: ref }: { book: FragmentType<typeof CardAvailability_book> }) {
  const { copiesCount, availableCount, digitalFile } = readFragment(CardAvailability_book, ref);
  if (availableCount > 0) return <Dot isGood>{`${formatNumber(availableCount)} tersedia`}</Dot>;
  if (digitalFile) return <Dot isGood>Digital</Dot>;
  return <Dot>{copiesCount > 0 ? "Tidak tersedia" : "Belum ada eksemplar"}</Dot>;
}

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
