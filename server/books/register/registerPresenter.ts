import { z } from "zod";

import type { RegisterLine } from "./registerLine.js";

const text = z.string().nullable();

/** A line of the inventory book as REST returns it. */
export const registerLineResponse = z.object({
  copy_id: z.int().describe("The copy's number in the database."),
  book_id: z.int().describe("Its book's number in the database."),
  registered_on: z.iso.date().describe("The day it was acquired, or else entered, by the library's clock."),
  number: z.string().describe("Its number in the inventory book, or else the code of its barcode."),
  material: z.string().describe("What kind of material it is, in Indonesian."),
  title: z.string(),
  authors: text.describe("In the order of the title page, behind semicolons."),
  edition: text,
  publish_place: text,
  publisher: text,
  publish_year: text.describe("As typed."),
  physical_description: text,
  source: text.describe("How the library came by it."),
  supplier: text.describe("Who sold or gave it."),
  category: text.describe("Its own, or else its book's."),
  isbn: text,
  price: z.int().nullable().describe("In whole rupiah, its own or else its book's; null where nobody knows."),
  call_number: text.describe("Its own, or else its book's."),
  remarks: text.describe("What became of it, in Indonesian, and the desk's note."),
});

export function presentRegisterLine(line: RegisterLine): z.input<typeof registerLineResponse> {
  return {
    copy_id: line.copyId,
    book_id: line.bookId,
    registered_on: line.registeredOn,
    number: line.number,
    material: line.material,
    title: line.title,
    authors: line.authors,
    edition: line.edition,
    publish_place: line.publishPlace,
    publisher: line.publisher,
    publish_year: line.publishYear,
    physical_description: line.physicalDescription,
    source: line.source,
    supplier: line.supplier,
    category: line.category,
    isbn: line.isbn,
    price: line.price,
    call_number: line.callNumber,
    remarks: line.remarks,
  };
}
