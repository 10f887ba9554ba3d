import { FIGURE_NAMES, type PolicyFigures } from "../../settings/lendingFigures.js";

/** Figures that only decide whether a loan is made, and are not stored with it. */
type NotKept = "lendable";
type KeptName = Exclude<keyof PolicyFigures, NotKept>;
const KEPT_NAMES = FIGURE_NAMES.filter((name): name is KeptName => name !== ("lendable" satisfies NotKept));

/** `finePerDay` is `policyFinePerDay` of a loan. */
type ColumnOf<Name extends KeptName> = Name extends "mostRenewals" ? "policyRenewals" : `policy${Capitalize<Name>}`;

/** The columns of a loan in which its figures stay as they were when it was made. */
export type KeptFigures = { readonly [Name in KeptName as ColumnOf<Name>]: PolicyFigures[Name] };

function columnOf(name: KeptName): keyof KeptFigures {
  const inColumn = name === "mostRenewals" ? "renewals" : name;
  return `policy${inColumn.charAt(0).toUpperCase()}${inColumn.slice(1)}` as keyof KeptFigures;
}

const COLUMNS = KEPT_NAMES.map((name) => [name, columnOf(name)] as const);

/** For a new loan. */
export function keptFigures(figures: PolicyFigures): KeptFigures {
  return Object.fromEntries(COLUMNS.map(([name, column]) => [column, figures[name]])) as KeptFigures;
}

/** The figures that the loan was made under. */
export function figuresOf(loan: KeptFigures): Omit<PolicyFigures, NotKept> {
  return Object.fromEntries(COLUMNS.map(([name, column]) => [name, loan[column]])) as Omit<PolicyFigures, NotKept>;
}
