import { formatLongDate } from "../format/formatDate";
import { formatPrice } from "../format/formatPrice";
import type { InputName } from "../forms/InputName";
import { graphql } from "../gql/gql";
import type {
  LendingFigures_SettingsFragment,
  LoanRuleRow_LoanRuleFragment,
  UpdateLoanRuleInput,
} from "../gql/graphql";
import { fineDaysLabels } from "./sections/fineDaysLabels";

export const LendingFigures_settings = graphql(`
  fragment LendingFigures_settings on SettingsInfo {
    loanDays
    mostLoans
    mostRenewals
    finePerDay
    fineDays
    graceDays
    suspendDaysPerDay
    graceCharged
    fineCap
    capAtPrice
    debtLimit
  }
`);

export const LoanRuleRow_loanRule = graphql(`
  fragment LoanRuleRow_loanRule on LoanRule {
    id
    databaseId
    memberKind {
      id
      name
      position
    }
    category {
      id
      name
    }
    loanDays
    dueOn
    mostLoans
    mostRenewals
    finePerDay
    fineDays
    graceDays
    suspendDaysPerDay
    graceCharged
    fineCap
    capAtPrice
    debtLimit
    lendable
    countsToLimit
  }
`);

export const LoanPolicyQuery = graphql(`
  query LoanPolicy($memberKindId: ID, $categoryId: ID, $withoutOwnRule: Boolean) {
    loanPolicy(memberKindId: $memberKindId, categoryId: $categoryId, withoutOwnRule: $withoutOwnRule) {
      figures {
        loanDays
        dueOn
        mostLoans
        mostRenewals
        finePerDay
        fineDays
        graceDays
        suspendDaysPerDay
        graceCharged
        fineCap
        capAtPrice
        debtLimit
        lendable
        countsToLimit
      }
      sources {
        loanDays
        dueOn
        mostLoans
        mostRenewals
        finePerDay
        fineDays
        graceDays
        suspendDaysPerDay
        graceCharged
        fineCap
        capAtPrice
        debtLimit
        lendable
        countsToLimit
      }
      kindLimit
      categoryLimit
    }
  }
`);

export type LoanRule = LoanRuleRow_LoanRuleFragment;
export type FigureName = InputName<UpdateLoanRuleInput>;
/** The figures of a rule; null falls through. */
export type RuleFigures = Pick<LoanRule, FigureName>;

type FigureOf<Name extends FigureName> = NonNullable<RuleFigures[Name]>;

interface Figure<Name extends FigureName> {
  /** What people call it, in the general rules and in those of a kind or a category. */
  label: string;
  /** How it is filled in. */
  field: "number" | "money" | "yesNo" | "fineDays" | "day";
  /** Where a form has it. */
  group: "loan" | "fine";
  /** Below its field in the general rules, and in a rule of a kind or a category. */
  hint?: string;
  ruleHint?: string;
  /** What it means on this day. */
  words: (figure: FigureOf<Name>, today: string) => string;
}

