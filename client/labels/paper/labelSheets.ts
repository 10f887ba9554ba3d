/** A sheet of adhesive labels; every measure in millimetres. */
export interface LabelSheet {
  sheetWidth: number;
  sheetHeight: number;
  labelWidth: number;
  labelHeight: number;
  columns: number;
  rows: number;
  /** From the edge of the sheet to the first label. */
  marginLeft: number;
  marginTop: number;
  /** Between two labels. */
  gapX: number;
  gapY: number;
}

type Measure = keyof LabelSheet;

export interface SoldSheet extends LabelSheet {
  code: string;
  name: string;
}

/** Sheets that are sold in Indonesia. Which of the measures are confirmed: docs/decisions/0039. */
export const soldSheets: readonly SoldSheet[] = [
  {
    code: "tj103",
    name: "Tom & Jerry 103",
    sheetWidth: 215,
    sheetHeight: 165,
    labelWidth: 64,
    labelHeight: 32,
    columns: 3,
    rows: 4,
    marginLeft: 6.3,
    marginTop: 9.5,
    gapX: 5.2,
    gapY: 6,
  },
  {
    code: "tj107",
    name: "Tom & Jerry 107",
    sheetWidth: 165,
    sheetHeight: 215,
    labelWidth: 50,
    labelHeight: 18,
    columns: 3,
    rows: 10,
    marginLeft: 4.5,
    marginTop: 5.8,
    gapX: 3,
    gapY: 2.6,
  },
  {
    code: "tj121",
    name: "Tom & Jerry 121",
    sheetWidth: 165,
    sheetHeight: 215,
    labelWidth: 75,
    labelHeight: 38,
    columns: 2,
    rows: 5,
    marginLeft: 5.5,
    marginTop: 7.3,
    gapX: 4,
    gapY: 2.6,
  },
];

/** The code of a sheet whose measures the desk has given itself. */
export const OWN_SHEET = "own";

export interface MeasureRule {
  name: Measure;
  label: string;
  min: number;
  max: number;
  isCount?: boolean;
}

/** The limits of each measure: less is no label, and no printer takes more. */
export const measureRules: readonly MeasureRule[] = [
  { name: "sheetWidth", label: "Lebar lembar", min: 20, max: 450 },
  { name: "sheetHeight", label: "Tinggi lembar", min: 20, max: 450 },
  { name: "labelWidth", label: "Lebar label", min: 15, max: 300 },
  { name: "labelHeight", label: "Tinggi label", min: 10, max: 300 },
  { name: "columns", label: "Kolom", min: 1, max: 20, isCount: true },
  { name: "rows", label: "Baris", min: 1, max: 40, isCount: true },
  { name: "marginLeft", label: "Tepi kiri", min: 0, max: 200 },
  { name: "marginTop", label: "Tepi atas", min: 0, max: 200 },
  { name: "gapX", label: "Jarak antarkolom", min: 0, max: 100 },
  { name: "gapY", label: "Jarak antarbaris", min: 0, max: 100 },
];
