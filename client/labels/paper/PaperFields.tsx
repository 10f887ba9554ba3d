import { Checkbox } from "../../ui/Checkbox";
import { CompactSelect } from "../../forms/fields/CompactField";
import { type ChangeSetup, type LabelSetup, MAX_OFFSET, sheetOf, withoutName } from "./labelSetup";
import { measureRules, OWN_SHEET, soldSheets } from "./labelSheets";
import { MeasureField } from "./MeasureField";
import { formatMillimetres } from "./millimetres";
import { labelsPerSheet, sheetProblem } from "./sheetGeometry";

interface PaperFieldsProps {
  setup: LabelSetup;
  change: ChangeSetup;
}

/** Which sheet, its measures, and by how much the printer is off. */
export function PaperFields({ setup, change }: PaperFieldsProps) {
  const sheet = sheetOf(setup);
  const problem = sheetProblem(sheet);
  const isOwn = setup.sheetCode === OWN_SHEET;
  return (
    <div className="grid gap-3">
      <CompactSelect
        label="Kertas label"
        value={setup.sheetCode}
        onChange={({ target }) => change({ sheetCode: target.value })}
        hint={
          problem === null &&
          `${labelsPerSheet(sheet)} label ${formatMillimetres(sheet.labelWidth)} × ${formatMillimetres(sheet.labelHeight)} per lembar.`
        }
      >
        {soldSheets.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value={OWN_SHEET}>Ukuran khusus</option>
      </CompactSelect>
      <p role="alert" className="text-sm font-medium text-bata empty:hidden">
        {problem}
      </p>
      <details open={isOwn} className="rounded-xl border border-line px-3.5 py-2">
        <summary className="min-h-8 cursor-pointer py-1 text-sm font-semibold">Ukuran dalam milimeter</summary>
        <div className="mt-2 grid grid-cols-2 gap-3 pb-2">
          {measureRules.map(({ name, ...rule }) => (
            <MeasureField
              key={name}
              {...rule}
              value={sheet[name]}
              onChange={(value) => change({ sheetCode: OWN_SHEET, ownSheet: { ...withoutName(sheet), [name]: value } })}
            />
          ))}
        </div>
        {!isOwn && (
          <p className="pb-2 text-sm text-muted">
            Jika ada ukuran yang diubah, hasilnya disimpan sebagai Ukuran khusus.
          </p>
        )}
      </details>
      <details className="rounded-xl border border-line px-3.5 py-2">
        <summary className="min-h-8 cursor-pointer py-1 text-sm font-semibold">Hasil cetak bergeser?</summary>
        <p className="mt-1 text-sm text-muted text-pretty">
          Cetak satu lembar di kertas biasa dengan garis tepi, tempelkan pada kertas label dan lihat ke arah cahaya,
          lalu isi selisihnya.
        </p>
        <div className="mt-3 grid grid-cols-2 items-start gap-3">
          {(
            [
              ["offsetX", "Geser ke kanan (mm)"],
              ["offsetY", "Geser ke bawah (mm)"],
            ] as const
          ).map(([name, label]) => (
            <MeasureField
              key={name}
              label={label}
              value={setup[name]}
              min={-MAX_OFFSET}
              max={MAX_OFFSET}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </div>
        <div className="mt-1 pb-1">
          <Checkbox
            label="Cetak juga garis tepi label"
            checked={setup.hasEdges}
            onChange={({ target }) => change({ hasEdges: target.checked })}
          />
        </div>
      </details>
      <p className="text-sm text-muted">Pilihan ini disimpan di browser ini, untuk printer di meja ini.</p>
    </div>
  );
}
