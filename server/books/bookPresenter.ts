import { z } from "zod";

import { AUTHOR_ROLES } from "../../common/authorRoles.js";
import {
  authorResponse,
  categoryResponse,
  classificationResponse,
  locationResponse,
  presentAuthor,
  presentClassification,
  presentLocation,
  presentCategory,
  presentNamed,
  publisherResponse,
  sourceResponse,
} from "../authorities/authorityPresenters.js";
import type { AuthorityLoaders } from "../authorities/authorityLoaders.js";
import { exceptFields } from "../platform/fields/describedField.js";
import { presenterOf, responseShape } from "../platform/rest/shownFields.js";
import type { BookLoaders } from "./bookLoaders.js";
import { type BookRow, type CopyRow, SHOWN_COPY_STATUSES } from "./bookReads.js";
import type { BookSummaryRow } from "./bookSummaries.js";
import { COPY_CONDITIONS } from "./copies/Copy.entity.js";
import { shownBookFields } from "./record/bookFields.js";
import type { SearchAnswer } from "./query/search/searchAnswer.js";

const text = z.string().nullable();

const contributorResponse = authorResponse
  .extend({ role: z.enum(AUTHOR_ROLES).describe("What they did for the title.") })
  .meta({ id: "Contributor", description: "Somebody who had a part in a title." });

const shape = responseShape(shownBookFields);
/** What follows the publisher, in REST's order. */
const described = exceptFields(
  shownBookFields,
  "title",
  "subtitle",
  "isbn",
  "callNumber",
  "imageUrl",
  "digitalFileAccess",
);
export const presentDescribed = presenterOf(described);

/** A book as REST returns it. Every key is listed explicitly, so that no column is exposed by accident. */
export const bookResponse = z
  .object({
    id: z.int().describe("Number in the database; the newest book has the highest."),
    slug: z.string().describe("Its name in addresses; unique and stable."),
    title: shape.title,
    subtitle: shape.subtitle,
    authors: z.array(contributorResponse).describe("All who had a part in it, in the order of the title page."),
    isbn: shape.isbn,
    isbn13: text.describe("Its thirteen digits, when it is valid."),
    publisher: publisherResponse.nullable(),
    ...responseShape(described),
    classification: classificationResponse.nullable(),
    call_number: shape.call_number,
    category: categoryResponse.nullable(),
    subjects: z.array(z.string()),
    description: text,
    image_url: shape.image_url,
    has_digital_file: z.boolean().describe("Whether there is a digital file, for whomever it may be."),
    digital_file: text.describe("Address of the digital file, where it opens for who asks."),
    digital_file_access: shape.digital_file_access,
    viewer_can_read_digital_file: z.boolean().describe("Whether there is one and it opens for who asks."),
    location: locationResponse.nullable(),
    source: sourceResponse.nullable().describe("For librarians; null for everybody else."),
    price: z.int().nullable().describe("Of a copy, in whole rupiah. For librarians; null for everybody else."),
    copies_count: z.int().describe("Copies that the library holds."),
    available_count: z.int().describe("Copies that can be borrowed now."),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "Book", description: "A title of the collection." });

export type BookResponse = z.infer<typeof bookResponse>;

export const bookSummaryResponse = z
  .object({ id: z.int(), slug: z.string(), title: z.string(), image_url: text })
  .meta({ id: "BookSummary", description: "As much of a book as a list of something else shows of it." });

export const copyResponse = z
  .object({
    id: z.int(),
    book_id: z.int(),
    item_code: z.string().describe("What its barcode carries; unique."),
    inventory_code: text,
    location: locationResponse.nullable().describe("Its own place, or else its book's."),
    own_location: locationResponse.nullable().describe("Its own place; null where it stands with its book."),
    call_number: text.describe("What its spine label shows: its own call number, or else its book's."),
    own_call_number: text.describe("Its call number; null where it is its book's."),
    category: categoryResponse.nullable().describe("By which it is lent: its own, or else its book's."),
    own_category: categoryResponse.nullable().describe("Its kind of collection; null where it is its book's."),
    condition: z.enum(COPY_CONDITIONS),
    status: z.enum(SHOWN_COPY_STATUSES),
    due_on: z.iso.date().nullable().describe("The last day of the loan while it is on loan."),
    source: sourceResponse.nullable().describe("How the library came by it. For librarians; null for everybody else."),
    supplier: text.describe("Who sold or gave it. For librarians; null for everybody else."),
    invoice_number: text.describe("Of the invoice it came with. For librarians; null for everybody else."),
    price: z
      .int()
      .nullable()
      .describe("What it cost, in whole rupiah; null where its book's price is its own, and for who is no librarian."),
    acquired_at: z.iso.date().nullable().describe("The day the library got it; null where nobody has said."),
    note: text.describe("What the desk remarks about it. For librarians; null for everybody else."),
    issue_label: text.describe("Which issue of a periodical it is, as `Vol. 12 No. 3, Maret 2026`."),
  })
  .meta({ id: "Copy", description: "One physical copy of a book." });

type Loaders = BookLoaders & AuthorityLoaders;

/** Presents any number of books with the same number of statements. */
export function presentBooks(books: readonly BookRow[], loaders: Loaders): Promise<BookResponse[]> {
  return Promise.all(books.map((book) => presentBook(book, loaders)));
}

async function presentContributors(bookId: number, loaders: Loaders): Promise<BookResponse["authors"]> {
  const contributors = (await loaders.credits.load(bookId)).map(async ({ authorId, role }) => {
    const author = await loaders.authors.load(authorId);
    return author && { ...presentAuthor(author), role };
  });
  return (await Promise.all(contributors)).filter((contributor) => contributor !== null);
}

