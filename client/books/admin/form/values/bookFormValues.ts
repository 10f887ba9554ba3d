import type {
  PickedAuthor,
  PickedClassification,
  PickedLocation,
  PickedName,
} from "../../../../authorities/picker/pickedRecords";
import { readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import type { BookFormValues_BookFragment, DigitalFileAccess, MaterialKind } from "../../../../gql/graphql";
import { BOOK_TEXTS, type BookText, BookTexts_book } from "../../bookTexts";

/** A book's form values: plain values, which can be stored as a draft. */
export interface BookFormValues extends Record<BookText, string> {
  title: string;
  authors: PickedAuthor[];
  publisher: PickedName | null;
  publishYearText: string;
  materialKind: MaterialKind;
  language: string;
  price: string;
  classification: PickedClassification | null;
  category: PickedName | null;
  location: PickedLocation | null;
  source: PickedName | null;
  subjects: string[];
  /** Hidden from the catalogue. */
  isHidden: boolean;
  /** Who may read the digital file. */
  digitalFileAccess: DigitalFileAccess;
  /** New books only: the number of copies to create, and the code they continue from. */
  copies: string;
  firstItemCode: string;
}

export type BookFormField = keyof BookFormValues;

const textsOf = (textOf: (name: BookText) => string) =>
  Object.fromEntries(BOOK_TEXTS.map((name) => [name, textOf(name)])) as Record<BookText, string>;

const { subtitle, isbn, publishPlace, callNumber, description, ...others } = textsOf(() => "");

/** In the order of the form. */
export const emptyBook: BookFormValues = {
  title: "",
  subtitle,
  isbn,
  authors: [],
  publisher: null,
  publishPlace,
  publishYearText: "",
  ...others,
  materialKind: "BOOK",
  language: "id",
  price: "",
  classification: null,
  callNumber,
  category: null,
  location: null,
  source: null,
  isHidden: false,
  subjects: [],
  description,
  digitalFileAccess: "PUBLIC",
  copies: "1",
  firstItemCode: "",
};

export const BookFormValues_book = graphql(`
  fragment BookFormValues_book on Book {
    id
    databaseId
    ...BookTexts_book
    title
    publishYear
    publishYearText
    materialKind
    isHidden
    language
    price
    digitalFileAccess
    updatedAt
    contributors {
      role
      author {
        id
        firstName
        lastName
        kind
      }
    }
    publisher {
      id
      name
    }
    classification {
      id
      code
      name
    }
    category {
      id
      name
    }
    location {
      id
      name
      shelf
    }
    source {
      id
      name
    }
    subjects {
      id
      name
    }
  }
`);

export function toFormValues(book: BookFormValues_BookFragment): BookFormValues {
  const { classification, location } = book;
  const texts = readFragment(BookTexts_book, book);
  return {
    ...textsOf((name) => texts[name] ?? ""),
    title: book.title,
    authors: book.contributors.map(({ role, author: { id, firstName, lastName, kind } }) => ({
      id,
      firstName,
      lastName: lastName ?? null,
      kind,
      role,
    })),
    publisher: toPickedName(book.publisher),
    publishYearText: book.publishYearText ?? book.publishYear?.toString() ?? "",
    materialKind: book.materialKind,
    language: book.language,
    price: book.price?.toString() ?? "",
    classification: classification
      ? { id: classification.id, code: classification.code, name: classification.name ?? null }
      : null,
    category: toPickedName(book.category),
    location: location ? { id: location.id, name: location.name, shelf: location.shelf ?? null } : null,
    source: toPickedName(book.source),
    isHidden: book.isHidden,
    subjects: book.subjects.map(({ name }) => name),
    digitalFileAccess: book.digitalFileAccess,
    copies: "",
    firstItemCode: "",
  };
}

function toPickedName(record: { id: string; name: string } | null | undefined): PickedName | null {
  return record ? { id: record.id, name: record.name } : null;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields with different values, in the order of the form. */
export function differingFields(one: BookFormValues, other: BookFormValues): BookFormField[] {
  return (Object.keys(emptyBook) as BookFormField[]).filter((name) => !isSame(one[name], other[name]));
}

/** Stored by an older release or edited by hand: may be anything. */
export function isBookFormValues(value: unknown): value is BookFormValues {
  if (typeof value !== "object" || value === null) return false;
  const given = value as Record<string, unknown>;
  return Object.entries(emptyBook).every(([name, empty]) => {
    const stored = given[name];
    if (Array.isArray(empty)) return Array.isArray(stored);
    return empty === null ? typeof stored === "object" : typeof stored === typeof empty;
  });
}
