import { useSyncExternalStore } from "react";
import type { LabelKind } from "../drawing/labelDrawing";
import { type ClassColours, MAIN_CLASSES, USUAL_COLOURS } from "../drawing/classColours";
import { CARD_KINDS, cardSheets, isCardKind } from "./cardSheets";
import { type LabelSheet, measureRules, OWN_SHEET, soldSheets } from "./labelSheets";

/** How this desk prints labels: it belongs to the printer that stands there, so this browser keeps it. */
export interface LabelSetup {
  kind: LabelKind;
  /** A sheet that is sold, or `OWN_SHEET`. */
  sheetCode: string;
  ownSheet: LabelSheet;
  /** By how much the printer is off, in millimetres. */
  offsetX: number;
  offsetY: number;
  /** Prints the edges of the labels too, for a try on plain paper. */
  hasEdges: boolean;
  /** A band in the colour of the main class. */
  hasColours: boolean;
  colours: ClassColours;
}

export const MAX_OFFSET = 10;
const STORAGE_KEY = "aksara:label";
const KINDS: readonly LabelKind[] = ["spine", "barcode", "both", ...CARD_KINDS];

const firstSheet = withoutName(soldSheets[0]);
const DEFAULT_SETUP: LabelSetup = {
  kind: "spine",
  sheetCode: "tj103",
  ownSheet: firstSheet,
  offsetX: 0,
  offsetY: 0,
  hasEdges: false,
  hasColours: false,
  colours: USUAL_COLOURS,
};

/** The sheet's measures alone. */
export function withoutName(sheet: LabelSheet | undefined): LabelSheet {
  return Object.fromEntries(measureRules.map(({ name }) => [name, sheet?.[name] ?? 0])) as unknown as LabelSheet;
}

export function sheetOf({ kind, sheetCode, ownSheet }: LabelSetup): LabelSheet {
  if (isCardKind(kind)) return cardSheets[kind];
  return soldSheets.find(({ code }) => code === sheetCode) ?? ownSheet;
}

/** The stored setup may come from another version or be edited by hand: what it lacks is as at first. */
export function parseSetup(stored: unknown): LabelSetup {
  const given = (stored ?? {}) as Partial<Record<keyof LabelSetup, unknown>>;
  const own = (given.ownSheet ?? {}) as Partial<Record<keyof LabelSheet, unknown>>;
  const offset = (value: unknown) => (typeof value === "number" && Math.abs(value) <= MAX_OFFSET ? value : 0);
  const measure = (value: unknown, fallback: number) => (typeof value === "number" ? value : fallback);
  const colours = (given.colours ?? {}) as Partial<Record<keyof ClassColours, unknown>>;
  const colour = (value: unknown, fallback: string) =>
    typeof value === "string" && /^#[\da-f]{6}$/iu.test(value) ? value : fallback;
  const isKnown = given.sheetCode === OWN_SHEET || soldSheets.some(({ code }) => code === given.sheetCode);
  return {
    kind: KINDS.find((kind) => kind === given.kind) ?? DEFAULT_SETUP.kind,
    sheetCode: isKnown ? String(given.sheetCode) : DEFAULT_SETUP.sheetCode,
    ownSheet: Object.fromEntries(
      measureRules.map(({ name }) => [name, measure(own[name], firstSheet[name])]),
    ) as unknown as LabelSheet,
    offsetX: offset(given.offsetX),
    offsetY: offset(given.offsetY),
    hasEdges: given.hasEdges === true,
    hasColours: given.hasColours === true,
    colours: Object.fromEntries(
      MAIN_CLASSES.map((one) => [one, colour(colours[one], USUAL_COLOURS[one])]),
    ) as unknown as ClassColours,
  };
}

let setup: LabelSetup | null = null;
const listeners = new Set<() => void>();

function storedSetup(): LabelSetup {
  if (setup === null) {
    try {
      setup = parseSetup(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null"));
    } catch {
      setup = DEFAULT_SETUP;
    }
  }
  return setup;
}

function changeSetup(changes: Partial<LabelSetup>): void {
  setup = { ...storedSetup(), ...changes };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(setup));
  } catch {
    // Storage is unavailable or full: the setup holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export type ChangeSetup = (changes: Partial<LabelSetup>) => void;

export function useLabelSetup(): readonly [LabelSetup, ChangeSetup] {
  return [useSyncExternalStore(subscribe, storedSetup, () => DEFAULT_SETUP), changeSetup];
}
