import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

import { tableOf } from "../../../platform/database/columns.js";
import type { StoredFormat } from "../../../platform/files/fileAddress.js";

/**
 * How often a file was opened on a day, by whomever. It refers to nothing, so that what a report has counted stays when
 * the file goes.
 */
@Entity("book_file_readings")
@Index("uq_book_file_readings_file_day", ["fileId", "day"], { unique: true })
@Index("ix_book_file_readings_day", ["day"])
export class BookFileReading {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: "int" })
  fileId: number;

  @Column({ type: "int" })
  bookId: number;

  @Column({ type: "varchar", length: 10 })
  format: StoredFormat;

  /** By the library's clock; no time of day. */
  @Column({ type: "date" })
  day: string;

  @Column({ type: "int" })
  readings: number;
}

export const bookFileReadingTable = tableOf(BookFileReading);
