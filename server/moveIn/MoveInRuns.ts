import type { Viewer } from "../viewer.js";
import type { LibraryLook, LookedRow } from "./look/lookAtLibrary.js";
import type { MoveInAnswers } from "./library/MovingLibrary.js";
import type { MoveInCounts } from "./MoveIn.entity.js";

/** A move whose row this process has claimed. */
export interface ClaimedMoveIn {
  readonly id: number;
  readonly owner: string;
  readonly fileName: string | null;
}

export interface DumpToBring {
  /** Of the loaded dump. */
  readonly dump: string;
  readonly answers: MoveInAnswers;
  /** Each row of which something is said. */
  readonly onRow: (row: LookedRow) => void;
}

/** What writes a library that moves in, and takes it away again. */
export interface MoveInRuns {
  /** Brings in what the dump has, and says what came of it. */
  bring(viewer: Viewer, moveIn: ClaimedMoveIn, brought: DumpToBring): Promise<LibraryLook>;
  /** Takes away what nobody has used since, and says what has stayed. */
  undo(viewer: Viewer, moveIn: ClaimedMoveIn): Promise<MoveInCounts>;
}
