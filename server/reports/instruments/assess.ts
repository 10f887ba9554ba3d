import type { Answers, Component, Indicator, InstrumentContent } from "./instrumentContent.js";

export interface AssessedIndicator {
  readonly indicator: Indicator;
  /** What the library's own data say, in words. */
  readonly ownFigure: string | null;
  readonly score: number | null;
  readonly note: string | null;
}

export interface AssessedComponent {
  readonly component: Component;
  /** Of its indicators; one without a score counts as 0. */
  readonly score: number;
  readonly maxScore: number;
  /** The weight, as far as the scores reach it; null as long as it has none. */
  readonly value: number | null;
  readonly indicators: readonly AssessedIndicator[];
}

/** What a year's answers come to. */
export interface Judgement {
  readonly components: readonly AssessedComponent[];
  /** Null as long as a component has no weight: nothing is guessed. */
  readonly total: number | null;
  /** What all weights come to. */
  readonly mostTotal: number | null;
  readonly indicatorsCount: number;
  readonly scoredCount: number;
  readonly missingWeights: number;
  /** Weights and indicators that nobody has compared with the rule yet. */
  readonly uncheckedCount: number;
}

export function judge(
  content: InstrumentContent,
  answers: Answers,
  figureText: (figure: NonNullable<Indicator["figure"]>) => string | null,
): Judgement {
  const components = content.components.map((component): AssessedComponent => {
    const indicators = component.indicators.map((indicator): AssessedIndicator => {
      const { score = null, note = null } = answers[indicator.code] ?? {};
      const ownFigure = indicator.figure === null ? null : figureText(indicator.figure);
      // The highest score may have been lowered since.
      return { indicator, ownFigure, score: score === null ? null : Math.min(score, indicator.maxScore), note };
    });
    const score = sumOf(indicators.map((each) => each.score ?? 0));
    const maxScore = sumOf(component.indicators.map((each) => each.maxScore));
    const { weight } = component;
    return {
      component,
      score: rounded(score),
      maxScore: rounded(maxScore),
      value: weight === null ? null : rounded((weight * score) / maxScore),
      indicators,
    };
  });
  const all = components.flatMap(({ indicators }) => indicators);
  const weights = content.components.map(({ weight }) => weight);
  return {
    components,
    total: sumOrNull(components.map(({ value }) => value)),
    mostTotal: sumOrNull(weights),
    indicatorsCount: all.length,
    scoredCount: all.filter(({ score }) => score !== null).length,
    missingWeights: weights.filter((weight) => weight === null).length,
    uncheckedCount:
      content.components.filter(({ needsCheck }) => needsCheck).length +
      all.filter(({ indicator }) => indicator.needsCheck).length,
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function sumOrNull(numbers: readonly (number | null)[]): number | null {
  return numbers.includes(null) ? null : rounded(sumOf(numbers.map((number) => number ?? 0)));
}

/** To two decimals, as it is shown: the total is the sum of what stands above it. */
function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
