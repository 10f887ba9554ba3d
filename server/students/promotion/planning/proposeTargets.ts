import { MAX_GRADE, parseGradeName } from "./gradeName.js";

/** What becomes of a class, or of one pupil of it. */
export const PROMOTION_ACTIONS = ["promote", "stay", "graduate", "move", "skip"] as const;
type PromotionAction = (typeof PROMOTION_ACTIONS)[number];

export interface Decision {
  readonly action: PromotionAction;
  /** Set only for `promote`. */
  readonly targetClassName: string | null;
}

/** The last grades of primary and of the two secondary schools, and of a vocational school of four years. */
const LAST_GRADES: readonly number[] = [6, 9, 12, MAX_GRADE];
const MAX_NAME_LENGTH = 100;
const GRADUATE: Decision = { action: "graduate", targetClassName: null };

/**
 * Proposes for each class where it goes, by the grade in its name and the highest grade of the school; null for a name
 * that says nothing of a grade, which a person decides. Names that differ are given targets that differ.
 */
export function proposeTargets(classNames: readonly string[]): Map<string, Decision | null> {
  const grades = classNames.flatMap((name) => parseGradeName(name) ?? []);
  const highest = Math.max(0, ...grades.map(({ grade }) => grade));
  // Only some branches of a vocational school have a fourth year.
  const fourYearBranches = new Set(grades.filter(({ grade }) => grade === MAX_GRADE).map(({ branch }) => branch));
  return new Map(
    classNames.map((name) => {
      const parsed = parseGradeName(name);
      if (!parsed) {
        return [name, null];
      }
      const { grade, branch, inGrade } = parsed;
      const endsAtTwelve = grade === MAX_GRADE - 1 && !fourYearBranches.has(branch);
      if (endsAtTwelve || (grade === highest && LAST_GRADES.includes(grade))) {
        return [name, GRADUATE];
      }
      const target = inGrade(grade + 1);
      return [name, target === null || target.length > MAX_NAME_LENGTH ? null : promotionTo(target)];
    }),
  );
}

export function promotionTo(targetClassName: string): Decision {
  return { action: "promote", targetClassName };
}
