import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import type { StudentReading } from "./rows/studentReading.js";
import type { CommonBirthDate, UnknownKind } from "./rows/surveyFile.js";

/**
 * draft: a file waits for its columns to be named. ready: every row has its foreseen outcome. running, undoing: batches
 * are being written; if its process is dead, whole batches are, and a person continues or undoes it. partly_undone:
 * what was changed since has stayed.
 */
export type StudentImportState = "draft" | "ready" | "running" | "done" | "undoing" | "partly_undone" | "undone";

/** Rows by their outcome, and those that are written by now. */
export interface StudentImportCounts {
  readonly rows: number;
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Rows that stay out until a person has said whose they are. */
  readonly held: number;
  readonly refused: number;
  readonly toCheck: number;
  /** Rows of which something stays out: refused and held ones, and differing ones that are left alone. */
  readonly leftOut: number;
  readonly done: number;
  readonly undone: number;
  readonly kept: number;
}

/** What all rows of a file together have shown, and is asked once for all of them. */
export interface StudentImportFindings {
  readonly unknownKinds: readonly UnknownKind[];
  readonly commonBirthDate: CommonBirthDate | null;
}

/** A file of students that is imported in steps. */
@Entity("student_imports")
export class StudentImport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 20 })
  state: StudentImportState;

  /** The account that sent it; null for the command line. */
  @Column({ type: "int", nullable: true })
  userId: number | null;

  /** The name at the time. */
  @Column({ type: "varchar", length: 190 })
  actor: string;

  @Column({ type: "varchar", length: 255, nullable: true })
  fileName: string | null;

  /** The folder with its file; null once the rows have all that is needed. */
  @Column({ type: "varchar", length: 32, nullable: true })
  folder: string | null;

  /** Whoever writes its rows just now, or did last, `host:pid:random`. */
  @Column({ type: "varchar", length: 190 })
  owner: string;

  @Column({ type: "datetime" })
  heartbeatAt: Date;

  @Column({ type: "simple-json" })
  reading: StudentReading;

  @Column({ type: "simple-json" })
  counts: StudentImportCounts;

  /** Null before its first preview. */
  @Column({ type: "simple-json", nullable: true })
  findings: StudentImportFindings | null;

  /** Whether its rows, which hold personal data, are still kept. */
  @Column({ type: "boolean", default: true })
  rowsKept: boolean;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime", nullable: true })
  startedAt: Date | null;

  @Column({ type: "datetime", nullable: true })
  finishedAt: Date | null;

  @Column({ type: "datetime", nullable: true })
  undoneAt: Date | null;
}

export const studentImportTable = tableOf(StudentImport);
