import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import { AccreditationInstrument } from "./AccreditationInstrument.entity.js";
import type { Answers } from "./instrumentContent.js";

/** What a library says of itself by an instrument, for a year. */
@Entity("accreditation_answers")
@Index("uq_accreditation_answers_period", ["instrumentId", "period"], { unique: true })
export class AccreditationAnswers {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  instrumentId: number;

  @ManyToOne(() => AccreditationInstrument, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "instrument_id", foreignKeyConstraintName: "fk_accreditation_answers_instrument" })
  instrument?: Relation<AccreditationInstrument>;

  /** `2026`, or the school year `2026-2027`. */
  @Column({ type: "varchar", length: 9 })
  period: string;

  /** By the indicators' codes. */
  @Column({ type: "simple-json" })
  answers: Answers;

  /** How often they were changed. */
  @Column({ type: "int", default: 0 })
  revision: number;
}

export const accreditationAnswersTable = tableOf(AccreditationAnswers);
