import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

/** What became of a search, the last time: nothing was found, or only with corrected or fewer words. */
export const UNMET_OUTCOMES = ["nothing", "corrected", "fewerWords"] as const;
export type UnmetOutcome = (typeof UNMET_OUTCOMES)[number];

/** What readers searched for and the collection has not. It says nothing of who searched. */
@Entity("unmet_searches")
@Index("uq_unmet_searches_words", ["words"], { unique: true })
@Index("ix_unmet_searches_count", ["isDone", "searchCount", "id"])
@Index("ix_unmet_searches_last_day", ["isDone", "lastDay", "id"])
export class UnmetSearch {
  @PrimaryGeneratedColumn()
  id: number;

  /** Folded, so that case and punctuation make no second row. */
  @Column({ type: "varchar", length: 100 })
  words: string;

  @Column({ type: "varchar", length: 10 })
  outcome: UnmetOutcome;

  /** In how many minutes somebody searched so. */
  @Column({ type: "int", default: 1 })
  searchCount: number;

  /** A day and no time: nobody needs to know when somebody was there. */
  @Column({ type: "date" })
  lastDay: string;

  /** A librarian has seen to it. */
  @Column({ type: "boolean", default: false })
  isDone: boolean;
}

export const unmetSearchTable = tableOf(UnmetSearch);
