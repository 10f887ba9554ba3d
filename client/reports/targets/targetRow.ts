import type { ReportFigure, ReportTargetInput } from "../../gql/graphql";

/** A target as it is typed. */
export interface TargetRow {
  /** Known to the form alone. */
  readonly key: number;
  readonly figure: ReportFigure;
  readonly fromClasses: string;
  readonly atLeast: string;
  readonly atMost: string;
  readonly basis: string;
}

interface SavedTarget {
  readonly figure: ReportFigure;
  readonly fromClasses: number;
  readonly atLeast?: number | null;
  readonly atMost?: number | null;
  readonly basis?: string | null;
}

export function toRow(key: number, { figure, fromClasses, atLeast, atMost, basis }: SavedTarget): TargetRow {
  return {
    key,
    figure,
    fromClasses: fromClasses === 0 ? "" : String(fromClasses),
    atLeast: amountText(atLeast),
    atMost: amountText(atMost),
    basis: basis ?? "",
  };
}

/** The figures whose targets are not the same in both. */
export function differingFigures(
  before: readonly SavedTarget[],
  after: readonly SavedTarget[],
): readonly ReportFigure[] {
  const textOf = ({ figure, fromClasses, atLeast, atMost, basis }: SavedTarget) =>
    JSON.stringify([figure, fromClasses, atLeast ?? null, atMost ?? null, basis ?? null]);
  const without = (targets: readonly SavedTarget[], others: readonly SavedTarget[]) => {
    const known = new Set(others.map(textOf));
    return targets.filter((target) => !known.has(textOf(target))).map(({ figure }) => figure);
  };
  return [...new Set([...without(before, after), ...without(after, before)])];
}

/** As `parseAmount` takes it. */
export function amountText(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value).replace(".", ",");
}

/** `3.500` and `3500` as 3500, `2,5` as 2.5; null for nothing, NaN for what is no number. */
export function parseAmount(text: string): number | null {
  const typed = text.replace(/\s/gu, "");
  if (typed === "") return null;
  if (!/^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d{1,2})?$/u.test(typed)) return NaN;
  return Number(typed.replaceAll(".", "").replace(",", "."));
}

interface FieldError {
  readonly name: string;
  readonly message: string;
}

/** The input of the mutation, or what is wrong with it, by the names that the server has for the fields. */
export function parseRows(rows: readonly TargetRow[]): {
  readonly targets: readonly ReportTargetInput[];
  readonly errors: readonly FieldError[];
} {
  const errors: FieldError[] = [];
  const targets = rows.map(({ figure, fromClasses, atLeast, atMost, basis }, index) => {
    const numberOf = (name: string, text: string) => {
      const value = parseAmount(text);
      if (Number.isNaN(value))
        errors.push({ name: fieldName(index, name), message: "Isi dengan angka. Contoh: 3.500" });
      return value;
    };
    const from = numberOf("fromClasses", fromClasses) ?? 0;
    const isRepeated = rows
      .slice(0, index)
      .some((row) => row.figure === figure && (parseAmount(row.fromClasses) ?? 0) === from);
    if (isRepeated) {
      errors.push({
        name: fieldName(index, "fromClasses"),
        message: "Angka ini sudah punya target untuk jumlah rombel yang sama.",
      });
    }
    return {
      figure,
      fromClasses: from,
      atLeast: numberOf("atLeast", atLeast),
      atMost: numberOf("atMost", atMost),
      basis: basis.trim() === "" ? null : basis,
    };
  });
  return { targets, errors };
}

export function fieldName(index: number, name: string): string {
  return `reportTargets.${index}.${name}`;
}
