import type { PickedAuthor } from "../../../../authorities/picker/pickedRecords";
import type { CreateBookInput, UpdateBookInput } from "../../../../gql/graphql";
import type { BookFormField, BookFormValues } from "./bookFormValues";

type Changes = Omit<UpdateBookInput, "id" | "isDeleteImage" | "expectedUpdatedAt">;

/** The part of the mutation's input for each field; an empty field becomes null. */
const INPUT_OF_FIELD: { readonly [Field in BookFormField]?: (values: BookFormValues) => Changes } = {
  title: ({ title }) => ({ title }),
  subtitle: ({ subtitle }) => ({ subtitle: orNull(subtitle) }),
  isbn: ({ isbn }) => ({ isbn: orNull(isbn) }),
  authors: ({ authors }) => toAuthorsInput(authors),
  publisher: ({ publisher }) =>
    publisher?.id ? { publisherId: publisher.id } : { publisher: publisher?.name ?? null },
  publishPlace: ({ publishPlace }) => ({ publishPlace: orNull(publishPlace) }),
  publishYearText: ({ publishYearText }) =>
    orNull(publishYearText) === null ? { publishYear: null, publishYearText: null } : { publishYearText },
  edition: ({ edition }) => ({ edition: orNull(edition) }),
  seriesTitle: ({ seriesTitle }) => ({ seriesTitle: orNull(seriesTitle) }),
  physicalDescription: ({ physicalDescription }) => ({ physicalDescription: orNull(physicalDescription) }),
  language: ({ language }) => ({ language }),
  price: ({ price }) => ({ price: parseRupiah(price) }),
  classification: ({ classification }) =>
    classification?.id
      ? { classificationId: classification.id }
      : { classification: classification && { code: classification.code, name: classification.name } },
  callNumber: ({ callNumber }) => ({ callNumber: orNull(callNumber) }),
  category: ({ category }) => (category?.id ? { categoryId: category.id } : { category: category?.name ?? null }),
  location: ({ location }) =>
    location?.id
      ? { locationId: location.id }
      : { location: location && { name: location.name, shelf: location.shelf } },
  source: ({ source }) => (source?.id ? { sourceId: source.id } : { source: source?.name ?? null }),
  subjects: ({ subjects }) => ({ subjects }),
  description: ({ description }) => ({ description: orNull(description) }),
  digitalFileAccess: ({ digitalFileAccess }) => ({ digitalFileAccess }),
};

/** The input for these fields only. */
export function toUpdateInput(values: BookFormValues, fields: readonly BookFormField[]): Changes {
  return Object.assign({}, ...fields.map((field) => INPUT_OF_FIELD[field]?.(values) ?? {})) as Changes;
}

/** `itemCodes` if a first code was given; otherwise the server continues its own pattern. */
export function toCreateInput(values: BookFormValues, itemCodes: readonly string[] | null): CreateBookInput {
  const { callNumber, ...input } = toUpdateInput(values, Object.keys(INPUT_OF_FIELD) as BookFormField[]);
  const copies = itemCodes ? { itemCodes: [...itemCodes] } : { copies: parseCopyCount(values.copies) };
  return { ...input, ...(callNumber ? { callNumber } : {}), title: values.title, ...copies };
}

/** The number of copies to create; 0 if the text is not a number. */
export function parseCopyCount(text: string): number {
  return /^\d{1,4}$/u.test(text.trim()) ? Number(text) : 0;
}

/** The input takes either ids or names, so a single new author means that all are sent by name. */
export function toAuthorsInput(authors: readonly PickedAuthor[]): Changes {
  const ids = authors.flatMap(({ id }) => (id === null ? [] : [id]));
  return ids.length === authors.length ? { authorIds: ids } : { authors: authorsByName(authors) };
}

export function authorsByName(authors: readonly PickedAuthor[]) {
  return authors.map(({ firstName, lastName, kind }) => ({ firstName, lastName, kind }));
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
  const [first = ""] = inputName.split(".");
  const name =
    first === "itemCodes"
      ? "firstItemCode"
      : first === "publishYear"
        ? "publishYearText"
        : first.replace(/Id(s?)$/u, "$1");
  return name in INPUT_OF_FIELD || name === "copies" || name === "firstItemCode" ? (name as BookFormField) : null;
}
