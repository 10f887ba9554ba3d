import type { LoanPolicySource } from "../../gql/graphql";
import { FIGURE_NAMES, type FigureName, figureWords, type RuleFigures } from "../lendingFigures";
import type { RulePair } from "./loanRuleRow";

/** Figures that are all there, but for those that may be none. */
type WholeFigures = { [Name in FigureName]: NonNullable<RuleFigures[Name]> | null };

type Figures = WholeFigures | RuleFigures;

/** The figures of a loan with the two limits that hold at once. */
export interface WholePolicy {
  figures: WholeFigures;
  kindLimit: number;
  categoryLimit: number | null;
}

/** What a person asks for first; the others follow as forms have them. */
const ASKED_FIRST = [
  "lendable",
  "dueOn",
  "loanDays",
  "mostLoans",
  "mostRenewals",
  "finePerDay",
  "fineDays",
  "graceDays",
  "graceCharged",
] as const satisfies readonly FigureName[];
/** Comes last, since it says little without the other figures. */
const LAST = "countsToLimit" satisfies FigureName;
const AS_ASKED = [
  ...ASKED_FIRST,
  ...FIGURE_NAMES.filter((name) => name !== LAST && !ASKED_FIRST.some((first) => first === name)),
  LAST,
] as const;

function wordOf(name: FigureName, figures: Figures, today: string): string[] {
  return [figureWords(name, figures[name], today)].filter((word) => word !== null);
}

/** What a rule says: `30 hari, 5 buku, denda Rp0`. */
export function rulesText(figures: RuleFigures, today: string): string {
  return AS_ASKED.flatMap((name) => wordOf(name, figures, today)).join(", ");
}

/** Both limits hold: `10 buku seluruhnya, 5 buku dari kategori ini`. */
function limitWords({ figures, kindLimit, categoryLimit }: WholePolicy): string[] {
  const ofCategory = categoryLimit === null ? [] : [`${categoryLimit} buku dari kategori ini`];
  if (figures.countsToLimit === false) return [...ofCategory, "tidak dihitung dalam batas pinjaman"];
  return [categoryLimit === null ? `${kindLimit} buku` : `${kindLimit} buku seluruhnya`, ...ofCategory];
}

/** `Guru meminjam Novel: 30 hari, 10 buku, perpanjang 2 kali, denda Rp0.` A last day that has passed is none. */
export function policySentence({ memberKind, category }: RulePair, policy: WholePolicy, today: string): string {
  const { figures } = policy;
  const who = memberKind?.name ?? "Siapa pun";
  const what = category?.name ?? "buku apa pun";
  if (figures.lendable === false) return `${who} tidak dapat meminjam ${what}: koleksi ini tidak dipinjamkan.`;
  const words = [
    ...wordOf(figures.dueOn !== null && figures.dueOn > today ? "dueOn" : "loanDays", figures, today),
    ...limitWords(policy),
    ...(["mostRenewals", "finePerDay"] as const).flatMap((name) => wordOf(name, figures, today)),
    ...(figures.suspendDaysPerDay === 0 ? [] : wordOf("suspendDaysPerDay", figures, today)),
  ];
  return `${who} meminjam ${what}: ${words.join(", ")}.`;
}

/** Whose rule a figure comes from, in words. */
export function sourceText(source: LoanPolicySource, { memberKind, category }: RulePair): string {
  const kind = memberKind?.name ?? "";
  const names: Readonly<Record<LoanPolicySource, string>> = {
    GENERAL: "aturan umum",
    KIND: `aturan ${kind}`,
    CATEGORY: `aturan ${category?.name ?? ""}`,
    PAIR: `aturan ${kind} · ${category?.name ?? ""}`,
  };
  return names[source];
}