export async function presentBook(book: BookRow, loaders: Loaders): Promise<BookResponse> {
  const seesAcquisition = await loaders.seesAcquisition.load(book.id);
  const [
    authors,
    subjects,
    publisher,
    classification,
    category,
    location,
    source,
    description,
    counts,
    canReadDigitalFile,
  ] = await Promise.all([
    presentContributors(book.id, loaders),
    loaders.subjectIds.load(book.id).then((ids) => loaders.subjects.loadMany(ids)),
    book.publisherId === null ? null : loaders.publishers.load(book.publisherId),
    book.classificationId === null ? null : loaders.classifications.load(book.classificationId),
    book.categoryId === null ? null : loaders.categories.load(book.categoryId),
    book.locationId === null ? null : loaders.locations.load(book.locationId),
    book.sourceId === null || !seesAcquisition ? null : loaders.sources.load(book.sourceId),
    loaders.description.load(book.id),
    loaders.copyCounts.load(book.id),
    loaders.canReadDigitalFile.load(book),
  ]);
  return {
    id: book.id,
    slug: book.slug,
    title: book.title,
    subtitle: book.subtitle,
    authors,
    isbn: book.isbn,
    isbn13: book.isbn13,
    publisher: publisher && presentNamed(publisher),
    ...presentDescribed(book),
    classification: classification && presentClassification(classification),
    call_number: book.callNumber,
    category: category && presentCategory(category),
    subjects: withoutMissing(subjects).map(({ name }) => name),
    description,
    image_url: book.imageUrl,
    has_digital_file: book.digitalFile !== null,
    digital_file: canReadDigitalFile ? book.digitalFile : null,
    digital_file_access: book.digitalFileAccess,
    viewer_can_read_digital_file: canReadDigitalFile,
    location: location && presentLocation(location),
    source: source && presentNamed(source),
    price: seesAcquisition ? book.price : null,
    copies_count: counts.copies,
    available_count: counts.available,
    created_at: book.createdAt.toISOString(),
    updated_at: book.updatedAt.toISOString(),
  };
}

export function presentBookSummary({ id, slug, title, imageUrl }: BookSummaryRow): z.infer<typeof bookSummaryResponse> {
  return { id, slug, title, image_url: imageUrl };
}

export async function presentCopy(copy: CopyRow, loaders: Loaders): Promise<z.infer<typeof copyResponse>> {
  const locationOf = async (id: number | null) => (id === null ? null : loaders.locations.load(id));
  const categoryOf = async (id: number | null) => (id === null ? null : loaders.categories.load(id));
  const [location, ownLocation, category, ownCategory, seesAcquisition] = await Promise.all([
    locationOf(copy.locationId),
    locationOf(copy.ownLocationId),
    categoryOf(copy.categoryId),
    categoryOf(copy.ownCategoryId),
    loaders.seesAcquisition.load(copy.id),
  ]);
  const source = copy.sourceId === null || !seesAcquisition ? null : await loaders.sources.load(copy.sourceId);
  const { id, bookId, itemCode, inventoryCode, callNumber, ownCallNumber, condition, status, dueOn, acquiredAt } = copy;
  return {
    id,
    book_id: bookId,
    item_code: itemCode,
    inventory_code: inventoryCode,
    location: location && presentLocation(location),
    own_location: ownLocation && presentLocation(ownLocation),
    call_number: callNumber,
    own_call_number: ownCallNumber,
    category: category && presentCategory(category),
    own_category: ownCategory && presentCategory(ownCategory),
    condition,
    status,
    due_on: dueOn,
    source: source && presentNamed(source),
    supplier: seesAcquisition ? copy.supplier : null,
    invoice_number: seesAcquisition ? copy.invoiceNumber : null,
    price: seesAcquisition ? copy.price : null,
    acquired_at: acquiredAt,
    note: seesAcquisition ? copy.note : null,
    issue_label: copy.issueLabel,
  };
}

function withoutMissing<Row>(rows: readonly (Row | Error | null)[]): Row[] {
  return rows.filter((row): row is Row => row !== null && !(row instanceof Error));
}

/** How a search was answered. */
export const searchResponse = z
  .object({
    kind: z
      .enum(["exact", "corrected", "fewer_words", "topic"])
      .describe(
        "`corrected`: its slips were; `fewer_words`: no book has all of its words; `topic`: few or no books have its " +
          "words, and those on the topic that it names follow.",
      ),
    words: z.string().describe("The words that the books were searched by, or the topics."),
    left_out: z.array(z.string()).describe("The words that none of the books has to have."),
    changes: z
      .array(z.object({ typed: z.string(), read: z.string() }))
      .describe(
        "Words that were read otherwise than they were typed. With fewer words, books that have what was read come " +
          "first where `left_out` has what was typed.",
      ),
    also_searched: z
      .array(z.string())
      .describe("What else the same is called, by which books were found too: an abbreviation's meaning."),
    own_count: z.int().optional().describe("Of a `topic`: how many books have its words; they come first."),
    classes: z.array(z.string()).optional().describe("Of a `topic`: the classes whose books follow."),
  })
  .meta({ id: "SearchAnswer" });

export function presentSearch(answer: SearchAnswer): z.output<typeof searchResponse> {
  const { kind, words, leftOut, changes, alsoSearched, topic } = answer;
  return {
    kind: kind === "fewerWords" ? "fewer_words" : kind,
    words,
    left_out: [...leftOut],
    changes: changes.map(({ typed, read }) => ({ typed, read })),
    also_searched: [...alsoSearched],
    ...(topic && { own_count: topic.ownCount, classes: [...topic.classes] }),
  };
}
