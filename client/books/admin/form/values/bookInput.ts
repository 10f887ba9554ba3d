import { roleOf } from "../../../../authorities/picker/pickedAuthor";
import type { PickedAuthor } from "../../../../authorities/picker/pickedRecords";
import type { InputName } from "../../../../forms/InputName";
import type { BookAuthorInput, CreateBookInput, UpdateBookInput } from "../../../../gql/graphql";
import { BOOK_TEXTS, type BookText } from "../../bookTexts";
import type { BookFormField, BookFormValues } from "./bookFormValues";

type Changes = Omit<UpdateBookInput, "id" | "isDeleteImage" | "expectedUpdatedAt">;

/** Sent apart from the form's values. */
type CoverName = "imageUrl" | "isDeleteImage";

const perText = <Result>(resultOf: (name: BookText) => Result) =>
  Object.fromEntries(BOOK_TEXTS.map((name) => [name, resultOf(name)])) as Record<BookText, Result>;

/** In which field each part of the mutations' input is typed. */
export const FIELD_OF_INPUT: Readonly<
  Record<Exclude<InputName<CreateBookInput & UpdateBookInput>, CoverName>, BookFormField>
> = {
  ...perText((name) => name),
  title: "title",
  authors: "authors",
  authorIds: "authors",
  publisher: "publisher",
  publisherId: "publisher",
  publishYear: "publishYearText",
  publishYearText: "publishYearText",
  materialKind: "materialKind",
  language: "language",
  price: "price",
  classification: "classification",
  classificationId: "classification",
  category: "category",
  categoryId: "category",
  location: "location",
  locationId: "location",
  source: "source",
  sourceId: "source",
  isHidden: "isHidden",
  subjects: "subjects",
  digitalFileAccess: "digitalFileAccess",
  copies: "copies",
  itemCodes: "firstItemCode",
  assignsInventoryCodes: "copies",
};

/** The part of the mutation's input for each field; an empty field becomes null. */
const INPUT_OF_FIELD: { readonly [Field in BookFormField]: (values: BookFormValues) => Changes } = {
  ...perText((name) => (values) => ({ [name]: orNull(values[name]) })),
  title: ({ title }) => ({ title }),
  authors: ({ authors }) => ({ authors: authors.map(toAuthorInput) }),
  publisher: ({ publisher }) =>
    publisher?.id ? { publisherId: publisher.id } : { publisher: publisher?.name ?? null },
  publishYearText: ({ publishYearText }) =>
    orNull(publishYearText) === null ? { publishYear: null, publishYearText: null } : { publishYearText },
  materialKind: ({ materialKind }) => ({ materialKind }),
  language: ({ language }) => ({ language }),
  price: ({ price }) => ({ price: parseRupiah(price) }),
  classification: ({ classification }) =>
    classification?.id
      ? { classificationId: classification.id }
      : { classification: classification && { code: classification.code, name: classification.name } },
  category: ({ category }) => (category?.id ? { categoryId: category.id } : { category: category?.name ?? null }),
  location: ({ location }) =>
    location?.id
      ? { locationId: location.id }
      : { location: location && { name: location.name, shelf: location.shelf } },
  source: ({ source }) => (source?.id ? { sourceId: source.id } : { source: source?.name ?? null }),
  isHidden: ({ isHidden }) => ({ isHidden }),
  subjects: ({ subjects }) => ({ subjects }),
  digitalFileAccess: ({ digitalFileAccess }) => ({ digitalFileAccess }),
  // Sent only for a new book: toCreateInput.
  copies: () => ({}),
  firstItemCode: () => ({}),
};

/** The input for these fields only. */
export function toUpdateInput(values: BookFormValues, fields: readonly BookFormField[]): Changes {
  return Object.assign({}, ...fields.map((field) => INPUT_OF_FIELD[field](values))) as Changes;
}

/** `itemCodes` if a first code was given; otherwise the server continues its own pattern. */
export function toCreateInput(values: BookFormValues, itemCodes: readonly string[] | null): CreateBookInput {
  const { callNumber, ...input } = toUpdateInput(values, Object.keys(INPUT_OF_FIELD) as BookFormField[]);
  const copies = itemCodes ? { itemCodes: [...itemCodes] } : { copies: parseCopyCount(values.copies) };
  const numbered = { ...copies, assignsInventoryCodes: true };
  return { ...input, ...(callNumber ? { callNumber } : {}), title: values.title, ...numbered };
}

/** The number of copies to create; 0 if the text is not a number. */
export function parseCopyCount(text: string): number {
  return /^\d{1,4}$/u.test(text.trim()) ? Number(text) : 0;
}

function toAuthorInput(author: PickedAuthor): BookAuthorInput {
  const { id, firstName, lastName, kind } = author;
  return { ...(id === null ? { firstName, lastName, kind } : { id }), role: roleOf(author) };
}

export function authorsByName(authors: readonly PickedAuthor[]): BookAuthorInput[] {
  return authors.map((author) => toAuthorInput({ ...author, id: null }));
}

/** Accepts `79.000` and `Rp79000`; anything else becomes NaN and is refused by validation. */
export function parseRupiah(text: string): number | null {
  const digits = text.replace(/^\s*rp/iu, "").replace(/[.\s]/gu, "");
  return digits === "" ? null : Number(digits);
}

function orNull(text: string): string | null {
  return text.trim() === "" ? null : text;
}

/** The form field for a name of the input: `authorIds.1` and `authors.0.firstName` both belong to authors. */
export function formFieldFor(inputName: string): BookFormField | null {
  const [name = ""] = inputName.split(".");
  return Object.entries(FIELD_OF_INPUT).find(([known]) => known === name)?.[1] ?? null;
}
