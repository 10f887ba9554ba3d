import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * A count that pages show, updated by the writes that change it: `books`, `students`, `borrowings`, `visits:2026-11`.
 */
@Entity("counters")
export class Counter {
  @PrimaryColumn({ type: "varchar", length: 40 })
  name: string;

  @Column({ type: "int" })
  value: number;
}
