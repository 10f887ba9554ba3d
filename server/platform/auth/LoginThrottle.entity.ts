import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../database/columns.js";

/** Tries to log in that did not succeed, counted in a window of time for one account and address, or one address. */
@Entity("login_throttles")
@Index("uq_login_throttles_key", ["throttleKey"], { unique: true })
@Index("ix_login_throttles_window", ["windowEndsAt"])
export class LoginThrottle {
  @PrimaryGeneratedColumn()
  id: number;

  /** HMAC of what is limited (account or address), so that no addresses are stored. */
  @Column({ type: "varchar", length: 64 })
  throttleKey: string;

  @Column({ type: "int" })
  tries: number;

  @Column({ type: "datetime" })
  windowEndsAt: Date;
}

export const loginThrottleTable = tableOf(LoginThrottle);
