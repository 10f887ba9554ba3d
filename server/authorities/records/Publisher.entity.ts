import { Entity, Index } from "typeorm";

import { NamedAuthorityRecord } from "./AuthorityRecord.js";
import { tableOf } from "../../platform/database/columns.js";

@Entity("publishers")
@Index("uq_publishers_name_key", ["nameKey"], { unique: true })
@Index("ix_publishers_books_count", ["booksCount"])
@Index("ix_publishers_import", ["importId"])
export class Publisher extends NamedAuthorityRecord {}

export const publisherTable = tableOf(Publisher);
