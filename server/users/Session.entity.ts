import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { User } from "./User.entity.js";
import { tableOf } from "../platform/database/columns.js";

/** A browser that is logged in. It lives here and not in the cookie, so that it can be ended from here. */
@Entity("sessions")
@Index("uq_sessions_token_hash", ["tokenHash"], { unique: true })
@Index("ix_sessions_user", ["userId"])
@Index("ix_sessions_expires_at", ["expiresAt"])
export class Session {
  @PrimaryGeneratedColumn()
  id: number;

  /** HMAC of the cookie's key: the table alone does not allow logging in. */
  @Column({ type: "varchar", length: 64 })
  tokenHash: string;

  @Column({ type: "int" })
  userId: number;

  @ManyToOne(() => User, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "fk_sessions_user" })
  user?: Relation<User>;

  /** Where it logged in from. */
  @Column({ type: "varchar", length: 45, nullable: true })
  address: string | null;

  /** The browser as its owner would name it. */
  @Column({ type: "varchar", length: 80, nullable: true })
  device: string | null;

  @Column({ type: "datetime" })
  createdAt: Date;

  @Column({ type: "datetime" })
  lastSeenAt: Date;

  @Column({ type: "datetime" })
  expiresAt: Date;
}

export const sessionTable = tableOf(Session);