/** Every figure of lending, in the order of the forms. */
export const lendingFigures = {
  loanDays: { label: "Lama pinjam (hari)", field: "number", group: "loan", words: (days) => `${days} hari` },
  dueOn: {
    label: "Jatuh tempo tetap",
    field: "day",
    group: "loan",
    ruleHint:
      "Satu tanggal untuk semua peminjaman. Contoh: buku paket setahun. Setelah tanggal itu lewat, lama pinjam yang berlaku.",
    words: (day, today) => `jatuh tempo ${formatLongDate(day)}${day > today ? "" : " (sudah lewat)"}`,
  },
  mostLoans: { label: "Batas jumlah pinjaman", field: "number", group: "loan", words: (books) => `${books} buku` },
  mostRenewals: {
    label: "Batas perpanjangan",
    field: "number",
    group: "loan",
    words: (times) => (times === 0 ? "tanpa perpanjangan" : `perpanjang ${times} kali`),
  },
  lendable: {
    label: "Dipinjamkan",
    field: "yesNo",
    group: "loan",
    words: (isLendable) => (isLendable ? "dipinjamkan" : "tidak dipinjamkan"),
  },
  countsToLimit: {
    label: "Dihitung dalam batas pinjaman",
    field: "yesNo",
    group: "loan",
    words: (counts) => (counts ? "dihitung dalam batas pinjaman" : "tidak dihitung dalam batas pinjaman"),
  },
  finePerDay: {
    label: "Denda per hari (Rp)",
    field: "money",
    group: "fine",
    hint: "Untuk setiap eksemplar; 0 berarti tanpa denda.",
    ruleHint: "0 berarti tanpa denda.",
    words: (rupiah) => `denda ${formatPrice(rupiah)}${rupiah === 0 ? "" : " per hari"}`,
  },
  fineDays: {
    label: "Hari yang didenda",
    field: "fineDays",
    group: "fine",
    words: (days) => `denda dihitung ${fineDaysLabels[days].toLowerCase()}`,
  },
  graceDays: {
    label: "Toleransi keterlambatan (hari)",
    field: "number",
    group: "fine",
    hint: "Hari terlambat yang belum didenda.",
    words: (days) => `toleransi ${days} hari`,
  },
  suspendDaysPerDay: {
    label: "Penangguhan per hari terlambat",
    field: "number",
    group: "fine",
    hint: "Lama larangan meminjam untuk setiap hari terlambat. Isi 0 jika tidak ada.",
    words: (days) => (days === 0 ? "tanpa penangguhan" : `ditangguhkan ${days} hari untuk setiap hari terlambat`),
  },
  graceCharged: {
    label: "Hari toleransi ikut didenda",
    field: "yesNo",
    group: "fine",
    words: (isCharged) => (isCharged ? "hari toleransi ikut didenda" : "hari toleransi tidak didenda"),
  },
  fineCap: {
    label: "Denda maksimal (Rp)",
    field: "money",
    group: "fine",
    hint: "Untuk satu peminjaman. Kosongkan jika tanpa batas.",
    words: (rupiah) => `denda maksimal ${formatPrice(rupiah)}`,
  },
  capAtPrice: {
    label: "Denda tidak melebihi harga buku",
    field: "yesNo",
    group: "fine",
    words: (isCapped) => (isCapped ? "denda tidak melebihi harga buku" : "denda boleh melebihi harga buku"),
  },
  debtLimit: {
    label: "Batas tunggakan denda (Rp)",
    field: "money",
    group: "fine",
    hint: "Jika denda mencapai jumlah ini, peminjaman perlu dikonfirmasi. Kosongkan jika tidak perlu.",
    words: (rupiah) => `konfirmasi mulai tunggakan ${formatPrice(rupiah)}`,
  },
} as const satisfies { [Name in FigureName]: Figure<Name> };

type Figures = typeof lendingFigures;
/** The figures that are filled in in one of these ways. */
type NameOf<Field extends Figure<FigureName>["field"]> = {
  [Name in FigureName]: Figures[Name]["field"] extends Field ? Name : never;
}[FigureName];

export type NumberName = NameOf<"number" | "money">;
export type YesNoName = NameOf<"yesNo">;

export const FIGURE_NAMES = Object.keys(lendingFigures) as FigureName[];

export function isNumber(name: FigureName): name is NumberName {
  const { field } = lendingFigures[name];
  return field === "number" || field === "money";
}

export function isYesNo(name: FigureName): name is YesNoName {
  return lendingFigures[name].field === "yesNo";
}

/** What stands below its field: in the general rules, and in those of a kind or a category. */
export const hintOf = (name: FigureName): string | undefined => (lendingFigures[name] as Figure<FigureName>).hint;
export const ruleHintOf = (name: FigureName): string | undefined =>
  (lendingFigures[name] as Figure<FigureName>).ruleHint;

/** The names of a group, in the order of the forms. */
export const figuresIn = (group: Figure<FigureName>["group"]) =>
  FIGURE_NAMES.filter((name) => lendingFigures[name].group === group);

/** A figure that the general rules have too. */
export type GeneralName = FigureName & keyof LendingFigures_SettingsFragment;
const ONLY_IN_RULES: Readonly<Record<Exclude<FigureName, GeneralName>, true>> = {
  dueOn: true,
  lendable: true,
  countsToLimit: true,
};

export function isGeneral(name: FigureName): name is GeneralName {
  return !(name in ONLY_IN_RULES);
}

export const GENERAL_NAMES = FIGURE_NAMES.filter(isGeneral);

const labelsOf = <Name extends FigureName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, lendingFigures[name].label])) as Readonly<Record<Name, string>>;

export const policyLabels = labelsOf(FIGURE_NAMES);
export const generalLabels = labelsOf(GENERAL_NAMES);

/** What a figure means on this day; null where there is none. */
export function figureWords<Name extends FigureName>(
  name: Name,
  figure: RuleFigures[Name] | null,
  today: string,
): string | null {
  // Each figure's words take a value of that figure.
  const { words } = lendingFigures[name] as unknown as Figure<Name>;
  return figure === null ? null : words(figure, today);
}
