import type { AccreditationComponentInput, AccreditationFigure } from "../../gql/graphql";
import { amountText, parseAmount } from "../targets/targetRow";

/** An indicator as it is typed. */
export interface IndicatorDraft {
  /** Known to the form alone. */
  readonly key: string;
  readonly code: string | null;
  readonly text: string;
  readonly maxScore: string;
  readonly figure: AccreditationFigure | "";
  readonly guide: string;
  readonly source: string;
  readonly needsCheck: boolean;
}

/** A component as it is typed. */
export interface ComponentDraft {
  readonly key: string;
  readonly name: string;
  readonly weight: string;
  readonly source: string;
  readonly needsCheck: boolean;
  readonly indicators: readonly IndicatorDraft[];
}

interface SavedComponent {
  readonly name: string;
  readonly weight?: number | null;
  readonly source?: string | null;
  readonly needsCheck: boolean;
  readonly indicators: readonly {
    readonly code: string;
    readonly text: string;
    readonly maxScore: number;
    readonly figure?: AccreditationFigure | null;
    readonly guide?: string | null;
    readonly source?: string | null;
    readonly needsCheck: boolean;
  }[];
}

export function toDrafts(components: readonly SavedComponent[]): readonly ComponentDraft[] {
  return components.map(({ name, weight, source, needsCheck, indicators }, index) => ({
    key: String(index),
    name,
    weight: amountText(weight),
    source: source ?? "",
    needsCheck,
    indicators: indicators.map((each) => ({
      key: each.code,
      code: each.code,
      text: each.text,
      maxScore: amountText(each.maxScore),
      figure: each.figure ?? "",
      guide: each.guide ?? "",
      source: each.source ?? "",
      needsCheck: each.needsCheck,
    })),
  }));
}

export function newIndicator(key: string): IndicatorDraft {
  return { key, code: null, text: "", maxScore: "5", figure: "", guide: "", source: "", needsCheck: false };
}

export function newComponent(key: string): ComponentDraft {
  const indicators = [newIndicator(`${key}-0`)];
  return { key, name: "", weight: "", source: "", needsCheck: false, indicators };
}

interface FieldError {
  readonly name: string;
  readonly message: string;
}

const orNull = (text: string) => (text.trim() === "" ? null : text);

/** The input of the mutation, or what is wrong with it, by the names that the server has for the fields. */
export function parseComponents(drafts: readonly ComponentDraft[]): {
  readonly components: AccreditationComponentInput[];
  readonly errors: readonly FieldError[];
} {
  const errors: FieldError[] = [];
  const numberOf = (name: string, text: string) => {
    const value = parseAmount(text);
    if (Number.isNaN(value)) errors.push({ name, message: "Isi dengan angka. Contoh: 12,5" });
    return value;
  };
  const components = drafts.map((component, at) => ({
    name: component.name,
    weight: numberOf(`components.${at}.weight`, component.weight),
    source: orNull(component.source),
    needsCheck: component.needsCheck,
    indicators: component.indicators.map(({ key: _key, maxScore, figure, guide, source, ...each }, index) => ({
      ...each,
      maxScore: numberOf(`components.${at}.indicators.${index}.maxScore`, maxScore),
      figure: figure === "" ? null : figure,
      guide: orNull(guide),
      source: orNull(source),
    })),
  }));
  return { components, errors };
}
