import { z } from "zod";

import {
  type DescribedField,
  inOrder,
  mapFields,
  namesOf,
  pluck,
  type RecordOf,
  type SentField,
  type ShownField,
} from "../platform/fields/describedField.js";
import { MOST_RUPIAH } from "../platform/validation/fields.js";

export const FINE_DAYS = ["open", "calendar"] as const;
/** Which days of lateness count: those on which the library is open, or all of them. */
export type FineDays = (typeof FINE_DAYS)[number];

/** How the library takes a student's limit, and loans that are overdue. */
export const STRICTNESSES = ["impossible", "confirm", "notice"] as const;
export type Strictness = (typeof STRICTNESSES)[number];

/** More than any book costs; many days of it still fit into a column. */
const MOST_PER_DAY = 1_000_000;
/** A month for each day. */
const MOST_SUSPENSION_PER_DAY = 30;
const someRupiah = z.int().min(1).max(MOST_RUPIAH);

interface Figure extends DescribedField {
  /** What may be sent, but for null. */
  readonly input: z.ZodType;
  /** Until a library changes it. */
  readonly initial: string | number | boolean | null;
}

/** Of a figure among the settings. */
interface SettingTexts {
  readonly setting: {
    readonly says: string;
    /** REST's, where it is another. */
    readonly restSays?: string;
    readonly sent: string;
  };
}

/** Of a figure in a rule of a kind or a category, and among those that apply in the end. */
interface RuleTexts {
  readonly rule: {
    readonly says: string;
    readonly restSays?: string;
    readonly sent: string;
    /** REST's, where it is another; null where it has none. */
    readonly restSent?: string | null;
  };
  readonly policy: { readonly says: string; readonly restSays?: string };
}

/**
 * Each figure of lending is said here once: what both doors show and take, the settings' defaults and a loan's own
 * figures follow from it. A new one needs its columns in LoanRule.entity.ts and Borrowing.entity.ts besides.
 */
const shared = {
  loanDays: {
    kind: "integer",
    isNullable: false,
    input: z.int().min(1).max(365),
    initial: 7,
    setting: { says: "How long a book is lent.", sent: "1 to 365." },
    rule: { says: "How long such a book is lent.", sent: "1 to 365." },
    policy: { says: "How long the book is lent." },
  },
  /** How many may be on loan at once, of those that count. */
  mostLoans: {
    kind: "integer",
    isNullable: false,
    input: z.int().min(1).max(100),
    initial: 3,
    setting: { says: "How many copies a student may have on loan at once.", sent: "1 to 100." },
    rule: {
      says: "How many at once: of all that count for a kind, of its own books for a category.",
      sent: "1 to 100.",
      restSent: "1 to 100; of all that count for a kind, of its own books for a category.",
    },
    policy: {
      says: "How many at once by the nearest rule; a loan has to keep to `kindLimit` and to `categoryLimit`.",
      restSays: "By the nearest rule; both limits below hold.",
    },
  },
  mostRenewals: {
    kind: "integer",
    isNullable: false,
    input: z.int().min(0).max(50),
    initial: 2,
    setting: { says: "How often a borrowing is renewed.", sent: "0 to 50." },
    rule: { says: "How often such a loan is renewed.", sent: "0 to 50." },
    policy: { says: "How often it is renewed." },
  },
  finePerDay: {
    kind: "integer",
    isNullable: false,
    input: z.int().min(0).max(MOST_PER_DAY),
    initial: 500,
    setting: {
      says: "Rupiah for each day and copy overdue (denda).",
      restSays: "Rupiah for each day and copy overdue.",
      sent: "Whole rupiah.",
    },
    rule: { says: "Rupiah for each day overdue.", sent: "Whole rupiah." },
    policy: { says: "Rupiah for each day overdue." },
  },
  fineDays: {
    kind: FINE_DAYS,
    isNullable: false,
    input: z.enum(FINE_DAYS),
    initial: "open",
    setting: {
      says: "Which days overdue count.",
      restSays: "Which days overdue count: those on which it is `open`, or all of them.",
      sent: "Which days overdue count.",
    },
    rule: { says: "Which days overdue count.", sent: "Which days overdue count.", restSent: null },
    policy: { says: "Which days overdue count." },
  },
  /** So many days late cost nothing. */
  graceDays: {
    kind: "integer",
    isNullable: false,
    input: z.int().min(0).max(60),
    initial: 0,
    setting: {
      says: "Days overdue that cost nothing (toleransi keterlambatan).",
      restSays: "Days overdue that cost nothing.",
      sent: "0 to 60.",
    },
    rule: { says: "Days overdue that cost nothing.", sent: "0 to 60." },
    policy: { says: "Days overdue that cost nothing." },
  },
  /** Whether a longer delay also costs its days of grace. */
  graceCharged: {
    kind: "boolean",
    isNullable: false,
    input: z.boolean(),
    initial: true,
    setting: {
      says: "Whether a longer delay also costs its days of grace.",
      sent: "Whether a longer delay also costs its days of grace.",
    },
    rule: {
      says: "Whether a longer delay also costs its days of grace.",
      sent: "Whether a longer delay also costs its days of grace.",
    },
    policy: { says: "Whether a longer delay also costs its days of grace." },
  },
  /** For how many days a late return suspends, for each day that would be fined; 0 for none. */
  suspendDaysPerDay: {
    kind: "integer",
    isNullable: false,
    input: z.int().min(0).max(MOST_SUSPENSION_PER_DAY),
    initial: 0,
    setting: {
      says: "For how many days a late return suspends, for each day that would be fined; 0 for none.",
      restSays: "For how many days a late return suspends, for each day overdue that would be fined; 0 for none.",
      sent: "0 to 30: days of suspension for each day overdue.",
    },
    rule: {
      says: "For how many days a late return suspends, for each day that would be fined.",
      sent: "0 to 30: days of suspension for each day overdue.",
    },
    policy: {
      says: "For how many days a late return suspends, for each day that would be fined; 0 for none.",
      restSays: "For how many days a late return suspends, for each day that would be fined.",
    },
  },
  /** The most that one loan's lateness costs; null for no limit. */
  fineCap: {
    kind: "integer",
    isNullable: true,
    input: someRupiah,
    initial: null,
    setting: {
      says: "The most that one borrowing's lateness costs; null for no limit.",
      sent: "Whole rupiah from 1; null for no limit.",
    },
    rule: { says: "The most that one loan's lateness costs.", sent: "Whole rupiah from 1." },
    policy: { says: "The most that its lateness costs." },
  },
  /** Whether lateness costs no more than the book. */
  capAtPrice: {
    kind: "boolean",
    isNullable: false,
    input: z.boolean(),
    initial: false,
    setting: {
      says: "Whether lateness costs no more than the book.",
      sent: "Whether lateness costs no more than the book.",
    },
    rule: {
      says: "Whether lateness costs no more than the book.",
      sent: "Whether lateness costs no more than the book.",
    },
    policy: { says: "Whether lateness costs no more than the book." },
  },
  /** From so much debt on a loan has to be confirmed; null for never. */
  debtLimit: {
    kind: "integer",
    isNullable: true,
    input: someRupiah,
    initial: null,
    setting: {
      says: "From so much debt on a loan has to be confirmed; null for never.",
      sent: "Whole rupiah from 1; null for never.",
    },
    rule: { says: "From so much debt on a loan has to be confirmed.", sent: "Whole rupiah from 1." },
    policy: { says: "From so much debt on it has to be confirmed." },
  },
} as const satisfies Readonly<Record<string, Figure & SettingTexts & RuleTexts>>;

