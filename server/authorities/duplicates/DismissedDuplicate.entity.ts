import { Entity, PrimaryColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

/** Two records that look like duplicates and were marked as different by a user. */
@Entity("kept_apart")
export class DismissedDuplicate {
  /** Which of the six lists. */
  @PrimaryColumn({ type: "varchar", length: 20 })
  list: string;

  /** The smaller number of the two. */
  @PrimaryColumn({ type: "int" })
  firstId: number;

  @PrimaryColumn({ type: "int" })
  secondId: number;
}

export const dismissedDuplicateTable = tableOf(DismissedDuplicate);
