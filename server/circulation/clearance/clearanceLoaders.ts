import DataLoader from "dataloader";

import type { Viewer } from "../../viewer.js";
import type { LetterRow } from "../clearanceLetters/letterReads.js";
import type { ClearanceService } from "./ClearanceService.js";

/** For the students of a page: the letter of theirs that is valid, as the viewer may see it. */
export function createClearanceLoaders(clearance: ClearanceService, viewer: Viewer) {
  return {
    clearanceLetter: new DataLoader<number, LetterRow | null>(async (studentIds) => {
      const letters = await clearance.ofStudents(viewer, studentIds);
      return studentIds.map((id) => letters.get(id) ?? null);
    }),
  };
}

export type ClearanceLoaders = ReturnType<typeof createClearanceLoaders>;
