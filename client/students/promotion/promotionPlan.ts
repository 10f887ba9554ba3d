import type {
  StudentPromotionAction,
  StudentPromotionClassInput,
  StudentPromotionExceptionInput,
  StudentPromotionPlanInput,
} from "../../gql/graphql";

export interface Decision {
  action: StudentPromotionAction;
  targetClassName: string | null;
}

/** A pupil who does not go with the class, by the student's global id. */
interface Exception extends Decision {
  name: string;
  className: string | null;
}

/** What the librarian has decided; the rest is proposed by the server. */
export interface PromotionPlan {
  academicYear?: string;
  /** Null for memberships without an end. */
  expiresAt?: string | null;
  /** By the name of the class. */
  classes: Readonly<Record<string, Decision>>;
  exceptions: Readonly<Record<string, Exception>>;
}

/** The id of the list of classes that the fields of a target offer. */
export const TARGETS_LIST = "kelas-tujuan";

export const emptyPlan: PromotionPlan = { classes: {}, exceptions: {} };

/** As the server takes it; nothing of what it may propose itself. */
export function toPlanInput({
  academicYear,
  expiresAt,
  classes,
  exceptions,
}: PromotionPlan): StudentPromotionPlanInput {
  const classInputs = Object.entries(classes).map(([className, decision]): StudentPromotionClassInput => ({
    className,
    ...decision,
  }));
  const exceptionInputs = Object.entries(exceptions).map(
    ([studentId, { action, targetClassName }]): StudentPromotionExceptionInput => ({
      studentId,
      action,
      targetClassName,
    }),
  );
  return {
    ...(academicYear === undefined ? {} : { academicYear }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(classInputs.length > 0 ? { classes: classInputs } : {}),
    ...(exceptionInputs.length > 0 ? { exceptions: exceptionInputs } : {}),
  };
}

export function withClass(plan: PromotionPlan, className: string, decision: Decision): PromotionPlan {
  return { ...plan, classes: { ...plan.classes, [className]: decision } };
}

/** Null where they go with their class again. */
export function withExceptions(
  plan: PromotionPlan,
  pupils: readonly { id: string; name: string; className: string | null }[],
  decision: Decision | null,
): PromotionPlan {
  const named = new Set(pupils.map(({ id }) => id));
  const others = Object.entries(plan.exceptions).filter(([id]) => !named.has(id));
  const added =
    decision === null ? [] : pupils.map(({ id, name, className }) => [id, { name, className, ...decision }]);
  return { ...plan, exceptions: Object.fromEntries([...others, ...added]) as PromotionPlan["exceptions"] };
}

export function isEmptyPlan({ classes, exceptions, academicYear, expiresAt }: PromotionPlan): boolean {
  return (
    academicYear === undefined &&
    expiresAt === undefined &&
    Object.keys(classes).length + Object.keys(exceptions).length === 0
  );
}
