import sql from "sql-template-tag";

import { registerImport } from "../../bookImport/run/importSlot.js";
import { publishImport } from "../../bookImport/run/publishImport.js";
import { removeImport } from "../../bookImport/run/removeImport.js";
import { RunningImport } from "../../bookImport/run/RunningImport.js";
import { DomainError } from "../../errors.js";
import type { Viewer } from "../../viewer.js";
import { bringCharges } from "../bring/bringCharges.js";
import type { Bringing } from "../bring/Bringing.js";
import { bringLoans } from "../bring/bringLoans.js";
import { bringMemberKinds, bringMembers } from "../bring/bringMembers.js";
import { bringHolidays, bringRules } from "../bring/bringPolicy.js";
import { bringReservations } from "../bring/bringReservations.js";
import { bringTitles } from "../bring/bringTitles.js";
import { bringVisits } from "../bring/bringVisits.js";
import { findOrigin } from "../bring/findOrigin.js";
import { Links } from "../bring/Links.js";
import { LibraryTally, type LookedRow } from "../look/lookAtLibrary.js";
import type { MoveInAnswers, MovingKind, MovingLibrary } from "../library/MovingLibrary.js";
import { type MoveInCounts, moveInTable } from "../MoveIn.entity.js";
import { removeRecords, type RemovalTools } from "../undo/removeRecords.js";
import { assertOwn, MoveInTakenOverError, type RunningMoveIn } from "./RunningMoveIn.js";
import { setWantedSettings } from "./wantedSettings.js";

interface LibraryRun {
  readonly running: RunningMoveIn;
  readonly viewer: Viewer;
  readonly library: MovingLibrary;
  readonly answers: MoveInAnswers;
  readonly fileName: string | null;
  readonly time: Bringing["time"];
  readonly removal: RemovalTools;
  readonly signal?: AbortSignal | undefined;
  /** Told before each kind, and while books begin to show. */
  readonly onStage?: (stage: MovingKind | "publishing") => void;
  /** Each row of which something is said. */
  readonly onRow?: (row: LookedRow) => void;
}

export interface BroughtLibrary {
  readonly made: MoveInCounts;
  readonly tally: LibraryTally;
}

/**
 * Brings in a whole library. Its books are hidden until one transaction commits all of it; what fails before is taken
 * away again before it is thrown, and a process that dies leaves that to the next start.
 * @throws ConflictError while an import runs, or if it was cancelled; MoveInTakenOverError
 */
export async function bringLibrary(run: LibraryRun): Promise<BroughtLibrary> {
  const { running, viewer } = run;
  const { database, id, owner } = running;
  const importId = await registerImport(database, viewer, owner, run.fileName, { isPartOfMove: true }).catch(
    async (error: unknown) => {
      await running.giveBack(failureMessage(error)).catch(() => undefined);
      throw error;
    },
  );
  const books = new RunningImport(database, importId, owner);
  const made = new Counts();
  const tally = new LibraryTally(run.onRow);
  try {
    await running.step("bringing", {}, (tx) => tx.update(moveInTable, { bookImportId: importId }, sql`id = ${id}`));
    const wanted = await bringKinds(run, { books, made, tally });
    await books.commit(viewer, "publishing", async (tx) => {
      await assertOwn(tx, running, "bringing");
      const settings = await setWantedSettings(tx, wanted, run.time.now());
      const counts = made.counts;
      await tx.update(moveInTable, { state: "publishing", stage: null, counts, settings }, sql`id = ${id}`);
      return { action: "moveIn.run", recordId: id, after: { fileName: run.fileName, ...counts } };
    });
  } catch (error) {
    if (!(error instanceof MoveInTakenOverError)) {
      // If the database is not reachable, this is left to the next recovery.
      await takeAway(running, books, run.removal, failureMessage(error)).catch(() => undefined);
    }
    throw error;
  }
  run.onStage?.("publishing");
  await publishImport(books, { from: "publishing" });
  await running.finish("publishing", "done");
  return { made: made.counts, tally };
}

interface Parts {
  readonly books: RunningImport;
  readonly made: Counts;
  readonly tally: LibraryTally;
}

/** In their order, as what comes later refers to what came before. Files follow once it is committed. */
async function bringKinds(run: LibraryRun, { books, made, tally }: Parts) {
  const { running, library, answers, time, signal, onStage } = run;
  const origin = await findOrigin(running, library, answers);
  const bringing: Bringing = {
    running,
    links: new Links(running.id, origin),
    library,
    answers,
    time,
    tally,
    count: (counts) => made.add(counts),
  };
  const begin = async (kind: MovingKind) => {
    signal?.throwIfAborted();
    onStage?.(kind);
    await running.begin("bringing", kind, made.counts);
  };
  await begin("memberKinds");
  await bringMemberKinds(bringing);
  await begin("titles");
  await bringTitles(bringing, books);
  await begin("members");
  await bringMembers(bringing);
  await begin("rules");
  await bringRules(bringing);
  await begin("holidays");
  const wanted = await bringHolidays(bringing);
  await begin("loans");
  await bringLoans(bringing);
  await begin("charges");
  await bringCharges(bringing);
  await begin("reservations");
  await bringReservations(bringing);
  await begin("visits");
  await bringVisits(bringing);
  await begin("files");
  for await (const row of library.read("files", answers)) tally.take(row);
  return wanted;
}

/** What was written before the commit goes: first what names members and copies. */
export async function takeAway(
  running: RunningMoveIn,
  books: RunningImport | null,
  tools: RemovalTools,
  message: string,
): Promise<void> {
  await removeRecords(running, "bringing", tools);
  await running.step("bringing", { isWanted: true }, (tx) =>
    tx.run(sql`DELETE FROM move_in_records WHERE move_in_id = ${running.id}`),
  );
  if (books) await removeImport(books, { from: "staging", message });
  await running.finish("bringing", "cancelled", { message });
}

function failureMessage(error: unknown): string {
  return error instanceof DomainError
    ? error.message
    : "Pindah perpustakaan terhenti karena gangguan di server. Tidak ada yang masuk.";
}

class Counts {
  private readonly made = new Map<string, number>();

  add(counts: MoveInCounts): void {
    for (const [name, count] of Object.entries(counts)) this.made.set(name, (this.made.get(name) ?? 0) + count);
  }

  get counts(): MoveInCounts {
    return Object.fromEntries(this.made);
  }
}
