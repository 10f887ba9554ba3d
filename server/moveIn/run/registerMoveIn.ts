import { actorOf, userIdOf } from "../../audit/recordAudit.js";
import { ConflictError } from "../../errors.js";
import { emptyValues } from "../../platform/database/columns.js";
import type { Database } from "../../platform/database/Database.js";
import { isDuplicateError } from "../../platform/database/databaseErrors.js";
import { required } from "../../platform/required.js";
import type { Viewer } from "../../viewer.js";
import type { MoveInAnswers, MovingLibrary } from "../library/MovingLibrary.js";
import { moveInTable } from "../MoveIn.entity.js";
import { RunningMoveIn } from "./RunningMoveIn.js";

interface NewMoveIn {
  readonly owner: string;
  readonly library: MovingLibrary;
  readonly answers: MoveInAnswers;
  readonly fileName: string | null;
}

/** A move that runs at once, as the command line's does. @throws ConflictError while another one runs. */
export async function registerMoveIn(
  database: Database,
  viewer: Viewer,
  { owner, library, answers, fileName }: NewMoveIn,
): Promise<RunningMoveIn> {
  const now = new Date();
  const { libraryName, madeAt } = library.description;
  try {
    const id = await database.write({ unaudited: "Its commit has the entry." }, async (tx) => {
      const [added] = await tx.insert(moveInTable, [
        {
          ...emptyValues(moveInTable),
          state: "bringing",
          system: library.system,
          userId: userIdOf(viewer),
          actor: actorOf(viewer),
          fileName: fileName?.slice(-255) ?? null,
          libraryName,
          madeAt: madeAt?.slice(0, 20) ?? null,
          answers,
          runningSlot: 1,
          owner,
          heartbeatAt: now,
          cancelWanted: false,
          createdAt: now,
          startedAt: now,
        },
      ]);
      return required(added, "the move just written");
    });
    return new RunningMoveIn(database, id, owner);
  } catch (error) {
    throw isDuplicateError(error) ? new ConflictError("Pindah lain sedang berjalan. Tunggu sampai selesai.") : error;
  }
}
