import { type FormRow, type FormSection, lineOf, numberColumn, textColumn } from "../forms/ReportForm.js";
import type { AssessedComponent, Judgement } from "./assess.js";
import type { InstrumentContent } from "./instrumentContent.js";

const CHECK = "Periksa";

/** The tables that are printed and written into files. */
export function assessmentSections(content: InstrumentContent, judgement: Judgement): FormSection[] {
  return [
    summary(content, judgement),
    ...judgement.components.map((component, index): FormSection => ({
      title: `${index + 1}. ${component.component.name}`,
      note: componentNote(component),
      columns: [
        textColumn("Indikator", 4),
        textColumn("Data sistem", 1.6),
        numberColumn("Skor maks.", 0.9),
        numberColumn("Skor", 0.9),
        textColumn("Catatan/bukti", 2.6),
        textColumn("Periksa", 1),
        textColumn("Sumber", 2.6),
      ],
      rows: [
        ...component.indicators.map(({ indicator, ownFigure, score, note }): FormRow => ({
          cells: [
            indicator.text,
            ownFigure,
            indicator.maxScore,
            score,
            note,
            indicator.needsCheck ? CHECK : null,
            indicator.source,
          ],
          role: score === null ? "byHand" : "line",
        })),
        { cells: ["Jumlah", null, component.maxScore, component.score, null, null, null], role: "total" },
      ],
    })),
  ];
}

function summary({ source }: InstrumentContent, judgement: Judgement): FormSection {
  const { components, total, mostTotal } = judgement;
  return {
    title: "Rekapitulasi",
    note: [source === null ? null : `Sumber: ${source}`, stateOf(judgement)].filter(Boolean).join(" "),
    columns: [
      textColumn("Komponen", 3),
      numberColumn("Skor"),
      numberColumn("Skor maks."),
      numberColumn("Bobot"),
      numberColumn("Nilai"),
      textColumn("Periksa", 1),
    ],
    rows: [
      ...components.map(({ component, score, maxScore, value }, index) =>
        lineOf([
          `${index + 1}. ${component.name}`,
          score,
          maxScore,
          component.weight,
          value,
          component.needsCheck ? CHECK : null,
        ]),
      ),
      { cells: ["Nilai akhir", null, null, mostTotal, total, null], role: "total" },
    ],
  };
}

/** What the total leaves open. */
export function stateOf({ scoredCount, indicatorsCount, missingWeights, uncheckedCount }: Judgement): string {
  return [
    `${scoredCount} dari ${indicatorsCount} indikator sudah dinilai; indikator tanpa skor dihitung 0.`,
    missingWeights === 0 ? null : `Nilai akhir belum dapat dihitung: ${missingWeights} komponen belum punya bobot.`,
    uncheckedCount === 0
      ? null
      : `${uncheckedCount} bobot atau indikator bertanda “${CHECK}”: belum dibaca di naskah aturannya.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function componentNote({ component: { weight, source, needsCheck } }: AssessedComponent): string {
  const weightText =
    weight === null ? "Bobot belum diisi" : `Bobot ${weight.toLocaleString("id-ID", { maximumFractionDigits: 2 })}`;
  return [
    `${weightText}${needsCheck ? ` (${CHECK.toLowerCase()})` : ""}.`,
    source === null ? null : `Sumber: ${source}`,
  ]
    .filter(Boolean)
    .join(" ");
}
