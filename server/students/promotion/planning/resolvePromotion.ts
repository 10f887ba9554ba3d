import { createHash } from "node:crypto";

import { required } from "../../../platform/required.js";
import type { Student, StudentStatus } from "../../Student.entity.js";
import { classKeyOf } from "../../studentKeys.js";
import { type Decision, proposeTargets } from "./proposeTargets.js";

/** A pupil at school, suspended or not, as far as a promotion needs to know. */
export interface Pupil extends Readonly<
  Pick<Student, "id" | "nis" | "nisn" | "name" | "className" | "classKey" | "academicYear" | "expiresAt" | "status">
> {
  /** Null without an account. */
  readonly accountIsOpen: boolean | null;
  /** Books that were not brought back, lost ones too until they are made good. */
  readonly openBorrowings: number;
  /** What is owed to the library, in whole rupiah. */
  readonly debt: number;
}

/** The values that a promotion changes. */
export type PromotedValues = Readonly<Pick<Student, "className" | "academicYear" | "expiresAt" | "status">>;

/** What a person has decided so far; the rest is proposed. */
export interface PromotionPlan {
  readonly academicYear: string;
  readonly expiresAt: string | null;
  /** By the key of the class. */
  readonly classes: ReadonlyMap<string, Decision>;
  /** By the pupil's id. */
  readonly exceptions: ReadonlyMap<number, Decision>;
}

export const OUTCOMES = ["promoted", "stayed", "graduated", "moved", "held", "skipped"] as const;
/** `held`: would leave, and has not brought back a book or owes something. */
type PromotionOutcome = (typeof OUTCOMES)[number];
export type OutcomeCounts = Readonly<Record<PromotionOutcome, number>>;

export interface ResolvedPupil {
  readonly pupil: Pupil;
  readonly outcome: PromotionOutcome;
  readonly after: PromotedValues;
}

export interface ResolvedClass extends OutcomeCounts {
  readonly className: string;
  readonly studentsCount: number;
  readonly suspendedCount: number;
  /** Null where neither rule nor person has decided. */
  readonly decision: Decision | null;
  readonly proposal: Decision | null;
  /** Pupils who do not go with the class. */
  readonly exceptionsCount: number;
  /** Other classes that go to the same one. */
  readonly mergesWith: readonly string[];
  /** Pupils who are in the target already and stay there. */
  readonly targetOccupiedBy: number;
}

export interface ResolvedPromotion {
  readonly counts: OutcomeCounts;
  readonly classes: readonly ResolvedClass[];
  readonly pupils: readonly ResolvedPupil[];
  readonly withoutClass: readonly Pupil[];
  /** Who leaves without having brought back every book and paid every fine, held or not. */
  readonly borrowers: readonly ResolvedPupil[];
  /** Who goes up and is in the new academic year already: perhaps it was carried out before. */
  readonly alreadyInYear: number;
  /** Whose membership would end earlier than now. */
  readonly shortened: number;
  /** Known again only if nothing of all this has changed. */
  readonly fingerprint: string;
}

const SKIP: Decision = { action: "skip", targetClassName: null };
const NOBODY: OutcomeCounts = { promoted: 0, stayed: 0, graduated: 0, moved: 0, held: 0, skipped: 0 };

/** What a plan does with every pupil; `pupils` are in the order of their ids. */
export function resolvePromotion(pupils: readonly Pupil[], plan: PromotionPlan): ResolvedPromotion {
  const byClass = new Map<string, Pupil[]>();
  for (const pupil of pupils) {
    if (pupil.classKey !== null) {
      const classmates = byClass.get(pupil.classKey);
      if (classmates) {
        classmates.push(pupil);
      } else {
        byClass.set(pupil.classKey, [pupil]);
      }
    }
  }
  const names = new Map([...byClass].map(([key, classmates]) => [key, nameOf(classmates)]));
  const proposals = proposeTargets([...names.values()]);
  const nameOfClass = (key: string) => required(names.get(key), "the name of a class");
  const decisionOf = (key: string) => plan.classes.get(key) ?? proposals.get(nameOfClass(key)) ?? null;

  const resolved = pupils.map((pupil) => {
    const exception = plan.exceptions.get(pupil.id);
    const decision = exception ?? (pupil.classKey === null ? SKIP : (decisionOf(pupil.classKey) ?? SKIP));
    return resolvePupil(pupil, decision, exception !== undefined, plan);
  });
  const classes = describeClasses(resolved, byClass, nameOfClass, { decisionOf, proposals, plan });
  return {
    counts: countOutcomes(resolved),
    classes,
    pupils: resolved,
    withoutClass: pupils.filter(({ classKey }) => classKey === null),
    borrowers: resolved.filter(
      ({ pupil, outcome, after }) => owesSomething(pupil) && (outcome === "held" || leaves(after.status)),
    ),
    alreadyInYear: resolved.filter(
      ({ pupil, outcome }) => outcome === "promoted" && pupil.academicYear === plan.academicYear,
    ).length,
    shortened: resolved.filter(({ pupil, after }) => isEarlier(after.expiresAt, pupil.expiresAt)).length,
    fingerprint: fingerprintOf(resolved, classes, plan),
  };
}

