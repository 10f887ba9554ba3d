import type { Database } from "../../platform/database/Database.js";
import type { Viewer } from "../../viewer.js";
import type { LibraryLook } from "../look/lookAtLibrary.js";
import type { MoveInCounts } from "../MoveIn.entity.js";
import type { ClaimedMoveIn, DumpToBring, MoveInRuns } from "../MoveInRuns.js";
import { DumpedLibrary } from "../reading/DumpedLibrary.js";
import type { RemovalTools } from "../undo/removeRecords.js";
import { finishUndo } from "../undo/undoMoveIn.js";
import { bringLibrary } from "./bringLibrary.js";
import { RunningMoveIn } from "./RunningMoveIn.js";

/** Writes libraries that move in, and takes them away again. */
export class MoveInRunner implements MoveInRuns {
  constructor(
    private readonly database: Database,
    private readonly tools: RemovalTools,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Brings in what a loaded dump has, and says what came of it. */
  async bring(
    viewer: Viewer,
    { id, owner, fileName }: ClaimedMoveIn,
    { dump, answers, onRow }: DumpToBring,
  ): Promise<LibraryLook> {
    const running = new RunningMoveIn(this.database, id, owner);
    const library = await DumpedLibrary.open(dump).catch(async (error: unknown) => {
      await running.giveBack("Berkas yang diperiksa tidak dapat dibaca lagi. Unggah lagi.");
      throw error;
    });
    try {
      const { tally } = await bringLibrary({
        running,
        viewer,
        library,
        answers,
        fileName,
        time: { timeZone: this.tools.timeZone, now: this.now },
        removal: this.tools,
        onRow,
      });
      return tally.lookAt(library, await library.tallies(answers));
    } finally {
      await library.close();
    }
  }

  /** Takes away what nobody has used since, and says what has stayed. */
  undo(viewer: Viewer, { id, owner }: ClaimedMoveIn): Promise<MoveInCounts> {
    return finishUndo(new RunningMoveIn(this.database, id, owner), viewer, this.tools);
  }
}
