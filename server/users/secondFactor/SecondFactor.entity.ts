import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";
import { User } from "../User.entity.js";

/** What an account asks for besides its password: the codes of an app. There is a row where it is on. */
@Entity("second_factors")
@Index("uq_second_factors_user", ["userId"], { unique: true })
export class SecondFactor {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  userId: number;

  @ManyToOne(() => User, { onDelete: "CASCADE", onUpdate: "NO ACTION" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "fk_second_factors_user" })
  user?: Relation<User>;

  /** The secret that the app has too, encrypted with the library's key. */
  @Column({ type: "varchar", length: 160 })
  sealedSecret: string;

  /** The half minute of the last code that was accepted: no code of it or of an earlier one is accepted again. */
  @Column({ type: "int" })
  lastStep: number;

  @Column({ type: "datetime" })
  enabledAt: Date;
}

export const secondFactorTable = tableOf(SecondFactor);
