import { basename } from "node:path";
import { createInterface } from "node:readline/promises";

import { recoverImports } from "../../bookImport/recoverImports.js";
import type { Config } from "../../config.js";
import { ConflictError, DomainError, invalid } from "../../errors.js";
import type { MovingKind } from "../../moveIn/library/MovingLibrary.js";
import type { MoveInCounts } from "../../moveIn/MoveIn.entity.js";
import { bringLibrary } from "../../moveIn/run/bringLibrary.js";
import { recoverMoveIns } from "../../moveIn/run/recoverMoveIns.js";
import { registerMoveIn } from "../../moveIn/run/registerMoveIn.js";
import { balanceOf } from "../../moveIn/steps/balance.js";
import { lastMoveIn, undoMoveIn } from "../../moveIn/undo/undoMoveIn.js";
import { openDatabase } from "../../openDatabase.js";
import { migrationNames } from "../../platform/database/connect.js";
import type { Database } from "../../platform/database/Database.js";
import { watchReleases } from "../../platform/database/releases/watchReleases.js";
import { registerOwner } from "../../platform/files/processOwner.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { studentDependents } from "../../studentDependents.js";
import { system } from "../../viewer.js";
import { DifferenceList, writeBalance } from "./balanceFiles.js";
import { lookAt } from "./lookAtDumpCommand.js";
import { balanceLines, count } from "./tellLook.js";
import { type OldLibrary, withOldLibrary } from "./withOldLibrary.js";

interface MoveInOptions {
  readonly answers: readonly string[];
  /** Without asking first. */
  readonly yes: boolean;
  readonly verbose: boolean;
}

const STAGES: Readonly<Record<MovingKind | "publishing", string>> = {
  memberKinds: "Jenis anggota",
  titles: "Judul dan eksemplar",
  members: "Anggota",
  rules: "Aturan peminjaman",
  holidays: "Hari libur",
  loans: "Peminjaman",
  charges: "Denda dan pembayaran",
  reservations: "Reservasi",
  visits: "Kunjungan",
  files: "Berkas",
  publishing: "Menampilkan di katalog",
};
const MADE: Readonly<Record<keyof MoveInCounts, string>> = {
  memberKinds: "jenis anggota",
  titles: "judul",
  copies: "eksemplar",
  members: "anggota",
  rules: "aturan peminjaman",
  holidays: "hari libur",
  loans: "peminjaman",
  charges: "denda",
  payments: "pembayaran",
  reservations: "reservasi",
  visits: "kunjungan",
  files: "berkas",
};

/**
 * Brings a whole library of SLiMS or INLISLite in, after it has said what will come; all of it or nothing. Run again
 * with a later dump it brings what is new. Ctrl+C takes back what was written.
 */
export async function moveInCommand(config: Config, file: string, options: MoveInOptions): Promise<void> {
  await withOldLibrary(file, options.answers, (old) =>
    withDatabase(config, async (database) => {
      await lookAt(config, database, old);
      if (!options.yes && !(await isConfirmed())) {
        console.log("Tidak ada yang dipindahkan.");
        return;
      }
      await bring(config, database, old, options);
    }),
  );
}

/** Takes the last move away again, or one by its number, as far as nobody has used it since. */
export async function undoMoveInCommand(config: Config, id: number | null): Promise<void> {
  await withDatabase(config, async (database) => {
    const tools = toolsOf(config);
    await recoverMoveIns(database, tools);
    const undone = id ?? (await lastMoveIn(database));
    if (undone === null) throw new ConflictError("Belum ada perpustakaan yang dipindahkan.");
    const { owner, release } = registerOwner();
    try {
      const kept = await undoMoveIn(database, system, { id: undone, owner, ...tools });
      const lines = madeLines(kept);
      console.log(
        lines.length === 0
          ? "Pindah perpustakaan diurungkan seluruhnya."
          : ["Pindah perpustakaan diurungkan. Tetap ada, karena sudah dipakai atau diubah:", ...lines].join("\n"),
      );
    } finally {
      release();
    }
  });
}

const toolsOf = ({ timeZone }: Config) => ({ timeZone, kindUses: studentDependents.kindUses });

async function withDatabase(config: Config, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl });
  // It may run for minutes, in which a newer version takes the database.
  const over = new AbortController();
  const watching = watchReleases(database, migrationNames, () => undefined, over.signal);
  try {
    await work(database);
  } finally {
    over.abort();
    await watching;
    await database.close();
  }
}

/** Only a person at the keyboard can be asked. */
async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw invalid("yes", "Tambahkan --yes untuk memindahkan tanpa ditanya.");
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await asking.question("\nPindahkan sekarang? Ketik ya lalu Enter: ");
    return /^ya?$/iu.test(answer.trim());
  } finally {
    asking.close();
  }
}

async function bring(
  config: Config,
  database: Database,
  old: OldLibrary,
  { verbose }: Pick<MoveInOptions, "verbose">,
): Promise<void> {
  const { library, answers } = old;
  const tools = toolsOf(config);
  await recoverMoveIns(database, tools);
  await recoverImports(database, config.dataDir);
  const cancel = new AbortController();
  const stop = () => cancel.abort(new ConflictError("Pindah dibatalkan. Tidak ada yang masuk."));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const startedAt = performance.now();
  const list = new DifferenceList(old);
  const { owner, release } = registerOwner();
  const fileName = basename(old.path);
  try {
    console.log("");
    const running = await registerMoveIn(database, system, { owner, library, answers, fileName });
    const { made, tally } = await bringLibrary({
      running,
      viewer: system,
      library,
      answers,
      fileName,
      time: { timeZone: config.timeZone, now: () => new Date() },
      removal: tools,
      signal: cancel.signal,
      onStage: (stage) => process.stderr.write(`${STAGES[stage]} …\n`),
      onRow: (row) => list.add(row),
    });
    await list.close();
    const look = tally.lookAt(library, await library.tallies(answers));
    balanceLines(look, library).forEach((line) => console.log(line));
    const finishedOn = dayIn(config.timeZone, new Date());
    const balance = await writeBalance({ config, database }, old, { tallies: look.tables, finishedOn });
    console.log(["\nBaru di perpustakaan ini:", ...madeLines(made)].join("\n"));
    console.log(
      balanceOf(look.tables).closes ? "Neraca cocok di setiap tabel." : "Neraca belum cocok: lihat berita acara.",
    );
    console.log(`\nSetiap selisih: ${list.path}\nNeraca untuk ditandatangani: ${balance}`);
    console.log("Urungkan, selama belum dipakai: npm run library -- undo-move-in");
    if (verbose) {
      const seconds = (performance.now() - startedAt) / 1000;
      const memory = count(Math.round(process.resourceUsage().maxRSS / 1024));
      console.log(`${seconds.toFixed(1)} detik, memori puncak ${memory} MB.`);
    }
  } catch (error) {
    await list.close();
    if (!(error instanceof DomainError)) console.error("Pindah perpustakaan terhenti. Tidak ada yang masuk.");
    throw error;
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    release();
  }
}

function madeLines(counts: MoveInCounts): string[] {
  return Object.entries(MADE).flatMap(([name, label]) => {
    const made = counts[name as keyof MoveInCounts] ?? 0;
    return made > 0 ? `  ${count(made)} ${label}` : [];
  });
}
