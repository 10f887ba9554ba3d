import { z } from "zod";

import { FORM_KINDS, type FormSection, type ReportForm } from "./ReportForm.js";

const cell = z.union([z.string(), z.number()]).nullable();

export const formSections = z.array(
  z.object({
    title: z.string(),
    note: z.string().nullable().describe("What is counted, and what is not."),
    columns: z.array(z.object({ label: z.string(), kind: z.enum(["text", "number"]) })),
    rows: z.array(
      z.object({
        cells: z.array(cell).describe("As many as there are columns."),
        role: z.enum(["line", "total", "by_hand"]).describe("`by_hand`: a figure that only the library knows."),
      }),
    ),
  }),
);

export const reportFormResponse = z
  .object({
    kind: z.enum(FORM_KINDS),
    title: z.string(),
    period: z.string().describe("The days as people call them: `Bulan November 2026`."),
    from: z.iso.date(),
    to: z.iso.date(),
    counted_to: z.iso.date().describe("The last of these days that has come."),
    today: z.iso.date().describe("What is counted as it stands is counted on this day."),
    sections: formSections,
  })
  .meta({ id: "ReportForm", description: "What a library hands in: its tables in their order." });

export function presentReportForm(form: ReportForm): z.infer<typeof reportFormResponse> {
  return {
    kind: form.kind,
    title: form.title,
    period: form.period,
    from: form.from,
    to: form.to,
    counted_to: form.countedTo,
    today: form.today,
    sections: presentSections(form.sections),
  };
}

export function presentSections(sections: readonly FormSection[]): z.infer<typeof formSections> {
  return sections.map(({ title, note, columns, rows }) => ({
    title,
    note,
    columns: columns.map(({ label, kind }) => ({ label, kind })),
    rows: rows.map(({ cells, role }) => ({ cells: [...cells], role: role === "byHand" ? "by_hand" : role })),
  }));
}
