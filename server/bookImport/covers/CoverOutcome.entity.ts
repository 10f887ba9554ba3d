import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

/** What became of one file of an archive, for each book that names it; the order is that of the lists on screen. */
export const COVER_OUTCOMES = ["attached", "unmatched", "refused", "covered"] as const;

export type CoverOutcomeKind = (typeof COVER_OUTCOMES)[number];

/** Written with the cover itself, so that a run which goes on after a restart counts nothing twice. */
@Entity("cover_outcomes")
@Index("ix_cover_outcomes_kind", ["coverImportId", "kind"])
export class CoverOutcome {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  coverImportId: number;

  /** The file's place in the archive, from 1. */
  @Column({ type: "int" })
  entry: number;

  @Column({ type: "varchar", length: 255 })
  fileName: string;

  @Column({ type: "varchar", length: 10 })
  kind: CoverOutcomeKind;

  /** Null where no book is concerned. */
  @Column({ type: "int", nullable: true })
  bookId: number | null;

  /** For people; null where there is nothing to say. */
  @Column({ type: "varchar", length: 255, nullable: true })
  reason: string | null;
}

export const coverOutcomeTable = tableOf(CoverOutcome);
