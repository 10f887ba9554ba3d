import { formatDate } from "../../../format/formatDate";
import { type FragmentType, readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { CopyStatus } from "../../../gql/graphql";
import { Pill, type PillTone } from "../../../ui/Pill";
import { locationName } from "../../locationName";

export const CopyRow_copy = graphql(`
  fragment CopyRow_copy on Copy {
    id
    itemCode
    status
    dueOn
    location {
      id
      name
      shelf
    }
  }
`);

const STATUSES: Record<CopyStatus, { label: string; tone: PillTone }> = {
  AVAILABLE: { label: "Tersedia", tone: "good" },
  ON_LOAN: { label: "Sedang Dipinjam", tone: "wrong" },
  KEPT: { label: "Disimpan", tone: "quiet" },
  REPAIR: { label: "Diperbaiki", tone: "quiet" },
  REFERENCE_ONLY: { label: "Hanya Dibaca di Tempat", tone: "plain" },
  LOST: { label: "Hilang", tone: "quiet" },
  WITHDRAWN: { label: "Ditarik", tone: "quiet" },
};

interface CopyRowProps {
  copy: FragmentType<typeof CopyRow_copy>;
  /** The book's location, used for copies without their own. */
  bookLocation: string | null;
}

export function CopyRow({ copy: ref, bookLocation: usualLocation }: CopyRowProps) {
  const { itemCode, status, dueOn, location } = readFragment(CopyRow_copy, ref);
  const { label, tone } = STATUSES[status];
  return (
    <tr className="border-t border-line align-middle">
      <th scope="row" className="py-3 pr-2 pl-4 font-semibold wrap-break-word tabular-nums">
        {itemCode}
      </th>
      <td className="px-2 py-3 wrap-break-word">{locationName(location) ?? usualLocation ?? "–"}</td>
      <td className="py-3 pr-4 pl-2">
        <Pill tone={tone}>{status === "ON_LOAN" && dueOn ? `Dipinjam sampai ${formatDate(dueOn)}` : label}</Pill>
      </td>
    </tr>
  );
}
