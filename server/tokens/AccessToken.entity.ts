import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { User } from "../users/User.entity.js";
import { tableOf } from "../platform/database/columns.js";

/** An integrator's key, which acts for the administrator who made it. */
@Entity("access_tokens")
@Index("uq_access_tokens_token_hash", ["tokenHash"], { unique: true })
@Index("ix_access_tokens_user", ["userId"])
export class AccessToken {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  userId: number;

  @ManyToOne(() => User, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "fk_access_tokens_user" })
  user?: Relation<User>;

  @Column({ type: "varchar", length: 100 })
  name: string;

  @Column({ type: "varchar", length: 10 })
  scope: "read" | "write";

  @Column({ type: "varchar", length: 64 })
  tokenHash: string;

  /** Its prefix, by which the owner recognises it. */
  @Column({ type: "varchar", length: 12 })
  hint: string;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime", nullable: true })
  lastUsedAt: Date | null;

  @Column({ type: "datetime" })
  expiresAt: Date;

  @Column({ type: "datetime", nullable: true })
  revokedAt: Date | null;
}

export const accessTokenTable = tableOf(AccessToken);
