import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import { User } from "../User.entity.js";

/** A login whose password was right and that waits for a code. It ends with the account's sessions. */
@Entity("login_challenges")
@Index("uq_login_challenges_token_hash", ["tokenHash"], { unique: true })
@Index("ix_login_challenges_user", ["userId"])
@Index("ix_login_challenges_expires_at", ["expiresAt"])
export class LoginChallenge {
  @PrimaryGeneratedColumn()
  id: number;

  /** HMAC of what the browser was given: the table alone does not allow logging in. */
  @Column({ type: "varchar", length: 64 })
  tokenHash: string;

  @Column({ type: "int" })
  userId: number;

  @ManyToOne(() => User, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "fk_login_challenges_user" })
  user?: Relation<User>;

  @Column({ type: "datetime" })
  expiresAt: Date;
}

export const loginChallengeTable = tableOf(LoginChallenge);
