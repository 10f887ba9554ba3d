import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";

import libsql from "libsql";
import "reflect-metadata";
import type { Sql } from "sql-template-tag";
import { DataSource, type DataSourceOptions, type Logger } from "typeorm";

import { bindLoneNull } from "./bindLoneNull.js";
import { SnakeCaseNaming } from "./columns.js";
import { Database, type DatabaseWatch, DURABLE, type WriteParts } from "./Database.js";
import { galeraPool } from "./galera.js";
import type { StoredRow } from "./reading/LongReads.js";
import { MysqlPool } from "./reading/MysqlPool.js";
import { storageTrouble } from "./databaseErrors.js";
import {
  type MysqlAddress,
  mysqlConnection,
  parseMysqlAddress,
  parseReplicaAddresses,
  VALUES,
} from "./mysqlAddress.js";
import { lookStatement } from "./replicas/dataState.js";
import { Replicas } from "./replicas/Replicas.js";
import { migrate } from "./releases/migrate.js";
import { underMigrationLease } from "./releases/migrationLease.js";
import { SqliteConnections } from "./reading/SqliteConnections.js";
import { SqliteKeyReads } from "./reading/SqliteKeyReads.js";
import { SqliteInserts } from "./writing/SqliteInserts.js";
import { required } from "../required.js";
import { Catalogue1763700000000 } from "./migrations/1763700000000-Catalogue.js";
import { Access1763740000000 } from "./migrations/1763740000000-Access.js";
import { Reader1763760000000 } from "./migrations/1763760000000-Reader.js";
import { Students1763770000000 } from "./migrations/1763770000000-Students.js";
import { BlogCovers1763775000000 } from "./migrations/1763775000000-BlogCovers.js";
import { Bin1763800000000 } from "./migrations/1763800000000-Bin.js";
import { ImportWizard1763810000000 } from "./migrations/1763810000000-ImportWizard.js";
import { BookTable1763830000000 } from "./migrations/1763830000000-BookTable.js";
import { KeptApart1763840000000 } from "./migrations/1763840000000-KeptApart.js";
import { BookHistory1763845000000 } from "./migrations/1763845000000-BookHistory.js";
import { BookLacks1763850000000 } from "./migrations/1763850000000-BookLacks.js";
import { CoverFileNames1763860000000 } from "./migrations/1763860000000-CoverFileNames.js";
import { PartialUndo1763870000000 } from "./migrations/1763870000000-PartialUndo.js";
import { ImportCounts1763880000000 } from "./migrations/1763880000000-ImportCounts.js";
import { AuditAddress1763890000000 } from "./migrations/1763890000000-AuditAddress.js";
import { CoverImports1763900000000 } from "./migrations/1763900000000-CoverImports.js";
import { AuditDays1763910000000 } from "./migrations/1763910000000-AuditDays.js";
import { UserRoles1763920000000 } from "./migrations/1763920000000-UserRoles.js";
import { Holidays1763930000000 } from "./migrations/1763930000000-Holidays.js";
import { StudentImports1763940000000 } from "./migrations/1763940000000-StudentImports.js";
import { BlogDesk1763950000000 } from "./migrations/1763950000000-BlogDesk.js";
import { StudentPromotions1763980000000 } from "./migrations/1763980000000-StudentPromotions.js";
import { Lending1763990000000 } from "./migrations/1763990000000-Lending.js";
import { LoanRules1764000000000 } from "./migrations/1764000000000-LoanRules.js";
import { Reports1764200000000 } from "./migrations/1764200000000-Reports.js";
import { SetLoans1764300000000 } from "./migrations/1764300000000-SetLoans.js";
import { ClearanceLetters1764400000000 } from "./migrations/1764400000000-ClearanceLetters.js";
import { Notices1764500000000 } from "./migrations/1764500000000-Notices.js";
import { ClassSets1764600000000 } from "./migrations/1764600000000-ClassSets.js";
import { Privacy1764700000000 } from "./migrations/1764700000000-Privacy.js";
import { Suspension1764800000000 } from "./migrations/1764800000000-Suspension.js";
import { ReplacementCodes1765000000000 } from "./migrations/1765000000000-ReplacementCodes.js";
import { VisitShares1765100000000 } from "./migrations/1765100000000-VisitShares.js";
import { SearchKeys1765200000000 } from "./migrations/1765200000000-SearchKeys.js";
import { Vocabulary1765250000000 } from "./migrations/1765250000000-Vocabulary.js";
import { LastNames1765255000000 } from "./migrations/1765255000000-LastNames.js";
import { SearchTerms1765300000041 } from "./migrations/1765300000041-SearchTerms.js";
import { UnmetSearches1765310000041 } from "./migrations/1765310000041-UnmetSearches.js";
import { ReadingLists1765320000087 } from "./migrations/1765320000087-ReadingLists.js";
import { ReaderAccess1765400000086 } from "./migrations/1765400000086-ReaderAccess.js";
import { ImportAudit1765500000089 } from "./migrations/1765500000089-ImportAudit.js";
import { NarrowSearchIndex1765600000090 } from "./migrations/1765600000090-NarrowSearchIndex.js";
import { FrozenLateness1765700000091 } from "./migrations/1765700000091-FrozenLateness.js";
import { AuthorVariants1765900000094 } from "./migrations/1765900000094-AuthorVariants.js";
import { SearchCounts1766100000097 } from "./migrations/1766100000097-SearchCounts.js";
import { TokensEnd1766300000100 } from "./migrations/1766300000100-TokensEnd.js";
import { ErasedStudents1766400000103 } from "./migrations/1766400000103-ErasedStudents.js";
import { HistoryKept1766400000201 } from "./migrations/1766400000201-HistoryKept.js";
import { PasswordChangedAt1766400000301 } from "./migrations/1766400000301-PasswordChangedAt.js";
import { HeldExceptions1766400000302 } from "./migrations/1766400000302-HeldExceptions.js";
import { Releases1766500000401 } from "./migrations/1766500000401-Releases.js";
import { Backups1766600000108 } from "./migrations/1766600000108-Backups.js";
import { Installations1766700000111 } from "./migrations/1766700000111-Installations.js";
import { CopyOrigins1766700000121 } from "./migrations/1766700000121-CopyOrigins.js";
import { InventoryBook1766700000124 } from "./migrations/1766700000124-InventoryBook.js";
import { MemberKinds1766900000123 } from "./migrations/1766900000123-MemberKinds.js";
import { OldKinds1767000000123 } from "./migrations/1767000000123-OldKinds.js";
import { MemberDetails1767100000124 } from "./migrations/1767100000124-MemberDetails.js";
import { StockTakes1767200000126 } from "./migrations/1767200000126-StockTakes.js";
import { LibraryRoles1767300000127 } from "./migrations/1767300000127-LibraryRoles.js";
import { InHouseUses1767400000128 } from "./migrations/1767400000128-InHouseUses.js";
import { ActsOfDays1767410000128 } from "./migrations/1767410000128-ActsOfDays.js";
import { Suggestions1767500000129 } from "./migrations/1767500000129-Suggestions.js";
import { SlipEntries1767510000129 } from "./migrations/1767510000129-SlipEntries.js";
import { MaterialKinds1767600000130 } from "./migrations/1767600000130-MaterialKinds.js";
import { AuthorRoles1767700000136 } from "./migrations/1767700000136-AuthorRoles.js";
import { HiddenBooks1767700000137 } from "./migrations/1767700000137-HiddenBooks.js";
import { SecondFactors1767700000141 } from "./migrations/1767700000141-SecondFactors.js";
import { PasswordResets1767700000151 } from "./migrations/1767700000151-PasswordResets.js";
import { Registrations1767700000152 } from "./migrations/1767700000152-Registrations.js";
import { Serials1767700000161 } from "./migrations/1767700000161-Serials.js";
import { Weeding1767700000171 } from "./migrations/1767700000171-Weeding.js";
import { StockTakeKeys1767700000172 } from "./migrations/1767700000172-StockTakeKeys.js";
import { BookFiles1767700000181 } from "./migrations/1767700000181-BookFiles.js";
import { AccreditationInstruments1767800000191 } from "./migrations/1767800000191-AccreditationInstruments.js";
import { QuestionsOfStudentImports1767900000021 } from "./migrations/1767900000021-QuestionsOfStudentImports.js";
import { MoveIns1767900000031 } from "./migrations/1767900000031-MoveIns.js";

