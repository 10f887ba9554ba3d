import { builder, costOf } from "../../platform/graphql/builder.js";
import { rangeFields } from "../figures/reportRefs.graphql.js";
import type { FormCell, FormColumn, FormRow, FormSection, ReportForm } from "./ReportForm.js";

/** Each reads what several reports read. */
const FORM_COST = 1_000;

const KindRef = builder.enumType("ReportFormKind", {
  description: "What is handed in.",
  values: {
    PERIODIC: { value: "periodic", description: "All figures of a month, a quarter or a year (laporan berkala)." },
    LOANS: { value: "loans", description: "Loans by month, by class of the shelves and by class of the school." },
    ACCESSIONS: { value: "accessions", description: "The titles that came (daftar tambahan koleksi)." },
    NATIONAL: { value: "national", description: "What is asked for the national index (IPLM)." },
    WORK: { value: "work", description: "What each librarian did; for who may read the audit trail." },
  } as const,
});

const CellRef = builder.objectRef<{ readonly cell: FormCell }>("ReportFormCell").implement({
  description: "A text or a number; neither where nothing is known.",
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: "The text.",
      resolve: ({ cell }) => (typeof cell === "string" ? cell : null),
    }),
    number: t.float({
      nullable: true,
      description: "The number.",
      resolve: ({ cell }) => (typeof cell === "number" ? cell : null),
    }),
  }),
});

const ColumnRef = builder.objectRef<FormColumn>("ReportFormColumn").implement({
  description: "A column of a table.",
  fields: (t) => ({
    label: t.exposeString("label", { description: "Its heading." }),
    isNumber: t.boolean({ description: "Whether it holds numbers.", resolve: ({ kind }) => kind === "number" }),
  }),
});

const RoleRef = builder.enumType("ReportFormRole", {
  description: "What a row is.",
  values: {
    LINE: { value: "line", description: "One of the lines." },
    TOTAL: { value: "total", description: "Their sum." },
    BY_HAND: { value: "byHand", description: "A figure that only the library knows, to be filled in by hand." },
  } as const,
});

const RowRef = builder.objectRef<FormRow>("ReportFormRow").implement({
  description: "A row of a table.",
  fields: (t) => ({
    cells: t.field({
      type: [CellRef],
      description: "As many as there are columns.",
      resolve: ({ cells }) => cells.map((cell) => ({ cell })),
    }),
    role: t.field({ type: RoleRef, description: "What it is.", resolve: ({ role }) => role }),
  }),
});

export const FormSectionRef = builder.objectRef<FormSection>("ReportFormSection").implement({
  description: "One table under its heading.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "The heading." }),
    note: t.exposeString("note", { nullable: true, description: "What is counted, and what is not." }),
    columns: t.field({ type: [ColumnRef], description: "Its columns.", resolve: ({ columns }) => [...columns] }),
    rows: t.field({ type: [RowRef], description: "Its rows.", resolve: ({ rows }) => [...rows] }),
  }),
});

const ReportFormRef = builder.objectRef<ReportForm>("ReportForm").implement({
  description: "What a library hands in: its tables in their order.",
  fields: (t) => ({
    ...rangeFields(t),
    kind: t.field({ type: KindRef, description: "What it is.", resolve: ({ kind }) => kind }),
    title: t.exposeString("title", { description: "What it is called." }),
    period: t.exposeString("period", { description: "The days as people call them: `Bulan November 2026`." }),
    today: t.field({
      type: "Date",
      description: "What is counted as it stands is counted on this day.",
      resolve: ({ today }) => today,
    }),
    sections: t.field({
      type: [FormSectionRef],
      complexity: costOf(10),
      description: "Its tables.",
      resolve: ({ sections }) => [...sections],
    }),
  }),
});

builder.queryField("reportForm", (t) =>
  t.field({
    type: ReportFormRef,
    complexity: { field: FORM_COST, multiplier: 1 },
    description:
      "What a library hands in, as tables: this school year where no days are given, a year at most. Librarians. " +
      "Source: GET /reports/forms/{kind}.",
    args: {
      kind: t.arg({ type: KindRef, required: true, description: "Which one." }),
      from: t.arg({ type: "Date", description: "The first day, by the library's clock." }),
      to: t.arg({ type: "Date", description: "The last day." }),
    },
    resolve: (_root, { kind, ...range }, { reportForms, viewer }) => reportForms.form(viewer, kind, range),
  }),
);
