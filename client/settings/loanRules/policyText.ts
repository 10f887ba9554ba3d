import { formatLongDate } from "../../format/formatDate";
import { formatPrice } from "../../format/formatPrice";
import type { InputName } from "../../forms/InputName";
import type { LoanPolicySource, UpdateLoanRuleInput } from "../../gql/graphql";
import { kindLabels } from "../../students/studentLabels";
import { fineDaysLabels } from "../sections/fineDaysLabels";
import type { LoanRule, RulePair } from "./loanRuleRow";

export type FigureName = InputName<UpdateLoanRuleInput>;
/** The figures of a rule; null falls through. */
export type RuleFigures = Pick<LoanRule, FigureName>;

/** Figures that are all there, but for those that may be none. */
export type WholeFigures = { [Name in FigureName]: NonNullable<RuleFigures[Name]> | null };

type Figures = WholeFigures | RuleFigures;

/** The figures of a loan with the two limits that hold at once. */
export interface WholePolicy {
  figures: WholeFigures;
  kindLimit: number;
  categoryLimit: number | null;
}

/** What a figure means on this day, in the order in which a person asks; null where there is none. */
const WORDS: { readonly [Name in FigureName]: (figures: Figures, today: string) => string | null } = {
  lendable: ({ lendable }) => wordFor(lendable, (isLendable) => (isLendable ? "dipinjamkan" : "tidak dipinjamkan")),
  dueOn: ({ dueOn }, today) =>
    wordFor(dueOn, (day) => `jatuh tempo ${formatLongDate(day)}${day > today ? "" : " (sudah lewat)"}`),
  loanDays: ({ loanDays }) => wordFor(loanDays, (days) => `${days} hari`),
  mostLoans: ({ mostLoans }) => wordFor(mostLoans, (books) => `${books} buku`),
  mostRenewals: ({ mostRenewals }) =>
    wordFor(mostRenewals, (times) => (times === 0 ? "tanpa perpanjangan" : `perpanjang ${times} kali`)),
  finePerDay: ({ finePerDay }) =>
    wordFor(finePerDay, (rupiah) => `denda ${formatPrice(rupiah)}${rupiah === 0 ? "" : " per hari"}`),
  fineDays: ({ fineDays }) => wordFor(fineDays, (days) => `denda dihitung ${fineDaysLabels[days].toLowerCase()}`),
  graceDays: ({ graceDays }) => wordFor(graceDays, (days) => `toleransi ${days} hari`),
  graceCharged: ({ graceCharged }) =>
    wordFor(graceCharged, (isCharged) => (isCharged ? "hari toleransi ikut didenda" : "hari toleransi tidak didenda")),
  suspendDaysPerDay: ({ suspendDaysPerDay }) =>
    wordFor(suspendDaysPerDay, (days) =>
      days === 0 ? "tanpa penangguhan" : `ditangguhkan ${days} hari untuk setiap hari terlambat`,
    ),
  fineCap: ({ fineCap }) => wordFor(fineCap, (rupiah) => `denda maksimal ${formatPrice(rupiah)}`),
  capAtPrice: ({ capAtPrice }) =>
    wordFor(capAtPrice, (isCapped) =>
      isCapped ? "denda tidak melebihi harga buku" : "denda boleh melebihi harga buku",
    ),
  debtLimit: ({ debtLimit }) => wordFor(debtLimit, (rupiah) => `konfirmasi mulai tunggakan ${formatPrice(rupiah)}`),
  countsToLimit: ({ countsToLimit }) =>
    wordFor(countsToLimit, (counts) =>
      counts ? "dihitung dalam batas pinjaman" : "tidak dihitung dalam batas pinjaman",
    ),
};

function wordFor<Value>(value: Value | null, say: (value: Value) => string): string | null {
  return value === null ? null : say(value);
}

export const FIGURE_NAMES = Object.keys(WORDS) as FigureName[];

function wordOf(name: FigureName, figures: Figures, today: string): string[] {
  return [WORDS[name](figures, today)].filter((word) => word !== null);
}

/** What a rule says: `30 hari, 5 buku, denda Rp0`. */
export function rulesText(figures: RuleFigures, today: string): string {
  return FIGURE_NAMES.flatMap((name) => wordOf(name, figures, today)).join(", ");
}

/** Both limits hold: `10 buku seluruhnya, 5 buku dari kategori ini`. */
function limitWords({ figures, kindLimit, categoryLimit }: WholePolicy): string[] {
  const ofCategory = categoryLimit === null ? [] : [`${categoryLimit} buku dari kategori ini`];
  if (figures.countsToLimit === false) return [...ofCategory, "tidak dihitung dalam batas pinjaman"];
  return [categoryLimit === null ? `${kindLimit} buku` : `${kindLimit} buku seluruhnya`, ...ofCategory];
}

/** `Guru meminjam Novel: 30 hari, 10 buku, perpanjang 2 kali, denda Rp0.` A last day that has passed is none. */
export function policySentence({ studentKind, category }: RulePair, policy: WholePolicy, today: string): string {
  const { figures } = policy;
  const who = studentKind ? kindLabels[studentKind] : "Siapa pun";
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
export function sourceText(source: LoanPolicySource, { studentKind, category }: RulePair): string {
  const kind = studentKind ? kindLabels[studentKind] : "";
  const names: Readonly<Record<LoanPolicySource, string>> = {
    GENERAL: "aturan umum",
    KIND: `aturan ${kind}`,
    CATEGORY: `aturan ${category?.name ?? ""}`,
    PAIR: `aturan ${kind} · ${category?.name ?? ""}`,
  };
  return names[source];
}