/** In their order. */
export const migrations = [
  Catalogue1763700000000,
  Access1763740000000,
  Reader1763760000000,
  Students1763770000000,
  BlogCovers1763775000000,
  Bin1763800000000,
  ImportWizard1763810000000,
  BookTable1763830000000,
  KeptApart1763840000000,
  BookHistory1763845000000,
  BookLacks1763850000000,
  CoverFileNames1763860000000,
  PartialUndo1763870000000,
  ImportCounts1763880000000,
  AuditAddress1763890000000,
  CoverImports1763900000000,
  AuditDays1763910000000,
  UserRoles1763920000000,
  Holidays1763930000000,
  StudentImports1763940000000,
  BlogDesk1763950000000,
  StudentPromotions1763980000000,
  Lending1763990000000,
  LoanRules1764000000000,
  Reports1764200000000,
  SetLoans1764300000000,
  ClearanceLetters1764400000000,
  Notices1764500000000,
  ClassSets1764600000000,
  Privacy1764700000000,
  Suspension1764800000000,
  ReplacementCodes1765000000000,
  VisitShares1765100000000,
  SearchKeys1765200000000,
  Vocabulary1765250000000,
  LastNames1765255000000,
  SearchTerms1765300000041,
  UnmetSearches1765310000041,
  ReadingLists1765320000087,
  ReaderAccess1765400000086,
  ImportAudit1765500000089,
  NarrowSearchIndex1765600000090,
  FrozenLateness1765700000091,
  AuthorVariants1765900000094,
  SearchCounts1766100000097,
  TokensEnd1766300000100,
  ErasedStudents1766400000103,
  HistoryKept1766400000201,
  PasswordChangedAt1766400000301,
  HeldExceptions1766400000302,
  Releases1766500000401,
  Backups1766600000108,
  Installations1766700000111,
  CopyOrigins1766700000121,
  InventoryBook1766700000124,
  MemberKinds1766900000123,
  OldKinds1767000000123,
  MemberDetails1767100000124,
  StockTakes1767200000126,
  LibraryRoles1767300000127,
  InHouseUses1767400000128,
  ActsOfDays1767410000128,
  Suggestions1767500000129,
  SlipEntries1767510000129,
  MaterialKinds1767600000130,
  AuthorRoles1767700000136,
  HiddenBooks1767700000137,
  SecondFactors1767700000141,
  PasswordResets1767700000151,
  Registrations1767700000152,
  Serials1767700000161,
  Weeding1767700000171,
  StockTakeKeys1767700000172,
  BookFiles1767700000181,
  AccreditationInstruments1767800000191,
  QuestionsOfStudentImports1767900000021,
  MoveIns1767900000031,
];
/** What this version knows of: a database with others is of a newer one. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name);

/** How long a statement waits for another process that writes to the same SQLite file. */
const SQLITE_WAIT_MS = 5_000;
/** Statements that may run beside the event loop at a time: one more than a single operation may have. */
const MIN_SQLITE_READERS = 3;
const MAX_SQLITE_READERS = 6;
/** Twice as long as an instance takes to see that it is too old, and to end what it is about to answer. */
const STEP_ASIDE_MS = 5_000;

