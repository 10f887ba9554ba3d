import type { UnmetSearchFilter, UnmetSearchOutcome, UnmetSearchSort } from "../../../gql/graphql";
import { hrefWith } from "../../../lists/days/filterUrl";

/** What `/admin/unmet-searches` shows, with the names and values that REST has. */
export interface UnmetUrlState {
  is_done: string;
  outcome: string;
  sort: string;
}

export const UNMET_LISTS = [
  { isDone: "", label: "Belum selesai" },
  { isDone: "true", label: "Selesai" },
] as const;

export const UNMET_OUTCOMES: readonly { value: string; of: UnmetSearchOutcome; label: string; row: string }[] = [
  { value: "nothing", of: "NOTHING", label: "Tidak ada hasil", row: "Tidak ada hasil" },
  { value: "corrected", of: "CORRECTED", label: "Ejaan dikoreksi", row: "Ejaan dikoreksi" },
  { value: "fewer_words", of: "FEWER_WORDS", label: "Sebagian kata", row: "Sebagian kata saja" },
];

export const UNMET_SORTS: readonly { value: string; of: UnmetSearchSort; label: string }[] = [
  { value: "", of: "COUNT", label: "Paling sering dicari" },
  { value: "day", of: "DAY", label: "Terakhir dicari" },
];

export function parseUnmetUrl(params: URLSearchParams): UnmetUrlState {
  const known = (name: string, values: readonly string[]) => {
    const value = params.get(name) ?? "";
    return values.includes(value) ? value : "";
  };
  return {
    is_done: known("is_done", ["true"]),
    outcome: known(
      "outcome",
      UNMET_OUTCOMES.map(({ value }) => value),
    ),
    sort: known("sort", ["day"]),
  };
}

export function unmetHref(urlState: UnmetUrlState): string {
  return hrefWith("/admin/unmet-searches", { ...urlState });
}

/** What is shown, as arguments of the GraphQL query. */
export function toUnmetFilter({ is_done: isDone, outcome }: UnmetUrlState): UnmetSearchFilter {
  return {
    isDone: isDone === "true",
    outcome: UNMET_OUTCOMES.find(({ value }) => value === outcome)?.of ?? null,
  };
}

export function toUnmetOrder({ sort }: UnmetUrlState): UnmetSearchSort {
  return UNMET_SORTS.find(({ value }) => value === sort)?.of ?? "COUNT";
}
