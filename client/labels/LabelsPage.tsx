import { Printer } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { useLibraryName } from "../page/library/LibraryName";
import { CompactSelect } from "../forms/fields/CompactField";
import { formatNumber } from "../format/formatNumber";
import { buttonStyle } from "../ui/buttonStyle";
import { ChoiceChips } from "./ChoiceChips";
import { type LabelSource, parseLabelSource } from "./copies/labelSource";
import { rangeHref } from "./copies/rangeHref";
import { PrintJobs } from "./copies/PrintJobs";
import { type LabelOrder } from "./copies/sortCopies";
import { SourceForm } from "./copies/SourceForm";
import { UnprintedCopies } from "./copies/UnprintedCopies";
import { FIRST_JOB, type JobStart, useLabelCopies } from "./copies/useLabelCopies";
import { type PreparedLabels, prepareLabels } from "./drawing/prepareLabels";
import { SheetDrawing } from "./drawing/SheetDrawing";
import { useMeasureText } from "./drawing/useMeasureText";
import { NoSheets } from "./NoSheets";
import { type CardKind, isCardKind } from "./paper/cardSheets";
import { ColourFields } from "./paper/ColourFields";
import { sheetOf, useLabelSetup } from "./paper/labelSetup";
import { formatMillimetres } from "./paper/millimetres";
import { PaperFields } from "./paper/PaperFields";
import { labelsPerSheet, layOut, sheetProblem } from "./paper/sheetGeometry";
import { StartPicker } from "./paper/StartPicker";
import { useSheetSize } from "./paper/useSheetSize";

const KINDS = [
  { value: "spine", label: "Punggung buku" },
  { value: "barcode", label: "Barkod" },
  { value: "both", label: "Barkod + No. Panggil" },
  { value: "card", label: "Kartu buku" },
  { value: "pocket", label: "Kantong buku" },
  { value: "slip", label: "Slip tanggal kembali" },
] as const;

const NOUNS: Readonly<Record<CardKind, string>> = { card: "kartu", pocket: "kantong", slip: "slip" };

const ORDERS: readonly { value: LabelOrder; label: string }[] = [
  { value: "given", label: "Sesuai pilihan" },
  { value: "itemCode", label: "Kode eksemplar" },
  { value: "callNumber", label: "No. Panggil" },
];

