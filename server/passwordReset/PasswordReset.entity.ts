import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../platform/database/columns.js";
import { User } from "../users/User.entity.js";

/** That somebody asked for a new password for an account, by which is counted how many mails its owner gets. */
@Entity("password_resets")
@Index("uq_password_resets_code", ["codeHash"], { unique: true })
@Index("ix_password_resets_user", ["userId", "createdAt"])
@Index("ix_password_resets_created_at", ["createdAt"])
export class PasswordReset {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  userId: number;

  @ManyToOne(() => User, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "fk_password_resets_user" })
  user?: Relation<User>;

  /** Keyed digest of the mailed code; null before it left, and once it or another of the account was used. */
  @Column({ type: "varchar", length: 64, nullable: true })
  codeHash: string | null;

  /** Digest of the password and the address that the account had: another of either ends the code. */
  @Column({ type: "varchar", length: 64, nullable: true })
  accountHash: string | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime", nullable: true })
  expiresAt: Date | null;
}

export const passwordResetTable = tableOf(PasswordReset);