const FIRST_DUE = "2020-01-01";
const LAST_DUE = "2100-12-31";

/** What only a rule has; `initial` is what the general rule says of it. */
const onlyInRules = {
  /** A fixed last day, as of textbooks for a school year; null where `loanDays` decide. */
  dueOn: {
    kind: "day",
    isNullable: true,
    // A fixed last day from years ago or in a hundred is a slip of the pen.
    input: z.iso
      .date({ error: "Isi dengan tanggal. Contoh: 11 Jun 2027", abort: true })
      .refine((day) => day >= FIRST_DUE && day <= LAST_DUE, "Isi dengan tanggal. Contoh: 11 Jun 2027"),
    initial: null,
    rule: {
      says: "A fixed last day, as of textbooks for a school year.",
      restSays: "A fixed last day, as of textbooks for a school year.",
      sent: "A fixed last day, as of textbooks for a school year.",
    },
    policy: { says: "A fixed last day instead." },
  },
  lendable: {
    kind: "boolean",
    isNullable: false,
    input: z.boolean(),
    initial: true,
    rule: { says: "Whether such books are lent at all.", sent: "Whether such books are lent at all." },
    policy: { says: "Whether the book is lent at all." },
  },
  /** Whether such a loan counts towards `mostLoans`. */
  countsToLimit: {
    kind: "boolean",
    isNullable: false,
    input: z.boolean(),
    initial: true,
    rule: {
      says: "Whether such loans count towards the limit of the kind.",
      sent: "Whether such loans count towards the limit of the kind.",
    },
    policy: { says: "Whether it counts towards the kind's limit." },
  },
} as const satisfies Readonly<Record<string, Figure & RuleTexts>>;

