import { Column, Entity, Index } from "typeorm";

import { NamedAuthorityRecord } from "./AuthorityRecord.js";
import { tableOf } from "../../platform/database/columns.js";

@Entity("locations")
@Index("uq_locations_name_key", ["nameKey"], { unique: true })
@Index("ix_locations_books_count", ["booksCount"])
@Index("ix_locations_import", ["importId"])
export class Location extends NamedAuthorityRecord {
  @Column({ type: "varchar", length: 100, nullable: true })
  shelf: string | null;
}

export const locationTable = tableOf(Location);
