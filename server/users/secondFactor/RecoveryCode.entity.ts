import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import { User } from "../User.entity.js";

/** A code on paper that stands for one of the app, once: it is deleted when it is used. */
@Entity("recovery_codes")
@Index("uq_recovery_codes_code", ["userId", "codeHash"], { unique: true })
export class RecoveryCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  userId: number;

  @ManyToOne(() => User, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "fk_recovery_codes_user" })
  user?: Relation<User>;

  /** Keyed digest of the account and the code: the table alone opens nothing. */
  @Column({ type: "varchar", length: 64 })
  codeHash: string;
}

export const recoveryCodeTable = tableOf(RecoveryCode);
