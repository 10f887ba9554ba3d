import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

import { forgetAddresses } from "./audit/forgetAddresses.js";
import { assertNotLost } from "./backup/assertNotLost.js";
import { BackupRunner } from "./backup/runs/BackupRunner.js";
import { NightlyBackups } from "./backup/runs/NightlyBackups.js";
import { finishRestore } from "./backup/restore/decidedRestore.js";
import { BinService } from "./bin/BinService.js";
import { binHandlers } from "./binHandlers.js";
import { BlogPictureService } from "./blogs/pictures/BlogPictureService.js";
import { SearchCounter } from "./books/oftenSearched/SearchCounter.js";
import { UnmetSearchRecorder } from "./books/unmet/UnmetSearchRecorder.js";
import { topicIndex } from "./books/topics/topicIndex.js";
import { countVocabulary, sweepVocabulary } from "./books/vocabulary/countVocabulary.js";
import { loadVocabulary } from "./books/vocabulary/correctWords.js";
import { renewSearchIndex } from "./books/query/search/renewSearchIndex.js";
import { recoverAtStart, recoverImports } from "./bookImport/recoverImports.js";
import { recoverMoveIns } from "./moveIn/run/recoverMoveIns.js";
import { sweepMoveIns } from "./moveIn/sweepMoveIns.js";
import { UndoService } from "./circulation/undo/UndoService.js";
import { NoticeOutbox } from "./circulation/notices/outbox/NoticeOutbox.js";
import { forgetOldResets } from "./passwordReset/resetCodes.js";
import { forgetRegistrations } from "./registrations/forgetRegistrations.js";
import { QueueKeeper } from "./circulation/reservations/QueueKeeper.js";
import type { Config } from "./config.js";
import { createCoverImports, createMoveIns, createStoredFiles, libraryTime } from "./services.js";
import { demoStudents } from "./demo/demoPeople.js";
import { insertDemoFiles } from "./demo/files/insertDemoFiles.js";
import { insertDemoData } from "./demo/insertDemoData.js";
import { HistoryService } from "./history/HistoryService.js";
import { Mailer } from "./platform/mail/Mailer.js";
import { protectDataFolder } from "./platform/files/protectDataFolder.js";
import { ClockWatch } from "./system/clock/ClockWatch.js";
import { createMailOutbox } from "./createMailOutbox.js";
import { claimLibraryFolder } from "./system/libraryFolder.js";
import { studentDependents } from "./studentDependents.js";
import { freezeOldLateness } from "./circulation/borrowings/freezeOldLateness.js";
import { liftEndedSuspensions } from "./students/lending/liftEndedSuspensions.js";
import { SerialEditingService } from "./serials/editing/SerialEditingService.js";
import { sweepStudentImports } from "./students/studentImport/studentImportDrafts.js";
import { replicasAtStart } from "./replicasAtStart.js";
import { startFailure, withoutPassword } from "./startFailure.js";
import { openDatabase } from "./openDatabase.js";
import { metricReadings } from "./metricReadings.js";
import { Tracing } from "./platform/http/tracing.js";
import { Metrics } from "./platform/http/metrics.js";
import type { DatabaseWatch } from "./platform/database/Database.js";
import { migrationNames } from "./platform/database/connect.js";
import { watchReleases } from "./platform/database/releases/watchReleases.js";
import { runSweeps, sweepImportFolders, type Sweeps } from "./sweeps.js";
import { buildApp } from "./http.js";
import { ensureFirstAdministrator } from "./users/ensureFirstAdministrator.js";
import { byteLimit, uploadBounds } from "./settings/uploads/uploadLimits.js";

