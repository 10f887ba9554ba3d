import { AuthorKindRef } from "../../authorities/authority.graphql.js";
import { builder } from "../../platform/graphql/builder.js";
import { type GlobalId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { DigitalFileAccessRef } from "../bookRefs.graphql.js";

export const BookAuthorInput = builder.inputType("BookAuthorInput", {
  description: "An author by name: found in the list, or added to it.",
  fields: (t) => ({
    firstName: t.string({ required: true, description: "Given names, or the whole name where there is only one." }),
    lastName: t.string({ description: "Family name." }),
    kind: t.field({ type: AuthorKindRef, description: "PERSON unless given." }),
  }),
});

const BookClassificationInput = builder.inputType("BookClassificationInput", {
  description: "A class by its code: found in the list, or added to it.",
  fields: (t) => ({
    code: t.string({ required: true, description: "`813`, `2X4.122 9`." }),
    name: t.string({ description: "Name of a class that is not in the list yet." }),
  }),
});

const BookLocationInput = builder.inputType("BookLocationInput", {
  description: "A place by name: found in the list, or added to it.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Room or collection." }),
    shelf: t.string({ description: "Shelf (rak) in it." }),
  }),
});

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;

/** The fields that creating and updating a book have in common. */
export function bookInputFields(t: InputFields) {
  return {
    subtitle: t.string({ description: "Subtitle (anak judul)." }),
    authorIds: t.globalIDList({ description: "Authors (penulis) of the list, in the order of the title page." }),
    authors: t.field({ type: [BookAuthorInput], description: "Authors by name, in the order of the title page." }),
    isbn: t.string({ description: "As printed; a wrong check digit is a warning and no refusal." }),
    publisherId: t.globalID({ description: "Publisher (penerbit) of the list." }),
    publisher: t.string({ description: "Publisher by name." }),
    publishPlace: t.string({ description: "Place of publication (tempat terbit)." }),
    publishYear: t.int({
      description: "Year of publication; negative before the common era. Read from `publishYearText` unless given.",
    }),
    publishYearText: t.string({ description: "Year as printed: `2007`, `1342 H`; the year itself unless given." }),
    edition: t.string({ description: "Edition (edisi)." }),
    physicalDescription: t.string({ description: "Pages and size: `410 hlm; 20,5 cm`." }),
    seriesTitle: t.string({ description: "Series (judul seri)." }),
    language: t.string({ description: "ISO 639-1 code or an Indonesian or English name; `id` unless given." }),
    classificationId: t.globalID({ description: "Class (klasifikasi) of the list." }),
    classification: t.field({ type: BookClassificationInput, description: "Class by its code." }),
    callNumber: t.string({
      description: "What the spine says (no. panggil); made of class, author and title unless given.",
    }),
    categoryId: t.globalID({ description: "Category (kategori) of the list." }),
    category: t.string({ description: "Category by name." }),
    subjects: t.stringList({ description: "What it is about (subjek)." }),
    description: t.string({ description: "Summary, plain text." }),
    imageUrl: t.string({ description: "Address of a cover on another site: https. Own covers are uploaded." }),
    locationId: t.globalID({ description: "Where its copies stand (lokasi), of the list." }),
    location: t.field({ type: BookLocationInput, description: "Where its copies stand, by name." }),
    sourceId: t.globalID({ description: "How it was acquired (sumber perolehan), of the list." }),
    source: t.string({ description: "How it was acquired, by name." }),
    price: t.int({ description: "Price of a copy in whole rupiah." }),
    digitalFileAccess: t.field({
      type: DigitalFileAccessRef,
      description: "Who may read the digital file; `PUBLIC` unless given.",
    }),
  };
}

interface GlobalIdFields {
  readonly authorIds?: readonly GlobalId[] | null;
  readonly publisherId?: GlobalId | null;
  readonly classificationId?: GlobalId | null;
  readonly categoryId?: GlobalId | null;
  readonly locationId?: GlobalId | null;
  readonly sourceId?: GlobalId | null;
}

/** The input with database ids instead of global ids; omitted fields stay omitted. */
export function withRecordIds(input: GlobalIdFields & Readonly<Record<string, unknown>>): Record<string, unknown> {
  const idOf = (typename: string, given: GlobalId | null | undefined) => given && recordIdOf(typename, given);
  const ids = {
    authorIds: input.authorIds?.map((given) => recordIdOf("Author", given)) ?? input.authorIds,
    publisherId: idOf("Publisher", input.publisherId),
    classificationId: idOf("Classification", input.classificationId),
    categoryId: idOf("Category", input.categoryId),
    locationId: idOf("Location", input.locationId),
    sourceId: idOf("Source", input.sourceId),
  };
  return { ...input, ...Object.fromEntries(Object.entries(ids).filter(([name]) => name in input)) };
}