function resolvePupil(pupil: Pupil, decision: Decision, isException: boolean, plan: PromotionPlan): ResolvedPupil {
  const before: PromotedValues = {
    className: pupil.className,
    academicYear: pupil.academicYear,
    expiresAt: pupil.expiresAt,
    status: pupil.status,
  };
  const renewed = { ...before, academicYear: plan.academicYear, expiresAt: plan.expiresAt };
  switch (decision.action) {
    case "promote":
      return { pupil, outcome: "promoted", after: { ...renewed, className: decision.targetClassName } };
    case "stay":
      return { pupil, outcome: "stayed", after: renewed };
    case "graduate":
    case "move":
      // Named by a person, they go whatever they have.
      if (owesSomething(pupil) && !isException) {
        return { pupil, outcome: "held", after: before };
      }
      return decision.action === "graduate"
        ? { pupil, outcome: "graduated", after: { ...before, status: "graduated" } }
        : { pupil, outcome: "moved", after: { ...before, status: "moved" } };
    case "skip":
      return { pupil, outcome: "skipped", after: before };
  }
}

function owesSomething({ openBorrowings, debt }: Pupil): boolean {
  return openBorrowings > 0 || debt > 0;
}

interface ClassContext {
  readonly decisionOf: (key: string) => Decision | null;
  readonly proposals: ReadonlyMap<string, Decision | null>;
  readonly plan: PromotionPlan;
}

function describeClasses(
  resolved: readonly ResolvedPupil[],
  byClass: ReadonlyMap<string, readonly Pupil[]>,
  nameOfClass: (key: string) => string,
  { decisionOf, proposals, plan }: ClassContext,
): ResolvedClass[] {
  const resolvedByClass = new Map<string, ResolvedPupil[]>([...byClass.keys()].map((key) => [key, []]));
  for (const one of resolved) {
    const { classKey } = one.pupil;
    if (classKey !== null) required(resolvedByClass.get(classKey), "the pupils of a class").push(one);
  }
  const sources = new Map<string, string[]>();
  for (const key of byClass.keys()) {
    const target = targetKey(decisionOf(key));
    if (target !== null) {
      sources.set(target, [...(sources.get(target) ?? []), nameOfClass(key)]);
    }
  }
  // Only pupils who stay with their whole class occupy it; single exceptions do not count.
  const occupied = (target: string) =>
    (resolvedByClass.get(target) ?? []).filter(
      ({ pupil, outcome }) =>
        (outcome === "skipped" || outcome === "stayed" || outcome === "held") && !plan.exceptions.has(pupil.id),
    ).length;
  return [...byClass.keys()].sort(byText).map((key) => {
    const pupils = required(resolvedByClass.get(key), "the pupils of a class");
    const className = nameOfClass(key);
    const decision = decisionOf(key);
    const target = targetKey(decision);
    return {
      className,
      studentsCount: pupils.length,
      suspendedCount: pupils.filter(({ pupil }) => pupil.status === "suspended").length,
      decision,
      proposal: proposals.get(className) ?? null,
      ...countOutcomes(pupils),
      exceptionsCount: pupils.filter(({ pupil }) => plan.exceptions.has(pupil.id)).length,
      mergesWith: target === null ? [] : (sources.get(target) ?? []).filter((name) => name !== className),
      targetOccupiedBy: target === null ? 0 : occupied(target),
    };
  });
}

/** As the class's list names it: the first of its spellings. */
function nameOf(classmates: readonly Pupil[]): string {
  const names = classmates.flatMap(({ className }) => className ?? []);
  return names.reduce((first, name) => (byText(name, first) < 0 ? name : first));
}

function targetKey(decision: Decision | null): string | null {
  return classKeyOf(decision?.targetClassName ?? null);
}

function countOutcomes(pupils: readonly ResolvedPupil[]): OutcomeCounts {
  const counts = { ...NOBODY };
  for (const { outcome } of pupils) {
    counts[outcome] += 1;
  }
  return counts;
}

export function leaves(status: StudentStatus): boolean {
  return status === "graduated" || status === "moved";
}

export function isChanged({ pupil, after }: ResolvedPupil): boolean {
  return (
    pupil.className !== after.className ||
    pupil.academicYear !== after.academicYear ||
    pupil.expiresAt !== after.expiresAt ||
    pupil.status !== after.status
  );
}

function isEarlier(day: string | null, other: string | null): boolean {
  return day !== null && (other === null || day < other);
}

/** Covers what each pupil has and gets: a preview is valid for exactly this act. */
function fingerprintOf(
  resolved: readonly ResolvedPupil[],
  classes: readonly ResolvedClass[],
  { academicYear, expiresAt }: PromotionPlan,
): string {
  const hash = createHash("sha256").update(JSON.stringify([academicYear, expiresAt, classes]));
  for (const { pupil, outcome, after } of resolved) {
    hash.update(
      JSON.stringify([
        pupil.id,
        pupil.className,
        pupil.academicYear,
        pupil.expiresAt,
        pupil.status,
        owesSomething(pupil),
        outcome,
        after.className,
      ]),
    );
  }
  return hash.digest("base64url").slice(0, 32);
}

/** By code units, as SQLite orders text. */
function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