export interface OpenOptions {
  readonly url: string;
  /** Where visitors are read, on MySQL and MariaDB: addresses of replicas. */
  readonly replicaUrls?: string | undefined;
  /** Told every statement; the tests count them. */
  readonly logger?: Logger;
  /** Told how long statements and writes take. */
  readonly watch?: DatabaseWatch;
  /** The names of the migrations to run, for tables as an earlier version had them; all unless given. */
  readonly onlyMigrations?: readonly string[];
  /** How long instances of an older version have to step aside before a library is migrated on MySQL and MariaDB. */
  readonly stepAsideMs?: number;
}

/** A class that names a table and its columns. */
type EntityClass = abstract new () => object;

/** What the features bring to the database. */
interface DatabaseParts extends WriteParts {
  readonly entities: readonly EntityClass[];
  /** The statement that says which library it is. */
  readonly libraryId: Sql;
}

/** Connects to the database that the URL names, migrates it and returns its two verbs. */
export async function connect(
  parts: DatabaseParts,
  { url, replicaUrls, logger, watch, onlyMigrations, stepAsideMs = STEP_ASIDE_MS }: OpenOptions,
): Promise<Database> {
  const shared = {
    entities: [...parts.entities],
    migrations: onlyMigrations ? migrations.filter(({ name }) => onlyMigrations.includes(name)) : migrations,
    namingStrategy: new SnakeCaseNaming(),
    ...(logger ? { logger, logging: true as const } : {}),
  };
  return url.startsWith("sqlite:")
    ? openSqlite(url.slice("sqlite:".length), shared, { ...parts, watch })
    : openMysql({ url, replicaUrls, stepAsideMs }, shared, { ...parts, watch });
}

type SharedOptions = Pick<DataSourceOptions, "entities" | "migrations" | "namingStrategy"> & {
  readonly logger?: Logger;
};

