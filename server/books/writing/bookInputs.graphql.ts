import { AuthorKindRef } from "../../authorities/authority.graphql.js";
import { builder } from "../../platform/graphql/builder.js";
import { sentFields } from "../../platform/graphql/describedFields.js";
import { type GlobalId, recordIdOf } from "../../platform/graphql/recordIds.js";
import { AuthorRoleRef, DigitalFileAccessRef, MaterialKindRef } from "../bookRefs.graphql.js";
import { sentBook } from "../record/bookFields.js";

export const BookAuthorInput = builder.inputType("BookAuthorInput", {
  description: "An author of the list by id, or one by name: found in the list, or added to it.",
  fields: (t) => ({
    id: t.globalID({ description: "Of an author of the list, instead of the name. Advice is asked by names alone." }),
    firstName: t.string({ description: "Given names, or the whole name where there is only one." }),
    lastName: t.string({ description: "Family name." }),
    kind: t.field({ type: AuthorKindRef, description: "PERSON unless given." }),
    role: t.field({
      type: AuthorRoleRef,
      description: "What they did for the title; as it was unless given, and AUTHOR of who is new to it.",
    }),
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
    ...sentFields(t, sentBook, { digitalFileAccess: DigitalFileAccessRef, materialKind: MaterialKindRef }),
    authorIds: t.globalIDList({ description: "Authors (penulis) of the list, in the order of the title page." }),
    authors: t.field({
      type: [BookAuthorInput],
      description: "Authors with what they did for it, in the order of the title page; instead of `authorIds`.",
    }),
    publisherId: t.globalID({ description: "Publisher (penerbit) of the list." }),
    publisher: t.string({ description: "Publisher by name." }),
    classificationId: t.globalID({ description: "Class (klasifikasi) of the list." }),
    classification: t.field({ type: BookClassificationInput, description: "Class by its code." }),
    categoryId: t.globalID({ description: "Category (kategori) of the list." }),
    category: t.string({ description: "Category by name." }),
    subjects: t.stringList({ description: "What it is about (subjek)." }),
    locationId: t.globalID({ description: "Where its copies stand (lokasi), of the list." }),
    location: t.field({ type: BookLocationInput, description: "Where its copies stand, by name." }),
    sourceId: t.globalID({ description: "How it was acquired (sumber perolehan), of the list." }),
    source: t.string({ description: "How it was acquired, by name." }),
  };
}

interface GlobalIdFields {
  readonly authorIds?: readonly GlobalId[] | null;
  readonly authors?: readonly { readonly id?: GlobalId | null }[] | null;
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
    authors:
      input.authors?.map(({ id, ...author }) => (id ? { ...author, id: recordIdOf("Author", id) } : author)) ??
      input.authors,
    publisherId: idOf("Publisher", input.publisherId),
    classificationId: idOf("Classification", input.classificationId),
    categoryId: idOf("Category", input.categoryId),
    locationId: idOf("Location", input.locationId),
    sourceId: idOf("Source", input.sourceId),
  };
  return { ...input, ...Object.fromEntries(Object.entries(ids).filter(([name]) => name in input)) };
}
