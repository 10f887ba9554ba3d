import type { CopyCondition, WeedingCandidateFilter, WeedingCandidateStatus } from "../../gql/graphql";
import { hrefWith } from "../../lists/days/filterUrl";

/** Which candidates `/admin/weeding/candidates` shows. Years are counted back from today. */
export interface CandidatesUrlState {
  /** Published so many years ago or more. */
  age: string;
  /** Neither lent nor read for so many years, or `never`. */
  unused: string;
  /** Acquired so many years ago or more. */
  acquired: string;
  condition: string;
  status: string;
  /** Numbers in the database. */
  location: string;
  category: string;
  class_from: string;
  class_to: string;
  /** `yes` where only such are shown. */
  copies: string;
  newer: string;
  /** The weeding for which somebody collects. */
  weeding: string;
}

const PATH = "/admin/weeding/candidates";

/** Old, and not used for years: what most libraries look at first. */
export const CANDIDATES_TO_START_WITH = `${PATH}?age=10&unused=3`;

const YEARS = ["1", "2", "3", "5", "10", "15", "20"] as const;
const years = (text: (count: string) => string) => YEARS.map((count) => [count, text(count)] as const);

export const AGE_CHOICES = [
  ["", "Terbit kapan saja"],
  ...years((count) => `Terbit ${count} tahun lalu atau lebih`).filter(([count]) => Number(count) >= 5),
] as const;
export const UNUSED_CHOICES = [
  ["", "Dipakai atau tidak"],
  ...years((count) => `Tidak dipakai ${count} tahun terakhir`).filter(([count]) => Number(count) <= 10),
  ["never", "Belum pernah dipakai"],
] as const;
export const ACQUIRED_CHOICES = [
  ["", "Masuk kapan saja"],
  ...years((count) => `Masuk ${count} tahun lalu atau lebih`),
] as const;
export const CONDITION_CHOICES = [
  ["", "Semua kondisi"],
  ["worn", "Rusak ringan"],
  ["damaged", "Rusak berat"],
] as const;
export const STATUS_CHOICES = [
  ["", "Semua status"],
  ["available", "Tersedia"],
  ["repair", "Diperbaiki"],
  ["reference_only", "Hanya dibaca di tempat"],
  ["lost", "Hilang"],
] as const;

type Choices = readonly (readonly [value: string, text: string])[];

export function parseCandidatesUrl(params: URLSearchParams): CandidatesUrlState {
  const among = (name: string, choices: Choices) => {
    const value = params.get(name) ?? "";
    return choices.some(([choice]) => choice === value) ? value : "";
  };
  const number = (name: string) => {
    const value = params.get(name) ?? "";
    return /^[1-9]\d{0,8}$/u.test(value) ? value : "";
  };
  const text = (name: string) => (params.get(name) ?? "").trim().slice(0, 100);
  const flag = (name: string) => (params.get(name) === "yes" ? "yes" : "");
  return {
    age: among("age", AGE_CHOICES),
    unused: among("unused", UNUSED_CHOICES),
    acquired: among("acquired", ACQUIRED_CHOICES),
    condition: among("condition", CONDITION_CHOICES),
    status: among("status", STATUS_CHOICES),
    location: number("location"),
    category: number("category"),
    class_from: text("class_from"),
    class_to: text("class_to"),
    copies: flag("copies"),
    newer: flag("newer"),
    weeding: number("weeding"),
  };
}

export function candidatesHref(urlState: CandidatesUrlState): string {
  return hrefWith(PATH, { ...urlState });
}

/** So many filters are set. */
export function countFilters({ weeding: _weeding, ...filters }: CandidatesUrlState): number {
  return Object.values(filters).filter((value) => value !== "").length;
}

export function withoutFilters({ weeding }: CandidatesUrlState): CandidatesUrlState {
  return { ...parseCandidatesUrl(new URLSearchParams()), weeding };
}

/** The same day so many years before; the 28th where there is no 29th of February. */
function yearsBefore(today: string, count: number): string {
  return `${Number(today.slice(0, 4)) - count}${today.slice(4).replace("-02-29", "-02-28")}`;
}

function daysOf({ age, unused, acquired }: CandidatesUrlState, today: string) {
  return {
    publishedBefore: age === "" ? null : Number(today.slice(0, 4)) - Number(age) + 1,
    unusedSince: unused === "" || unused === "never" ? null : yearsBefore(today, Number(unused)),
    acquiredBefore: acquired === "" ? null : yearsBefore(today, Number(acquired)),
  };
}

/** What is shown, as arguments of the GraphQL query. */
export function toCandidateFilter(urlState: CandidatesUrlState, today: string): WeedingCandidateFilter {
  const { unused, condition, status, location, category, class_from, class_to, copies, newer } = urlState;
  return {
    ...daysOf(urlState, today),
    neverUsed: unused === "never" ? true : null,
    condition: condition === "" ? null : (condition.toUpperCase() as CopyCondition),
    status: status === "" ? null : (status.toUpperCase() as WeedingCandidateStatus),
    locationId: location === "" ? null : btoa(`Location:${location}`),
    categoryId: category === "" ? null : btoa(`Category:${category}`),
    classFrom: class_from || null,
    classTo: class_to || null,
    hasOtherCopies: copies === "yes" ? true : null,
    hasNewerEdition: newer === "yes" ? true : null,
  };
}

/** What is shown, as a file. */
export function candidatesFileHref(urlState: CandidatesUrlState, today: string): string {
  const { unused, condition, status, location, category, class_from, class_to, copies, newer } = urlState;
  const { publishedBefore, unusedSince, acquiredBefore } = daysOf(urlState, today);
  return hrefWith("/api/weedings/candidates/export", {
    published_before: publishedBefore === null ? "" : String(publishedBefore),
    unused_since: unusedSince ?? "",
    acquired_before: acquiredBefore ?? "",
    never_used: unused === "never" ? "true" : "",
    condition,
    status,
    location_id: location,
    category_id: category,
    class_from,
    class_to,
    has_other_copies: copies === "yes" ? "true" : "",
    has_newer_edition: newer === "yes" ? "true" : "",
  });
}
