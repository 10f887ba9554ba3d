import { Entity, PrimaryColumn } from "typeorm";

import { tableOf } from "../../platform/database/columns.js";

/** A copy that was given instead of one whose loan is forgotten: it replaces no other. Whose it was is not kept. */
@Entity("replacement_codes")
export class ReplacementCode {
  @PrimaryColumn({ type: "varchar", length: 100 })
  itemCode: string;
}

export const replacementCodeTable = tableOf(ReplacementCode);
