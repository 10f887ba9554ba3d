import { z } from "zod";

import type { BinKind } from "../../bin/binKinds.js";
import { invalid } from "../../errors.js";
import { pick, type RowOf, valuesOf } from "../../platform/database/columns.js";
import { rowSchema } from "../../platform/database/rowSchema.js";
import { authorTable } from "../records/Author.entity.js";
import type { AuthorityList, AuthorityRow } from "../authorityReads.js";
import { categoryTable } from "../records/Category.entity.js";
import { COLLECTION_GROUPS } from "../collectionGroups.js";
import { classificationTable } from "../records/Classification.entity.js";
import {
  authorDraft,
  categoryDraft,
  classificationDraft,
  locationDraft,
  namedDraft,
  type RecordDraft,
} from "./findOrCreate.js";
import { locationTable } from "../records/Location.entity.js";
import { type AuthorName, fullName } from "../names/authorName.js";
import { publisherTable } from "../records/Publisher.entity.js";
import { newRecordInputs, recordChangeInputs } from "./editingInput.js";

const authorColumns = pick(authorTable, "firstName", "lastName", "kind");
/** The columns of publishers and of sources, which are the same. */
const namedColumns = pick(publisherTable, "name");
const categoryColumns = pick(categoryTable, "name", "collectionGroup");
const classificationColumns = pick(classificationTable, "code", "name");
const locationColumns = pick(locationTable, "name", "shelf");

type NamedValues = RowOf<typeof namedColumns>;

interface ListValues {
  readonly authors: RowOf<typeof authorColumns>;
  readonly publishers: NamedValues;
  readonly categories: RowOf<typeof categoryColumns>;
  readonly classifications: RowOf<typeof classificationColumns>;
  readonly locations: RowOf<typeof locationColumns>;
  readonly sources: NamedValues;
}

/** What administrators write of a record. */
type RecordValues<List extends AuthorityList> = ListValues[List];

/** The values given by the caller; null and undefined differ. */
type GivenValues<Values> = { readonly [Name in keyof Values]?: Values[Name] | null | undefined };

/** What differs between the six authority lists; everything else is shared. */
export interface EditingPlan<List extends AuthorityList, Values = RecordValues<List>> {
  /** As people call one of its records. */
  readonly label: string;
  /** The record type in the audit trail, and in the bin. */
  readonly recordType: BinKind;
  readonly newRecord: z.ZodType<GivenValues<Values>>;
  readonly changes: z.ZodType<GivenValues<Values>>;
  /** The input field that an error about a taken name is reported for. */
  readonly nameField: keyof Values & string;
  /** The default values of a new record. */
  readonly emptyValues: Values;
  /** A row's values without what the list knows about it. */
  readonly valuesOf: (row: AuthorityRow<List>) => Values;
  /** The values as the bin keeps them. */
  readonly keptValues: z.ZodType<Values>;
  /** Normalises values for storage. @throws ValidationError if values contradict each other. */
  readonly normalise: (values: Values, given: GivenValues<Values>) => Values;
  readonly draft: (values: Values) => RecordDraft<List>;
  readonly title: (values: Values) => string;
}

const MAX_NAME_LENGTH = 255;

const named = {
  nameField: "name" as const,
  emptyValues: { name: "" },
  valuesOf: (row: NamedValues) => valuesOf(namedColumns, row),
  keptValues: rowSchema(publisherTable, "name"),
  normalise: (values: NamedValues) => values,
  draft: ({ name }: NamedValues) => namedDraft(name),
  title: ({ name }: NamedValues) => name,
};

export const editingPlans: { readonly [List in AuthorityList]: EditingPlan<List> } = {
  authors: {
    label: "Penulis",
    recordType: "author",
    newRecord: newRecordInputs.authors,
    changes: recordChangeInputs.authors,
    nameField: "firstName",
    emptyValues: { firstName: "", lastName: null, kind: "person" },
    valuesOf: (row) => valuesOf(authorColumns, row),
    keptValues: rowSchema(authorTable, "firstName", "lastName", "kind"),
    normalise: normaliseAuthor,
    draft: authorDraft,
    title: fullName,
  },
  publishers: {
    ...named,
    label: "Penerbit",
    recordType: "publisher",
    newRecord: newRecordInputs.publishers,
    changes: recordChangeInputs.publishers,
  },
  categories: {
    label: "Kategori",
    recordType: "category",
    newRecord: newRecordInputs.categories,
    changes: recordChangeInputs.categories,
    nameField: "name",
    emptyValues: { name: "", collectionGroup: null },
    valuesOf: (row) => valuesOf(categoryColumns, row),
    // What the bin has kept since before categories had groups has none.
    keptValues: z.object({ name: z.string(), collectionGroup: z.enum(COLLECTION_GROUPS).nullable().default(null) }),
    normalise: (values) => values,
    draft: categoryDraft,
    title: ({ name }) => name,
  },
  classifications: {
    label: "Klasifikasi",
    recordType: "classification",
    newRecord: newRecordInputs.classifications,
    changes: recordChangeInputs.classifications,
    nameField: "code",
    emptyValues: { code: "", name: null },
    valuesOf: (row) => valuesOf(classificationColumns, row),
    keptValues: rowSchema(classificationTable, "code", "name"),
    normalise: (values) => values,
    draft: classificationDraft,
    title: ({ code }) => code,
  },
  locations: {
    label: "Lokasi",
    recordType: "location",
    newRecord: newRecordInputs.locations,
    changes: recordChangeInputs.locations,
    nameField: "name",
    emptyValues: { name: "", shelf: null },
    valuesOf: (row) => valuesOf(locationColumns, row),
    keptValues: rowSchema(locationTable, "name", "shelf"),
    normalise: (values) => values,
    draft: locationDraft,
    title: ({ name, shelf }) => (shelf === null ? name : `${name}, rak ${shelf}`),
  },
  sources: {
    ...named,
    label: "Sumber perolehan",
    recordType: "source",
    newRecord: newRecordInputs.sources,
    changes: recordChangeInputs.sources,
  },
};

/**
 * The name of an organisation is never split: when a person is changed to an organisation, the whole name is stored
 * in one field.
 */
function normaliseAuthor(author: AuthorName, given: GivenValues<AuthorName>): AuthorName {
  if (author.kind === "person") {
    return author;
  }
  if (given.lastName) {
    throw invalid("lastName", "Nama lembaga tidak dipisah: tulis seluruhnya sebagai nama depan.");
  }
  const firstName = given.firstName ?? fullName(author);
  if (firstName.length > MAX_NAME_LENGTH) {
    throw invalid("firstName", `Maksimal ${MAX_NAME_LENGTH} karakter.`);
  }
  return { firstName, lastName: null, kind: "organisation" };
}

/** What the record will be: its values so far, changed by those that were given. */
export function mergeValues<Values extends object>(
  { emptyValues, normalise }: Pick<EditingPlan<AuthorityList, Values>, "emptyValues" | "normalise">,
  before: Values,
  given: GivenValues<Values>,
): Values {
  const merged = { ...before };
  for (const name of Object.keys(emptyValues) as (keyof Values)[]) {
    const value = given[name];
    // Null empties what can be empty; elsewhere it says no more than leaving the value out.
    if (value !== undefined && (value !== null || emptyValues[name] === null)) {
      merged[name] = value as Values[typeof name];
    }
  }
  return normalise(merged, given);
}
