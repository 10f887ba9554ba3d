import { Column, Entity, PrimaryColumn } from "typeorm";

import { tableOf } from "../platform/database/columns.js";

/** What is known of the installation itself. It has one row, which the first start makes. */
@Entity("installations")
export class Installation {
  /** Always 1. */
  @PrimaryColumn({ type: "int" })
  id: number;

  /** A UUID, which the folder of stored files bears too. */
  @Column({ type: "varchar", length: 36 })
  libraryId: string;

  /** The latest time that a clock has shown which was believed. */
  @Column({ type: "datetime", nullable: true })
  clockSeenAt: Date | null;

  /** Which start of which machine that was; null where it is not known. */
  @Column({ type: "varchar", length: 36, nullable: true })
  clockBootId: string | null;

  /** For how many seconds the machine had been up then. */
  @Column({ type: "int", nullable: true })
  clockUptime: number | null;

  /** Whether a clock has shown something since that was too far ahead to be believed. */
  @Column({ type: "boolean", default: false })
  isClockDoubted: boolean;
}

export const installationTable = tableOf(Installation);