/** What only the library as a whole has. */
const onlyInSettings = {
  limitStrictness: {
    kind: STRICTNESSES,
    isNullable: false,
    input: z.enum(STRICTNESSES),
    initial: "confirm",
    setting: { says: "How a loan beyond the limit is taken.", sent: "Of a loan beyond the limit." },
  },
  overdueStrictness: {
    kind: STRICTNESSES,
    isNullable: false,
    input: z.enum(STRICTNESSES),
    initial: "confirm",
    setting: { says: "How a loan is taken while others are overdue.", sent: "Of a loan while others are overdue." },
  },
  /** What a lost book costs whose own price nobody knows. */
  defaultPrice: {
    kind: "integer",
    isNullable: true,
    input: someRupiah,
    initial: null,
    setting: {
      says: "What a lost book costs whose own price nobody knows; null where the desk is asked.",
      restSays: "What a lost book costs whose own price nobody knows; null to ask.",
      sent: "Whole rupiah from 1; null to ask at the desk.",
    },
  },
} as const satisfies Readonly<Record<string, Figure & SettingTexts>>;

const settingFigures = { ...shared, ...onlyInSettings };
/** The figures of a rule, and of what applies in the end. */
const ruleFigures = inOrder({ ...shared, ...onlyInRules }, "loanDays", "dueOn");

type SettingFigures = typeof settingFigures;
type RuleFigureTexts = typeof ruleFigures;

/** The rules that a loan is made under. Money is whole rupiah. */
export type PolicyFigures = RecordOf<RuleFigureTexts>;
export const FIGURE_NAMES = namesOf(ruleFigures);

type GeneralFigures = RecordOf<typeof shared>;

/** The general rule. A last day, and what is not lent or does not count, only a kind or a category has. */
export function generalFigures(settings: GeneralFigures): PolicyFigures {
  const own = mapFields(shared, (_figure, name) => settings[name]) as GeneralFigures;
  return { ...own, ...pluck(onlyInRules, "initial") };
}

/** Each figure with what else a door asks of it; in a rule any of them may be null. */
type Described<Fields extends object, Nullable extends boolean | "own", More> = {
  readonly [Name in keyof Fields]: Fields[Name] extends DescribedField
    ? {
        readonly kind: Fields[Name]["kind"];
        readonly isNullable: Nullable extends "own" ? Fields[Name]["isNullable"] : Nullable;
      } & More
    : never;
};
type Shown<Fields extends object, Nullable extends boolean | "own"> = Described<
  Fields,
  Nullable,
  Pick<ShownField, "says" | "restSays">
>;
type Sent<Fields extends object, Nullable extends boolean | "own"> = Described<
  Fields,
  Nullable,
  Pick<SentField, "sent">
>;

/** The general figures as the settings show them. */
export const shownSettings = mapFields(settingFigures, ({ kind, isNullable, setting }: Figure & SettingTexts) => ({
  kind,
  isNullable,
  says: setting.says,
  restSays: setting.restSays ?? setting.says,
})) as Shown<SettingFigures, "own">;

/** As they are changed there. */
export const sentSettings = mapFields(settingFigures, ({ kind, isNullable, setting }: Figure & SettingTexts) => ({
  kind,
  isNullable,
  sent: { says: setting.sent },
})) as Sent<SettingFigures, "own">;

/** What a rule says: each figure may fall through. */
export const shownRule = mapFields(ruleFigures, ({ kind, rule: { says, restSays } }: Figure & RuleTexts) => ({
  kind,
  isNullable: true,
  says,
  restSays,
})) as Shown<RuleFigureTexts, true>;

export const sentRule = mapFields(ruleFigures, ({ kind, rule }: Figure & RuleTexts) => ({
  kind,
  isNullable: true,
  sent: { says: rule.sent },
})) as Sent<RuleFigureTexts, true>;

/** What applies to a kind and a category in the end. */
export const shownPolicy = mapFields(ruleFigures, ({ kind, isNullable, policy }: Figure & RuleTexts) => ({
  kind,
  isNullable,
  says: policy.says,
  restSays: policy.restSays,
})) as Shown<RuleFigureTexts, "own">;

/** Until a library changes them. */
export const initialSettings: RecordOf<SettingFigures> = pluck(settingFigures, "initial");

/** What each figure takes among the settings, where null stands for a limit that is not there. */
export const settingInputs = mapFields(settingFigures, ({ input, isNullable }: Figure) =>
  isNullable ? input.nullable() : input,
) as unknown as {
  readonly [Name in keyof SettingFigures]: SettingFigures[Name]["isNullable"] extends true
    ? z.ZodNullable<SettingFigures[Name]["input"]>
    : SettingFigures[Name]["input"];
};

/** What it takes in a rule: null falls through; left out it is null in a new rule, and stays in one that is there. */
export const ruleInputs = mapFields(ruleFigures, ({ input, rule: { sent, restSent = sent } }: Figure & RuleTexts) =>
  restSent === null ? input.nullish() : input.nullish().describe(restSent),
) as unknown as {
  readonly [Name in keyof RuleFigureTexts]: z.ZodOptional<z.ZodNullable<RuleFigureTexts[Name]["input"]>>;
};
