import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import type { InstrumentContent } from "./instrumentContent.js";

/** By what a library is accredited (instrumen akreditasi). */
@Entity("accreditation_instruments")
@Index("uq_accreditation_instruments_code", ["code"], { unique: true })
export class AccreditationInstrument {
  @PrimaryGeneratedColumn()
  id: number;

  /** Which of the delivered texts it began as. */
  @Column({ type: "varchar", length: 40 })
  code: string;

  /** As the library has it; null for the delivered text, which a later release may have read better. */
  @Column({ type: "simple-json", nullable: true })
  content: InstrumentContent | null;

  /** How often it was changed. */
  @Column({ type: "int", default: 0 })
  revision: number;
}

export const accreditationInstrumentTable = tableOf(AccreditationInstrument);
