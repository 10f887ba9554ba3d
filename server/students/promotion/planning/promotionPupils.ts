import type { Pupil } from "./resolvePromotion.js";
import type { PromotionPreview } from "../StudentPromotionService.js";

/** For a list that a person reads; the whole register is a list of its own. */
export const PUPILS_SHOWN = 200;

export interface PromotionPupil extends Pick<Pupil, "id" | "nis" | "name" | "className" | "openBorrowings" | "debt"> {
  readonly isHeld: boolean;
}

/** The pupils whom a preview names, as far as they are shown. */
export function pupilsOf({ borrowers, pupils, withoutClass }: PromotionPreview) {
  return {
    borrowers: borrowers.slice(0, PUPILS_SHOWN).map(({ pupil, outcome }) => ({ ...pupil, isHeld: outcome === "held" })),
    suspended: pupils
      .filter(({ pupil, outcome }) => pupil.status === "suspended" && outcome !== "skipped")
      .slice(0, PUPILS_SHOWN)
      .map(({ pupil, outcome }) => ({ ...pupil, isHeld: outcome === "held" })),
    withoutClass: withoutClass.slice(0, PUPILS_SHOWN).map((pupil) => ({ ...pupil, isHeld: false })),
  } satisfies Readonly<Record<string, readonly PromotionPupil[]>>;
}