/** Labels for the spines of books and barcodes for their copies, drawn to the millimetre and printed. */
export function LabelsPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const source = useMemo<LabelSource | null>(
    () => (codes === null ? parseLabelSource(params) : { by: "codes", codes }),
    [codes, params],
  );
  const sourceKey = JSON.stringify(source);
  const [jobs, setJobs] = useState<{ sourceKey: string; starts: readonly JobStart[] }>({ sourceKey, starts: [] });
  // Another choice begins again with the first print job.
  const starts = jobs.sourceKey === sourceKey ? jobs.starts : [];
  const [attempt, setAttempt] = useState(0);
  const [order, setOrder] = useState<LabelOrder>("itemCode");
  const [wantedStart, setWantedStart] = useState(1);
  const [setup, change] = useLabelSetup();
  const found = useLabelCopies(source, starts.at(-1) ?? FIRST_JOB, attempt, isCardKind(setup.kind));
  const measure = useMeasureText();
  const libraryName = useLibraryName();

  const sheet = sheetOf(setup);
  const problem = sheetProblem(sheet);
  const isPrintable = problem === null;
  const startAt = isPrintable ? Math.min(wantedStart, labelsPerSheet(sheet)) : 1;
  useSheetSize(sheet.sheetWidth, sheet.sheetHeight);
  const { labels, unprinted, missing } = useMemo(
    () =>
      found.state === "ready" && measure !== null && isPrintable
        ? prepareLabels(source, found.copies, order, setup, sheet, libraryName, measure)
        : NOTHING,
    [found, measure, isPrintable, source, order, setup, sheet, libraryName],
  );
  const sheets = useMemo(
    () => (isPrintable ? layOut(labels, sheet, startAt) : []),
    [isPrintable, labels, sheet, startAt],
  );
  const next = found.state === "ready" ? found.next : null;

  return (
    <AdminPage
      title="Label"
      count={
        <span role="status">
          {sheets.length > 0 &&
            `${formatNumber(labels.length)} ${isCardKind(setup.kind) ? NOUNS[setup.kind] : "label"} · ${formatNumber(sheets.length)} lembar`}
        </span>
      }
      actions={
        <button
          type="button"
          disabled={sheets.length === 0}
          onClick={() => window.print()}
          className={buttonStyle("filled", "compact")}
        >
          <Printer aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Cetak
        </button>
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid gap-4">
          <Panel title="Eksemplar">
            <SourceForm
              source={source}
              error={found.state === "failed" ? found.message : null}
              onRange={(from, to) => {
                setCodes(null);
                void navigate(rangeHref(from, to), { replace: source !== null });
              }}
              onCodes={(given) => {
                setCodes(given);
                setOrder("given");
              }}
            />
          </Panel>
          <Panel title="Label">
            <div className="grid gap-3">
              <ChoiceChips
                legend="Jenis label"
                name="kind"
                choices={KINDS}
                value={setup.kind}
                onChoose={(kind) => change({ kind })}
              />
              {(setup.kind === "spine" || setup.kind === "both") && <ColourFields setup={setup} change={change} />}
              <CompactSelect
                label="Urutan"
                value={order}
                onChange={({ target }) =>
                  setOrder(ORDERS.find(({ value }) => value === target.value)?.value ?? "given")
                }
              >
                {ORDERS.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </CompactSelect>
            </div>
          </Panel>
          <Panel title="Kertas">
            {isCardKind(setup.kind) ? (
              <p className="text-sm text-muted text-pretty">
                A4 tebal, {formatNumber(labelsPerSheet(sheet))} per lembar: {formatMillimetres(sheet.labelWidth)} ×{" "}
                {formatMillimetres(sheet.labelHeight)}. Potong di garis utuh, lipat di garis putus-putus.
              </p>
            ) : (
              <PaperFields setup={setup} change={change} />
            )}
          </Panel>
          {isPrintable && (
            <Panel title="Lembar yang sudah terpakai">
              <StartPicker sheet={sheet} startAt={startAt} onChoose={setWantedStart} />
            </Panel>
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          <UnprintedCopies unprinted={unprinted} missing={missing} />
          {(starts.length > 0 || next !== null) && (
            <PrintJobs
              number={starts.length + 1}
              next={next}
              onNext={(start) => setJobs({ sourceKey, starts: [...starts, start] })}
              onBack={() => setJobs({ sourceKey, starts: starts.slice(0, -1) })}
            />
          )}
          {sheets.length === 0 ? (
            <NoSheets
              source={source}
              found={found}
              isReady={measure !== null}
              problem={problem}
              onRetry={() => setAttempt(attempt + 1)}
            />
          ) : (
            <>
              <p className="max-w-prose text-sm text-muted text-pretty">
                Di dialog cetak: kertas {formatMillimetres(sheet.sheetWidth)} × {formatMillimetres(sheet.sheetHeight)},
                skala 100%, margin tidak ada, tanpa kepala dan kaki halaman. Coba dulu di kertas biasa.
              </p>
              <div className="print-alone by-day grid justify-items-start gap-6">
                {sheets.map((placed, index) => (
                  <div key={index} className="paper label-paper">
                    <SheetDrawing
                      sheet={sheet}
                      setup={setup}
                      labels={placed}
                      name={`Lembar ${index + 1}: ${placed.map(({ item }) => item.itemCode).join(", ")}`}
                    />
                  </div>
                ))}
              </div>
            </>
          )}
        </div>
      </div>
    </AdminPage>
  );
}

const NOTHING: PreparedLabels = { labels: [], unprinted: [], missing: [] };

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-2xl border border-line bg-card p-4">
      <h2 className="mb-3 font-serif text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}
