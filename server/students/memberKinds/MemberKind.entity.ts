import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

/** A kind of member that the library has made: pupils, teachers, the public. The first active one is the default. */
@Entity("member_kinds")
@Index("uq_member_kinds_name", ["nameKey"], { unique: true })
export class MemberKind {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "varchar", length: 60 })
  name: string;

  /** The folded name: two kinds differ in more than case and punctuation. */
  @Column({ type: "varchar", length: 190 })
  nameKey: string;

  /** What the member's number is called: `NIS`, `NIP`, `No. anggota`. */
  @Column({ type: "varchar", length: 30 })
  numberName: string;

  /** How long a new member's membership lasts; null for one without an end. */
  @Column({ type: "int", nullable: true })
  membershipMonths: number | null;

  /** What a registration costs, in whole rupiah; it is shown, and charged by nobody. */
  @Column({ type: "int", default: 0 })
  fee: number;

  /** In a class, moved up with it, and counted as a pupil of the school. */
  @Column({ type: "boolean", default: false })
  attendsClasses: boolean;

  /** Whether somebody may ask to become one without coming to the desk first. */
  @Column({ type: "boolean", default: false })
  selfRegistration: boolean;

  /** From 1, without gaps. */
  @Column({ type: "int" })
  position: number;

  /** Offered for new members. */
  @Column({ type: "boolean", default: true })
  active: boolean;
}

export const memberKindTable = tableOf(MemberKind);
