import { z } from "zod";

import type { Database } from "../../platform/database/Database.js";
import { optionalLine, recordId } from "../../platform/validation/fields.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanRead, type Viewer } from "../../viewer.js";
import { BOOK_LIMITS } from "../record/bookLimits.js";
import { defaultCallNumber, mainAuthorOf } from "../record/callNumber.js";
import { type IsbnAdvice, isbnAdvice } from "../record/isbnAdvice.js";
import { publishYear } from "../record/bookFields.js";
import { authorNameInput } from "../writing/bookInput.js";
import { yearOf } from "../writing/bookValues.js";
import { type LikelyDuplicate, likelyDuplicates } from "./likelyDuplicates.js";

/** A book as far as it has been typed. */
export const bookAdviceInput = z.strictObject({
  title: optionalLine(500).optional(),
  authors: z.array(authorNameInput).max(BOOK_LIMITS.authors).nullish(),
  isbn: optionalLine(100).optional(),
  publishYear: publishYear.nullish(),
  publishYearText: optionalLine(100).optional(),
  classificationCode: optionalLine(100).optional(),
  exceptId: recordId.nullish(),
});

export interface BookAdvice {
  /** Null where none was typed. */
  readonly isbn: IsbnAdvice | null;
  readonly duplicates: readonly LikelyDuplicate[];
  /** What the book would get if none were given; null without a class. */
  readonly callNumber: string | null;
}

/** What the library can say of a book while it is being written. */
export class BookAdviceService {
  constructor(private readonly database: Database) {}

  /** @throws ValidationError */
  async advise(viewer: Viewer, input: unknown): Promise<BookAdvice> {
    assertCanRead(viewer, "catalogue");
    const { title, isbn, classificationCode, exceptId, ...given } = parseInput(bookAdviceInput, input);
    const authors = (given.authors ?? []).map(({ firstName, lastName, kind, role }) => ({
      firstName,
      role,
      lastName: lastName ?? null,
      kind: kind ?? ("person" as const),
    }));
    const parsedIsbn = isbn ? isbnAdvice(isbn) : null;
    const { publishYear: year = null, publishYearText: yearText = null } = yearOf(given) ?? {};
    const written = {
      title: title ?? "",
      authors,
      isbn13: parsedIsbn?.isbn13 ?? null,
      publishYear: year,
      publishYearText: yearText,
      exceptId: exceptId ?? null,
    };
    return {
      isbn: parsedIsbn,
      duplicates: await this.database.read((reader) => likelyDuplicates(reader, written)),
      callNumber: title ? defaultCallNumber(classificationCode ?? null, mainAuthorOf(authors), title) : null,
    };
  }
}
