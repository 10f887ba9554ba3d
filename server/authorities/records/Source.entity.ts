import { Entity, Index } from "typeorm";

import { NamedAuthorityRecord } from "./AuthorityRecord.js";
import { tableOf } from "../../platform/database/columns.js";

@Entity("sources")
@Index("uq_sources_name_key", ["nameKey"], { unique: true })
@Index("ix_sources_books_count", ["booksCount"])
@Index("ix_sources_import", ["importId"])
export class Source extends NamedAuthorityRecord {}

export const sourceTable = tableOf(Source);
