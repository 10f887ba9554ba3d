import type { z } from "zod";

import { invalid } from "../../errors.js";
import { type AuthorName, fullName } from "../names/authorName.js";
import type { AuthorityList } from "../authorityReads.js";
import { authorDraft, classificationDraft, locationDraft, namedDraft, type RecordDraft } from "../findOrCreate.js";
import { newRecordInputs, recordChangeInputs } from "./editingInput.js";

/** The values given by the caller; null and undefined differ. */
type PartialValues<Values> = { readonly [Name in keyof Values]?: Values[Name] | null | undefined };

/** What differs between the six authority lists; everything else is shared. */
interface AuthorityPlan<Values extends object> {
  /** As people call one of its records. */
  readonly label: string;
  /** The record type in the audit trail. */
  readonly recordType: string;
  readonly newRecord: z.ZodType<PartialValues<Values>>;
  readonly changes: z.ZodType<PartialValues<Values>>;
  /** The input field that an error about a taken name is reported for. */
  readonly nameField: keyof Values & string;
  /** The default values of a new record. */
  readonly emptyValues: Values;
  /** Normalises values for storage. @throws ValidationError if values contradict each other. */
  readonly normalise: (values: Values, given: PartialValues<Values>) => Values;
  readonly draft: (values: Values) => RecordDraft;
  readonly title: (values: Values) => string;
}

/** A record's values by name. */
export type RecordValues = Readonly<Record<string, unknown>>;
export type EditingPlan = AuthorityPlan<RecordValues>;

interface NamedValues {
  readonly name: string;
}
interface ClassificationValues {
  readonly code: string;
  readonly name: string | null;
}
interface LocationValues extends NamedValues {
  readonly shelf: string | null;
}

const MAX_NAME_LENGTH = 255;

const authors: AuthorityPlan<AuthorName> = {
  label: "Penulis",
  recordType: "author",
  newRecord: newRecordInputs.authors,
  changes: recordChangeInputs.authors,
  nameField: "firstName",
  emptyValues: { firstName: "", lastName: null, kind: "person" },
  normalise: normaliseAuthor,
  draft: authorDraft,
  title: fullName,
};

const named = {
  nameField: "name" as const,
  emptyValues: { name: "" },
  normalise: (values: NamedValues) => values,
  draft: ({ name }: NamedValues) => namedDraft(name),
  title: ({ name }: NamedValues) => name,
};
const publishers: AuthorityPlan<NamedValues> = {
  ...named,
  label: "Penerbit",
  recordType: "publisher",
  newRecord: newRecordInputs.publishers,
  changes: recordChangeInputs.publishers,
};
const categories: AuthorityPlan<NamedValues> = {
  ...named,
  label: "Kategori",
  recordType: "category",
  newRecord: newRecordInputs.categories,
  changes: recordChangeInputs.categories,
};
const sources: AuthorityPlan<NamedValues> = {
  ...named,
  label: "Sumber perolehan",
  recordType: "source",
  newRecord: newRecordInputs.sources,
  changes: recordChangeInputs.sources,
};

const classifications: AuthorityPlan<ClassificationValues> = {
  label: "Klasifikasi",
  recordType: "classification",
  newRecord: newRecordInputs.classifications,
  changes: recordChangeInputs.classifications,
  nameField: "code",
  emptyValues: { code: "", name: null },
  normalise: (values) => values,
  draft: classificationDraft,
  title: ({ code }) => code,
};

const locations: AuthorityPlan<LocationValues> = {
  label: "Lokasi",
  recordType: "location",
  newRecord: newRecordInputs.locations,
  changes: recordChangeInputs.locations,
  nameField: "name",
  emptyValues: { name: "", shelf: null },
  normalise: (values) => values,
  draft: locationDraft,
  title: ({ name, shelf }) => (shelf === null ? name : `${name}, rak ${shelf}`),
};

/** A plan only receives values of its own list, parsed by its schema or read from its table. */
function asEditingPlan<Values extends object>(plan: AuthorityPlan<Values>): EditingPlan {
  return plan as unknown as EditingPlan;
}

export const editingPlans: Readonly<Record<AuthorityList, EditingPlan>> = {
  authors: asEditingPlan(authors),
  publishers: asEditingPlan(publishers),
  categories: asEditingPlan(categories),
  classifications: asEditingPlan(classifications),
  locations: asEditingPlan(locations),
  sources: asEditingPlan(sources),
};

/**
 * The name of an organisation is never split: when a person is changed to an organisation, the whole name is stored
 * in one field.
 */
function normaliseAuthor(author: AuthorName, given: PartialValues<AuthorName>): AuthorName {
  if (author.kind === "person") {
    return author;
  }
  if (given.lastName) {
    throw invalid("lastName", "Nama lembaga tidak dipisah: tulis seluruhnya sebagai nama depan.");
  }
  const firstName = given.firstName ?? fullName(author);
  if (firstName.length > MAX_NAME_LENGTH) {
    throw invalid("firstName", `Paling panjang ${MAX_NAME_LENGTH} huruf.`);
  }
  return { firstName, lastName: null, kind: "organisation" };
}

/** What the record will be: its values so far, changed by those that were given. */
export function mergeValues(plan: EditingPlan, before: RecordValues, given: PartialValues<RecordValues>): RecordValues {
  const names = Object.keys(plan.emptyValues);
  const chosen = names.map((name) => [name, keepsPrevious(plan, name, given) ? before[name] : given[name]]);
  return plan.normalise(Object.fromEntries(chosen) as RecordValues, given);
}

/** Null empties what can be empty; elsewhere it says no more than leaving the value out. */
function keepsPrevious(plan: EditingPlan, name: string, given: PartialValues<RecordValues>): boolean {
  return given[name] === undefined || (given[name] === null && plan.emptyValues[name] !== null);
}

/** A row's values without what the list knows about it. */
export function valuesOf(plan: EditingPlan, row: object): RecordValues {
  const values = row as RecordValues;
  return Object.fromEntries(Object.keys(plan.emptyValues).map((name) => [name, values[name]]));
}
