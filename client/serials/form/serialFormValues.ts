import type { PickedRecords } from "../../authorities/picker/pickedRecords";
import { WEEKDAYS } from "../../format/weekdays";
import type {
  SerialFacts_SerialFragment as Serial,
  SerialFrequency,
  SerialPriceSpan,
  Weekday,
} from "../../gql/graphql";

/** What is chosen in the form rather than typed. */
export interface SerialChoices {
  readonly frequency: SerialFrequency;
  readonly weekdays: readonly Weekday[];
  readonly firstOn: string;
  readonly endsOn: string;
  readonly makesCopies: boolean;
  readonly location: PickedRecords["locations"] | null;
}

/** What is typed, as it stands in its fields. */
export interface SerialTexts {
  readonly graceDays: string;
  readonly firstVolume: string;
  readonly firstNumber: string;
  readonly labelPattern: string;
  readonly copiesPerIssue: string;
  readonly supplier: string;
  readonly price: string;
  readonly note: string;
  readonly pricePer: SerialPriceSpan;
  readonly restartsYearly: boolean;
}

const textOf = (value: string | number | null) => (value === null ? "" : String(value));

/** A new subscription is a monthly of which each issue becomes one copy. */
export function choicesOf(serial: Serial | null, today: string): SerialChoices {
  if (serial === null) {
    return {
      frequency: "MONTHLY",
      weekdays: WEEKDAYS,
      firstOn: today,
      endsOn: "",
      makesCopies: true,
      location: null,
    };
  }
  const { frequency, weekdays, firstOn, endsOn, makesCopies, location } = serial;
  return {
    frequency,
    weekdays,
    firstOn,
    endsOn: textOf(endsOn),
    makesCopies,
    location: location ? { ...location, shelf: location.shelf ?? null } : null,
  };
}

export function textsOf(serial: Serial | null): SerialTexts {
  const none = { firstVolume: null, firstNumber: null, labelPattern: null, supplier: null, price: null, note: null };
  const usual = { graceDays: 3, copiesPerIssue: 1, pricePer: "ISSUE" as const, restartsYearly: false };
  const values = serial ?? { ...none, ...usual };
  return {
    graceDays: textOf(values.graceDays),
    firstVolume: textOf(values.firstVolume),
    firstNumber: textOf(values.firstNumber),
    labelPattern: textOf(values.labelPattern),
    copiesPerIssue: textOf(values.copiesPerIssue),
    supplier: textOf(values.supplier),
    price: textOf(values.price),
    note: textOf(values.note),
    pricePer: values.pricePer,
    restartsYearly: values.restartsYearly,
  };
}

interface FieldProblem {
  readonly name: string;
  readonly message: string;
}

const NUMBERS = [
  ["firstVolume", 0, 1_000_000],
  ["firstNumber", 0, 1_000_000],
  ["graceDays", 0, 60],
  ["copiesPerIssue", 1, 20],
  ["price", 0, 2_000_000_000],
] as const;
type NumberName = (typeof NUMBERS)[number][0];

/** What was typed as numbers, null for nothing, and which of it is none. */
export function readNumbers(text: (name: string) => string) {
  const problems: FieldProblem[] = [];
  const numbers: Record<NumberName, number | null> = {
    firstVolume: null,
    firstNumber: null,
    graceDays: null,
    copiesPerIssue: null,
    price: null,
  };
  for (const [name, min, max] of NUMBERS) {
    const typed = text(name).replace(/[.\s]/gu, "");
    if (typed === "") continue;
    const value = /^\d{1,10}$/u.test(typed) ? Number(typed) : -1;
    if (value >= min && value <= max) numbers[name] = value;
    else problems.push({ name, message: `Isi dengan angka dari ${min} sampai ${max.toLocaleString("id-ID")}.` });
  }
  return { numbers, problems };
}

/** What is missing of the schedule. */
export function scheduleProblems({ frequency, weekdays, firstOn }: SerialChoices): readonly FieldProblem[] {
  return [
    ...(firstOn === "" ? [{ name: "firstOn", message: "Isi tanggal edisi pertama." }] : []),
    ...(frequency === "DAILY" && weekdays.length === 0
      ? [{ name: "weekdays", message: "Pilih minimal satu hari terbit." }]
      : []),
  ];
}

/** All that is sent of a subscription, but the title it is of. */
export function valuesOf(
  choices: SerialChoices,
  numbers: Readonly<Record<NumberName, number | null>>,
  text: (name: string) => string,
  restartsYearly: boolean,
) {
  const { frequency, weekdays, firstOn, endsOn, makesCopies, location } = choices;
  const { copiesPerIssue, ...others } = numbers;
  return {
    ...others,
    // Its field is not there where no copies are made, and then says nothing.
    ...(makesCopies ? { copiesPerIssue } : {}),
    frequency,
    weekdays: frequency === "DAILY" ? [...weekdays] : [...WEEKDAYS],
    firstOn,
    endsOn: endsOn || null,
    supplier: text("supplier") || null,
    pricePer: text("pricePer") === "YEAR" ? ("YEAR" as const) : ("ISSUE" as const),
    locationId: location?.id ?? null,
    restartsYearly,
    labelPattern: text("labelPattern") || null,
    makesCopies,
    note: text("note") || null,
  };
}
