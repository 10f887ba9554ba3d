import { builder } from "../platform/graphql/builder.js";
import { implementFileColumn } from "../platform/graphql/fileColumn.graphql.js";
import { SOURCE_DESCRIPTIONS } from "../platform/csv/fileSource.js";
import { FileSourceRef } from "../platform/graphql/fileSource.graphql.js";
import { TextEncodingRef } from "../platform/graphql/textEncoding.graphql.js";
import { IMPORT_COLUMNS, IMPORT_FIELDS, type ImportField } from "./csv/importColumns.js";
import { repeatedColumns } from "./csv/importFormat.js";
import { type ImportReading, undecidedFields } from "./csv/importReading.js";

const enumName = (value: string) =>
  value
    .replace(/[A-Z]/gu, (letter) => `_${letter}`)
    .replace(/-/gu, "_")
    .toUpperCase();

export const ImportFieldRef = builder.enumType("BookImportField", {
  description: "What a column of a file may mean.",
  values: Object.fromEntries(
    IMPORT_FIELDS.map((field) => [enumName(field), { value: field, description: `${IMPORT_COLUMNS[field].label}.` }]),
  ),
});

const ColumnReasonRef = builder.enumType("BookImportColumnReason", {
  description: "Why a column means what it does, or nothing.",
  values: {
    NAME: { value: "name", description: "Its name is known." },
    SLIMS: { value: "slims", description: "It is one of the columns of SLiMS's bibliography export." },
    CHOSEN: { value: "chosen", description: "A person said so." },
    REPEATED: { value: "repeated", description: "Several columns mean the same: a person has to choose one." },
    REPORT: { value: "report", description: "Our own report of refused rows has put it there." },
    UNKNOWN: { value: "unknown", description: "Nothing is known by this name." },
  } as const,
});

const ColumnRef = implementFileColumn({
  name: "BookImportColumnInfo",
  description: "One column of a file.",
  fieldRef: ImportFieldRef,
  reasonRef: ColumnReasonRef,
});

const FieldRef = builder.objectRef<ImportField>("BookImportFieldInfo").implement({
  description: "What a column may be said to mean.",
  fields: (t) => ({
    field: t.field({ type: ImportFieldRef, description: "Its name.", resolve: (field) => field }),
    label: t.string({
      description: "What people call it, in Indonesian.",
      resolve: (field) => IMPORT_COLUMNS[field].label,
    }),
    isRequired: t.boolean({ description: "Without it no row is a book.", resolve: (field) => field === "title" }),
  }),
});

export const ReadingRef = builder.objectRef<ImportReading>("BookImportReadingInfo").implement({
  description: "How a file is read: what was recognised, and what a person has said of it.",
  fields: (t) => ({
    encoding: t.field({
      type: TextEncodingRef,
      description: "What it is read as.",
      resolve: ({ encoding }) => encoding,
    }),
    foundEncoding: t.field({
      type: TextEncodingRef,
      description: "What its bytes look like.",
      resolve: ({ foundEncoding }) => foundEncoding,
    }),
    separator: t.exposeString("separator", { description: "What stands between two columns: `,` `;` `|` or a tab." }),
    source: t.field({ type: FileSourceRef, description: SOURCE_DESCRIPTIONS.source, resolve: ({ source }) => source }),
    hasHeader: t.exposeBoolean("hasHeader", { description: "Whether its first row names the columns." }),
    proposesCallNumbers: t.boolean({
      description: "Whether a book without a call number gets one from its class, author and title.",
      resolve: ({ choices }) => choices.proposesCallNumbers,
    }),
    correctsTexts: t.boolean({
      description: "Whether remnants of another program's mistakes are taken out of texts.",
      resolve: ({ choices }) => choices.correctsTexts,
    }),
    category: t.string({
      nullable: true,
      description: "The category of rows that name none.",
      resolve: ({ choices }) => choices.category,
    }),
    location: t.string({
      nullable: true,
      description: "The location of rows that name none.",
      resolve: ({ choices }) => choices.location,
    }),
    bytes: t.exposeFloat("bytes", { description: "Its size." }),
    columns: t.field({
      type: [ColumnRef],
      complexity: { field: 0, multiplier: 1 },
      description: "Its columns, in order.",
      resolve: ({ columns }) => [...columns],
    }),
    undecided: t.stringList({
      description: "What several columns name and nobody has chosen one for yet, in Indonesian; no preview before.",
      resolve: (reading) => undecidedFields(reading).map(({ field, headers }) => repeatedColumns(field, headers)),
    }),
    fields: t.field({
      type: [FieldRef],
      complexity: { field: 0, multiplier: 1 },
      description: "All that a column may mean.",
      resolve: () => [...IMPORT_FIELDS],
    }),
  }),
});
