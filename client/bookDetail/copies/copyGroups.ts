import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import type { CopyGroup_CopyFragment, CopyStatus } from "../../gql/graphql";
import { locationName } from "../../books/locationName";

type Copy = CopyGroup_CopyFragment;

/** Copies of which the same can be said: all of one state at one place. */
export interface CopyGroup {
  status: CopyStatus;
  place: string | null;
  copies: Copy[];
}

/** In the order of the list: what can be taken or read comes first. */
export const STATUS_LABELS: Record<CopyStatus, string> = {
  AVAILABLE: "Tersedia",
  REFERENCE_ONLY: "Hanya dibaca di tempat",
  ON_LOAN: "Sedang dipinjam",
  KEPT: "Disimpan untuk pemesan",
  REPAIR: "Diperbaiki",
  LOST: "Hilang",
  WITHDRAWN: "Ditarik",
};
const ORDER = Object.keys(STATUS_LABELS);

export function groupCopies(copies: readonly Copy[], usualPlace: string | null): CopyGroup[] {
  const groups = new Map<string, CopyGroup>();
  for (const copy of copies) {
    // Where a copy stands matters while it stands there.
    const isThere = copy.status === "AVAILABLE" || copy.status === "REFERENCE_ONLY";
    const place = isThere ? (locationName(copy.location) ?? usualPlace) : null;
    const key = `${copy.status} ${place ?? ""}`;
    const group = groups.get(key) ?? { status: copy.status, place, copies: [] };
    group.copies.push(copy);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status));
}

/** “2 sedang dipinjam”. */
export function groupTitle({ status, copies }: CopyGroup): string {
  return `${formatNumber(copies.length)} ${STATUS_LABELS[status].toLowerCase()}`;
}

/** Where they are, or when the first of them is back. */
export function groupDetail({ status, place, copies }: CopyGroup): string | null {
  const [soonest] = status === "ON_LOAN" ? copies.flatMap(({ dueOn }) => dueOn ?? []).sort() : [];
  return soonest ? `paling cepat tersedia ${formatDate(soonest)}` : place;
}

/** Codes as they stand on the copies, with their issue or own call number, and those on loan with their day. */
export function groupCodes({ status, copies }: CopyGroup): string {
  return copies
    .map(({ itemCode, dueOn, ownCallNumber, issueLabel }) => {
      const own = issueLabel ?? ownCallNumber;
      const code = own ? `${itemCode} (${own})` : itemCode;
      return status === "ON_LOAN" && dueOn ? `${code} sampai ${formatDate(dueOn)}` : code;
    })
    .join(status === "ON_LOAN" ? " · " : ", ");
}
