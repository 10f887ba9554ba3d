import type { PickedName } from "../../../../../authorities/picker/pickedRecords";
import type { CopyDetails_CopyFragment } from "../../../../../gql/graphql";
import { graphql } from "../../../../../gql/gql";
import { parseRupiah } from "../../values/bookInput";

/** @public */
export const CopyDetails_copy = graphql(`
  fragment CopyDetails_copy on Copy {
    id
    itemCode
    inventoryCode
    ownCallNumber
    ownCategory {
      id
      name
    }
    source {
      id
      name
    }
    supplier
    invoiceNumber
    price
    acquiredAt
    note
    issueLabel
  }
`);

/** What copies have besides code, condition and status, as it is typed; empty where nothing is said. */
export interface CopyDetails {
  source: PickedName | null;
  supplier: string;
  invoiceNumber: string;
  price: string;
  acquiredAt: string;
  callNumber: string;
  category: PickedName | null;
  note: string;
  issueLabel: string;
}

export const noDetails: CopyDetails = {
  source: null,
  supplier: "",
  invoiceNumber: "",
  price: "",
  acquiredAt: "",
  callNumber: "",
  category: null,
  note: "",
  issueLabel: "",
};

export function detailsOf(copy: CopyDetails_CopyFragment): CopyDetails {
  return {
    source: copy.source ?? null,
    supplier: copy.supplier ?? "",
    invoiceNumber: copy.invoiceNumber ?? "",
    price: String(copy.price ?? ""),
    acquiredAt: copy.acquiredAt ?? "",
    callNumber: copy.ownCallNumber ?? "",
    category: copy.ownCategory ?? null,
    note: copy.note ?? "",
    issueLabel: copy.issueLabel ?? "",
  };
}

const MAX_PRICE = 2_000_000_000;

/** Why the price cannot be sent. */
export function priceProblem({ price: typed }: CopyDetails): string | null {
  const price = parseRupiah(typed);
  return price === null || (price >= 0 && price <= MAX_PRICE) ? null : "Isi dengan angka. Contoh: 79.000";
}

/** What differs from before, as the server takes it; what was emptied is null. */
export function changedDetails(before: CopyDetails, { source, category, price, ...texts }: CopyDetails) {
  const changed = (Object.keys(texts) as (keyof typeof texts)[]).filter(
    (name) => texts[name].trim() !== before[name].trim(),
  );
  const values: Partial<Record<keyof typeof texts, string | null>> = Object.fromEntries(
    changed.map((name) => [name, texts[name].trim() || null]),
  );
  return {
    ...values,
    ...(source?.id === before.source?.id ? {} : { sourceId: source?.id ?? null }),
    ...(category?.id === before.category?.id ? {} : { categoryId: category?.id ?? null }),
    ...(parseRupiah(price) === parseRupiah(before.price) ? {} : { price: parseRupiah(price) }),
  };
}