/** How often to look for imports that another instance left unfinished. */
const RECOVERY_INTERVAL_MS = 60_000;
/** How often to see whether a copy was not fetched in time, or lies free while somebody waits for it. */
const QUEUE_INTERVAL_MS = 60_000;
/** How often to see what students are to be told. */
const NOTICE_INTERVAL_MS = 60_000;
/** How often to see who is to be written to: a person may be waiting for it. */
const MAIL_INTERVAL_MS = 5_000;
/** How often to see whether tonight's backup is due. */
const BACKUP_INTERVAL_MS = 60_000;
/** How often to compare the machine's clock with what was recorded. */
const CLOCK_INTERVAL_MS = 60_000;
/** How often to delete files that no record refers to. */
const SWEEP_INTERVAL_MS = 3_600_000;

/** A turn of the event loop in which nothing was to be done. */
const QUIET_TURN_MS = 0.2;
/** An instance that is never idle closes all the same. */
const MOST_TURNS = 2_000;

export interface StartedServer {
  readonly address: string;
  /** Resolves once every request has been answered, of those too that come within the given time. */
  readonly close: (drainMs: number) => Promise<void>;
}

/** Opens and migrates the database, and serves. */
export async function startServer(config: Config): Promise<StartedServer> {
  const openFolder = await protectDataFolder(config.dataDir);
  if (openFolder !== null) {
    console.warn(openFolder);
  }
  await finishRestore(config.dataDir);
  const metrics = config.metrics && (await Metrics.create());
  const tracing = config.tracing && (await Tracing.create(config.tracing));
  const engine = config.databaseUrl.startsWith("sqlite:") ? "sqlite" : "mysql";
  const watches = [metrics?.databaseWatch, tracing?.databaseWatch(engine)].filter((watch) => watch !== undefined);
  const { databaseUrl: url, databaseReplicaUrls: replicaUrls } = config;
  const database = await openDatabase({ url, replicaUrls, ...watchedBy(watches) }).catch(async (error: unknown) => {
    const told = await startFailure(error, config);
    throw new Error(
      told ?? `Basis data ${withoutPassword(config.databaseUrl)} tidak dapat dibuka: ${reasonOf(error)}`,
      { cause: error },
    );
  });
  const clock = new ClockWatch(database, config.timeZone);
  const closing = async (error: unknown): Promise<never> => {
    await database.close();
    throw error;
  };
  await assertNotLost(database, config).catch(closing);
  await claimLibraryFolder(database, config.dataDir).catch(closing);
  const ofClock = await clock.look({ isStart: true }).catch(closing);
  if (ofClock !== null) {
    console.warn(ofClock);
  }
  await recoverAtStart(database, config.dataDir, (error) =>
    console.error("Impor yang terhenti belum dapat diakhiri:", error),
  );
  const files = createStoredFiles(database, config.dataDir);
  if (config.demo && (await insertDemoData(database, config))) {
    await insertDemoFiles(database, files).catch((error: unknown) =>
      console.warn("Berkas digital data contoh tidak dapat ditulis:", error),
    );
    console.log("Basis data masih kosong, jadi diisi data contoh (DEMO=0 untuk membiarkannya kosong).");
    console.log(
      `Untuk mencoba sebagai anggota: npm run library -- activation-code ${demoStudents[0]?.nis}, lalu buka /activate.`,
    );
  }
  // At once: whatever fails after this, the password has been shown.
  (await ensureFirstAdministrator(database, config)).forEach((line) => console.log(line));
  const leaving = new AbortController();
  const logBackup = (error: unknown) => app.log.error({ err: error }, "a backup could not be made");
  const backupRunner = new BackupRunner(database, config, { onFailure: logBackup });
  const nightlyBackups = new NightlyBackups(database, backupRunner, config);
  const app = await buildApp({
    config,
    database,
    root: process.cwd(),
    leaving: leaving.signal,
    backupRunner,
    clock,
    ...(tracing ? { tracing } : {}),
    // The console's own stream: the logger's would end the process where its terminal is gone.
    logStream: { write: (line) => void process.stdout.write(line) },
    ...(metrics ? { onRequestEnd: (ended) => metrics.countRequest(ended) } : {}),
  });
  const logCovers = (error: unknown) => app.log.error({ err: error }, "covers could not be gone through");
  const coverImports = createCoverImports(database, config, files, logCovers);
  const resuming = coverImports.resume().catch(logCovers);
  const moveInTools = { timeZone: config.timeZone, kindUses: studentDependents.kindUses };
  const endDeadMoves = () =>
    recoverMoveIns(database, moveInTools).catch((error: unknown) =>
      app.log.error({ err: error }, "an unfinished move of a library could not be ended"),
    );
  const endingMoves = endDeadMoves();
  const logMoves = (error: unknown) => app.log.error({ err: error }, "dumps could not be looked after");
  const moveIns = createMoveIns(database, config, logMoves);
  const tidying = moveIns.resume().catch(logMoves);
  const recoveryTimer = setInterval(() => {
    void endDeadMoves();
    recoverImports(database, config.dataDir).catch((error: unknown) =>
      app.log.error({ err: error }, "unfinished imports could not be ended"),
    );
    coverImports.resume().catch(logCovers);
    moveIns.resume().catch(logMoves);
  }, RECOVERY_INTERVAL_MS);
  const bin = new BinService(database, files, binHandlers);
  const blogPictures = new BlogPictureService(database, files, {
    pictureBytes: byteLimit(database, uploadBounds(config), "picture"),
  });
  const outbox =
    config.smtp && new NoticeOutbox(database, new Mailer(config.smtp), config, libraryTime(config.timeZone));
  const mails = await createMailOutbox(database, config);
  const history = new HistoryService(database, libraryTime(config.timeZone));
  // Purging the bin leaves files to be deleted; the audit trail forgets addresses; a suspension ends at midnight.
  const sweeps: Sweeps = {
    "the bin": () => bin.purgeExpired(),
    "pictures of posts": () => blogPictures.forgetUnused(),
    "the files": () => files.sweep(),
    "the audit trail": () => forgetAddresses(database),
    "acts of the desk": () => new UndoService(database, libraryTime(config.timeZone)).sweep(),
    registrations: () => forgetRegistrations(database),
    "requests for new passwords": () => forgetOldResets(database),
    ...(outbox ? { "old notices": () => outbox.forgetOld() } : {}),
    "suspensions that are over": () => liftEndedSuspensions(database, studentDependents, libraryTime(config.timeZone)),
    "history that is to be forgotten": () => history.sweepDaily(),
    "old imports of students": () => sweepStudentImports(database, config.dataDir),
    "libraries that move in": () => sweepMoveIns(database, config.dataDir),
    "folders of imports": () => sweepImportFolders(database, config.dataDir),
    "searches in vain": () => new UnmetSearchRecorder(database, libraryTime(config.timeZone)).sweep(),
    "what was often searched": () => new SearchCounter(database, libraryTime(config.timeZone)).sweep(),
    "issues that are expected": () => new SerialEditingService(database, libraryTime(config.timeZone)).sweep(),
    "words that no book has": () => sweepVocabulary(database),
    "the log of the database": () => database.checkpoint(),
  };
  const stopping = new AbortController();
  let sweeping = Promise.resolve();
  const sweep = () => {
    const logSweep = (what: string, error: unknown) => app.log.error({ err: error }, `${what} could not be swept`);
    sweeping = sweeping.then(() => (clock.doubt ? undefined : runSweeps(sweeps, logSweep, stopping.signal)));
  };
  sweep();
  const sweepTimer = setInterval(sweep, SWEEP_INTERVAL_MS);
  const counting = countVocabulary(database, stopping.signal)
    .then(() => database.read(loadVocabulary))
    .catch((error: unknown) => app.log.error({ err: error }, "the words of the collection could not be counted"));
  // Whoever searches first does not wait for it.
  topicIndex().catch((error: unknown) => app.log.error({ err: error }, "the index of topics could not be read"));
  const indexing = renewSearchIndex(database, stopping.signal).catch((error: unknown) =>
    app.log.error({ err: error }, "the search index could not be renewed"),
  );
  const freezing = freezeOldLateness(database, libraryTime(config.timeZone), stopping.signal).catch((error: unknown) =>
    app.log.error({ err: error }, "how late old loans were could not be kept"),
  );
  const watching = watchReleases(
    database,
    migrationNames,
    (isSuperseded) => app.log.warn({ isSuperseded }, "a newer version has the database, or has left it"),
    stopping.signal,
  );
  const clockTimer = setInterval(() => {
    clock.look().then(
      (told) => told !== null && app.log.warn({ doubt: clock.doubt }, told),
      (error: unknown) => app.log.error({ err: error }, "the clock could not be looked at"),
    );
  }, CLOCK_INTERVAL_MS);
  const queueKeeper = new QueueKeeper(database, libraryTime(config.timeZone));
  const queueTimer = setInterval(() => {
    if (clock.doubt) return;
    queueKeeper.keep().catch((error: unknown) => app.log.error({ err: error }, "queues could not be looked after"));
  }, QUEUE_INTERVAL_MS);
  const noticeTimer = setInterval(() => {
    if (clock.doubt) return;
    outbox?.run().catch((error: unknown) => app.log.error({ err: error }, "notices could not be sent"));
  }, NOTICE_INTERVAL_MS);
  const mailTimer = setInterval(() => {
    if (clock.doubt) return;
    mails?.run().catch((error: unknown) => app.log.error({ err: error }, "mails could not be sent"));
  }, MAIL_INTERVAL_MS);
  const backupTimer = setInterval(() => {
    // Which of the old ones stay is counted by days.
    if (!clock.doubt) nightlyBackups.look().catch(logBackup);
  }, BACKUP_INTERVAL_MS);
  if (metrics) {
    metrics.addReadings(metricReadings(database, config));
    const server = await metrics.listen(config.metrics);
    // Seen while the last requests are answered, and no reason to stay.
    server.unref();
    app.addHook("onClose", () => void server.close());
  }
  const { replicas } = database;
  if (replicas) {
    console.log(await replicasAtStart(replicas));
    replicas.watch(({ replica, leftAlone }) =>
      leftAlone === null
        ? app.log.info({ replica }, "a replica is used")
        : app.log.warn({ replica, reason: leftAlone }, "a replica is left alone"),
    );
  }
  const address = await app.listen({ port: config.port, host: config.host });
  return {
    address,
    close: async (drainMs) => {
      leaving.abort();
      if (drainMs > 0) await wait(drainMs);
      [backupTimer, clockTimer, recoveryTimer, sweepTimer, queueTimer, noticeTimer, mailTimer].forEach((timer) =>
        clearInterval(timer),
      );
      stopping.abort();
      await portIsTakenIn();
      // At once, before whatever else a stop waits for.
      app.server.close();
      await app.close();
      await Promise.all([sweeping, resuming, endingMoves, tidying, counting, indexing, freezing, watching]);
      await outbox?.stop();
      await mails?.stop();
      // Last of all: until here requests and what they leave to be written use it.
      await database.close();
    },
  };
}

/**
 * Who has reached the port by now is taken in: closed over them, they would find nobody, and a proxy repeats no change.
 * Each turn of the event loop takes in all that waits before it does anything else; after one in which there was next
 * to nothing to do, hardly anybody can have come meanwhile.
 */
async function portIsTakenIn(): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const begun = performance.now();
    await nextTurn();
    if (performance.now() - begun < QUIET_TURN_MS) return;
  }
}

/** Nothing is measured where nobody wants to know. */
function watchedBy(watches: readonly DatabaseWatch[]): { readonly watch?: DatabaseWatch } {
  return watches.length === 0
    ? {}
    : {
        watch: {
          onStatement: (text, ms) => watches.forEach((watch) => watch.onStatement(text, ms)),
          onWrite: (ms) => watches.forEach((watch) => watch.onWrite(ms)),
        },
      };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error);
}
