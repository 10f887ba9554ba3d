import { Check, Clock } from "lucide-react";
import { formatNumber } from "../../../format/formatNumber";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { Pill } from "../../../ui/Pill";

export const AvailabilityPill_book = graphql(`
  fragment AvailabilityPill_book on Book {
    id
    copiesCount
    availableCount
  }
`);

export function AvailabilityPill({ book: ref }: { book: FragmentType<typeof AvailabilityPill_book> }) {
  const { copiesCount, availableCount } = readFragment(AvailabilityPill_book, ref);
  if (copiesCount === 0) return <Pill tone="quiet">Belum ada eksemplar</Pill>;
  if (availableCount === 0) {
    return (
      <Pill tone="wrong">
        <Clock aria-hidden="true" strokeWidth={2} className="size-3.5" />
        Tidak ada eksemplar tersedia saat ini
      </Pill>
    );
  }
  return (
    <Pill tone="good">
      <Check aria-hidden="true" strokeWidth={2} className="size-3.5" />
      {`${formatNumber(availableCount)} dari ${formatNumber(copiesCount)} eksemplar tersedia`}
    </Pill>
  );
}