async function openSqlite(path: string, shared: SharedOptions, parts: WriteParts): Promise<Database> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const connection = {
    ...shared,
    type: "better-sqlite3" as const,
    driver: libsql,
    database: path,
    timeout: SQLITE_WAIT_MS,
  };
  let inserts: SqliteInserts | undefined;
  const writer = new DataSource({
    ...connection,
    enableWAL: true,
    // Statements of many rows are seldom written twice alike; kept, they only hold memory.
    statementCacheSize: 0,
    prepareDatabase: (database: libsql.Database) => {
      bindLoneNull(database);
      inserts = new SqliteInserts(database, shared.logger);
      database.exec(DURABLE);
      // What is deleted or written over would stand in free pages of the file for years: names that were erased too.
      database.pragma("secure_delete = ON");
      database.pragma("cache_size = -32000");
      // Checkpoints are half the cost of a large import at the default of 1,000 pages.
      database.pragma("wal_autocheckpoint = 8000");
    },
  });
  await writer.initialize();
  // If another process was migrating the same new file, the second try finds nothing left to do; any other failure
  // happens again.
  await migrate(writer, 0)
    .catch(() => migrate(writer, 0))
    .catch(async (error: unknown) => {
      await writer.destroy();
      throw error;
    });
  let keyReads: SqliteKeyReads | undefined;
  const reader = new DataSource({
    ...connection,
    entities: [],
    migrations: [],
    prepareDatabase: (database: libsql.Database) => {
      bindLoneNull(database);
      keyReads = new SqliteKeyReads(database, shared.logger);
      // libsql passes over TypeORM's `readonly` option.
      database.pragma("query_only = ON");
      database.pragma("cache_size = -32000");
      database.pragma("mmap_size = 268435456");
    },
  });
  await reader.initialize();
  const longReads = new SqliteConnections(path, {
    count: Math.max(MIN_SQLITE_READERS, Math.min(availableParallelism(), MAX_SQLITE_READERS)),
    waitMs: SQLITE_WAIT_MS,
    logger: shared.logger,
  });
  return new Database(
    "sqlite",
    writer,
    reader,
    { long: longReads, byKey: required(keyReads, "the reader") },
    required(inserts, "the writer"),
    parts,
  );
}

async function openMysql(
  { url, replicaUrls, stepAsideMs }: Pick<OpenOptions, "url" | "replicaUrls"> & { readonly stepAsideMs: number },
  shared: SharedOptions,
  parts: WriteParts & Pick<DatabaseParts, "libraryId">,
): Promise<Database> {
  const address = parseMysqlAddress(url);
  const { user: username, stream, ...place } = mysqlConnection(address);
  const connection = {
    ...shared,
    ...place,
    username,
    ...(stream ? { extra: { stream } } : {}),
    ...VALUES,
    poolSize: address.poolSize,
  };
  const guard = await connected(address, () => ({
    type: "mysql",
    ...connection,
    poolSize: 1,
    entities: [],
    migrations: [],
  }));
  const guardRunner = guard.createQueryRunner();
  try {
    const [server] = await guard.query<[{ version: string; mode: string }]>(
      "SELECT VERSION() AS version, @@sql_mode AS mode",
    );
    if (server.mode.includes("NO_BACKSLASH_ESCAPES")) {
      // The driver binds values by escaping them with backslashes, which would then mean nothing.
      throw new Error("sql_mode NO_BACKSLASH_ESCAPES tidak didukung");
    }
    // TypeORM reads the two servers' catalogues differently: under the wrong name every nullable column looks changed.
    const type = /mariadb/i.test(server.version) ? "mariadb" : "mysql";
    const [cluster] = await guard.query<readonly { readonly Value: string }[]>("SHOW VARIABLES LIKE 'wsrep_on'");
    const galera = cluster?.Value === "ON" ? galeraPool(() => stream?.leave()) : null;
    const poolOptions = () => ({ type, ...connection, ...(galera && { driver: galera.driver }) }) as const;
    const pool = await connected(address, poolOptions);
    // Several instances may start at once; one migrates while the others wait here.
    await underMigrationLease(
      guardRunner,
      () => void pool.destroy(),
      () => migrate(pool, stepAsideMs),
    ).catch(async (error: unknown) => {
      // An open pool would keep the process alive that has nothing more to do.
      if (pool.isInitialized) await pool.destroy();
      throw error;
    });
    const isMariaDb = type === "mariadb";
    const readsOf = (source: DataSource, close?: () => Promise<void>) =>
      new MysqlPool((text, values) => source.manager.query<StoredRow[]>(text, values), {
        isMariaDb,
        onNotReady: galera?.leaveNode,
        close,
      });
    let replicas: Replicas | undefined;
    if (replicaUrls !== undefined) {
      const looks = await connected(address, () => ({ ...poolOptions(), poolSize: 1, entities: [], migrations: [] }));
      replicas = new Replicas(
        parseReplicaAddresses(replicaUrls),
        readsOf(looks, () => looks.destroy()),
        { isMariaDb, look: lookStatement(parts.libraryId, required(migrationNames.at(-1), "the last migration")) },
      );
    }
    return new Database("mysql", pool, pool, { long: readsOf(pool), byKey: null, replicas }, null, parts);
  } finally {
    await guardRunner.release();
    await guard.destroy();
  }
}

/** Each of several hosts is tried once: where one cannot be reached, the next connection goes to the next. */
async function connected({ hosts }: MysqlAddress, optionsOf: () => DataSourceOptions): Promise<DataSource> {
  for (let left = hosts.length; ; left -= 1) {
    try {
      return await new DataSource(optionsOf()).initialize();
    } catch (error) {
      if (left <= 1 || storageTrouble(error) !== "unreachable") throw error;
    }
  }
}
