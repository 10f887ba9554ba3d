import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/** staging: nothing shows yet, a dead import is removed. publishing: decided, a dead import is completed. */
export type BookImportState = "staging" | "publishing" | "done" | "cancelled";

@Entity("book_imports")
@Index("uq_book_imports_running", ["runningSlot"], { unique: true })
export class BookImport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 20 })
  state: BookImportState;

  /** 1 while it runs, then null: unique, so one import runs at a time. */
  @Column({ type: "int", nullable: true })
  runningSlot: number | null;

  /** The process that runs it: `host:pid:random`, by which the next start knows whether it still lives. */
  @Column({ type: "varchar", length: 190 })
  owner: string;

  @Column({ type: "datetime" })
  heartbeatAt: Date;

  @Column({ type: "varchar", length: 255, nullable: true })
  fileName: string | null;

  @Column({ type: "int", default: 0 })
  rowsRead: number;

  @Column({ type: "int", default: 0 })
  booksImported: number;

  @Column({ type: "int", default: 0 })
  copiesImported: number;

  @Column({ type: "int", default: 0 })
  duplicates: number;

  @Column({ type: "int", default: 0 })
  refused: number;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime", nullable: true })
  finishedAt: Date | null;
}
