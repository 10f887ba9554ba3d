import type { z } from "zod";

import { invalid } from "../../errors.js";
import { type AuthorName, fullName } from "../names/authorName.js";
import type { CatalogueList } from "../catalogueReads.js";
import { authorDraft, classificationDraft, locationDraft, namedDraft, type RecordDraft } from "../findOrCreate.js";
import { newRecordInputs, recordChangeInputs } from "./editingInput.js";

/** What a caller gave; null and left out are two things. */
type Given<Values> = { readonly [Name in keyof Values]?: Values[Name] | null | undefined };

/** What one list does in its own way; everything else is the same for all six. */
interface ListPlan<Values extends object> {
  /** As people call one of its records. */
  readonly label: string;
  /** What the audit trail calls it. */
  readonly recordType: string;
  readonly newRecord: z.ZodType<Given<Values>>;
  readonly changes: z.ZodType<Given<Values>>;
  /** The input that a clash with another record is told at. */
  readonly namedBy: keyof Values & string;
  /** The values a record has unless somebody says otherwise. */
  readonly blank: Values;
  /** Values as they are kept. @throws ValidationError where values that are right alone do not go together. */
  readonly settle: (values: Values, given: Given<Values>) => Values;
  readonly draft: (values: Values) => RecordDraft;
  readonly title: (values: Values) => string;
}

/** A record's values by name. */
export type RecordValues = Readonly<Record<string, unknown>>;
export type EditingPlan = ListPlan<RecordValues>;

interface Named {
  readonly name: string;
}
interface Classified {
  readonly code: string;
  readonly name: string | null;
}
interface Placed extends Named {
  readonly shelf: string | null;
}

const LONGEST_NAME = 255;

const authors: ListPlan<AuthorName> = {
  label: "Penulis",
  recordType: "author",
  newRecord: newRecordInputs.authors,
  changes: recordChangeInputs.authors,
  namedBy: "firstName",
  blank: { firstName: "", lastName: null, kind: "person" },
  settle: settleAuthor,
  draft: authorDraft,
  title: fullName,
};

const named = {
  namedBy: "name" as const,
  blank: { name: "" },
  settle: (values: Named) => values,
  draft: ({ name }: Named) => namedDraft(name),
  title: ({ name }: Named) => name,
};
const publishers: ListPlan<Named> = {
  ...named,
  label: "Penerbit",
  recordType: "publisher",
  newRecord: newRecordInputs.publishers,
  changes: recordChangeInputs.publishers,
};
const categories: ListPlan<Named> = {
  ...named,
  label: "Kategori",
  recordType: "category",
  newRecord: newRecordInputs.categories,
  changes: recordChangeInputs.categories,
};
const sources: ListPlan<Named> = {
  ...named,
  label: "Sumber perolehan",
  recordType: "source",
  newRecord: newRecordInputs.sources,
  changes: recordChangeInputs.sources,
};

const classifications: ListPlan<Classified> = {
  label: "Klasifikasi",
  recordType: "classification",
  newRecord: newRecordInputs.classifications,
  changes: recordChangeInputs.classifications,
  namedBy: "code",
  blank: { code: "", name: null },
  settle: (values) => values,
  draft: classificationDraft,
  title: ({ code }) => code,
};

const locations: ListPlan<Placed> = {
  label: "Lokasi",
  recordType: "location",
  newRecord: newRecordInputs.locations,
  changes: recordChangeInputs.locations,
  namedBy: "name",
  blank: { name: "", shelf: null },
  settle: (values) => values,
  draft: locationDraft,
  title: ({ name, shelf }) => (shelf === null ? name : `${name}, rak ${shelf}`),
};

/** A plan is handed only its own list's values: those that its schema has read and its own table holds. */
function ofList<Values extends object>(plan: ListPlan<Values>): EditingPlan {
  return plan as unknown as EditingPlan;
}

export const editingPlans: Readonly<Record<CatalogueList, EditingPlan>> = {
  authors: ofList(authors),
  publishers: ofList(publishers),
  categories: ofList(categories),
  classifications: ofList(classifications),
  locations: ofList(locations),
  sources: ofList(sources),
};

/** A body's name is never split: whoever makes a person one gets the whole name in one piece. */
function settleAuthor(author: AuthorName, given: Given<AuthorName>): AuthorName {
  if (author.kind === "person") {
    return author;
  }
  if (given.lastName) {
    throw invalid("lastName", "Nama lembaga tidak dipisah: tulis seluruhnya sebagai nama depan.");
  }
  const firstName = given.firstName ?? fullName(author);
  if (firstName.length > LONGEST_NAME) {
    throw invalid("firstName", `Paling panjang ${LONGEST_NAME} huruf.`);
  }
  return { firstName, lastName: null, kind: "organisation" };
}

/** What the record will be: its values so far, changed by those that were given. */
export function valuesAfter(plan: EditingPlan, before: RecordValues, given: Given<RecordValues>): RecordValues {
  const names = Object.keys(plan.blank);
  const chosen = names.map((name) => [name, isKept(plan, name, given) ? before[name] : given[name]]);
  return plan.settle(Object.fromEntries(chosen) as RecordValues, given);
}

/** Null empties what can be empty; elsewhere it says no more than leaving the value out. */
function isKept(plan: EditingPlan, name: string, given: Given<RecordValues>): boolean {
  return given[name] === undefined || (given[name] === null && plan.blank[name] !== null);
}

/** A row's values without what the list knows about it. */
export function valuesOf(plan: EditingPlan, row: object): RecordValues {
  const values = row as RecordValues;
  return Object.fromEntries(Object.keys(plan.blank).map((name) => [name, values[name]]));
}
