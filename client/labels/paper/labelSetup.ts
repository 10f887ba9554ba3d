import { useSyncExternalStore } from "react";
import type { LabelKind } from "../drawing/labelDrawing";
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
}

export const MAX_OFFSET = 10;
const STORAGE_KEY = "aksara:label";
const KINDS: readonly LabelKind[] = ["spine", "barcode", "both"];

const firstSheet = withoutName(soldSheets[0]);
const DEFAULT_SETUP: LabelSetup = {
  kind: "spine",
  sheetCode: "tj103",
  ownSheet: firstSheet,
  offsetX: 0,
  offsetY: 0,
  hasEdges: false,
};

/** The sheet's measures alone. */
export function withoutName(sheet: LabelSheet | undefined): LabelSheet {
  return Object.fromEntries(measureRules.map(({ name }) => [name, sheet?.[name] ?? 0])) as unknown as LabelSheet;
}

export function sheetOf({ sheetCode, ownSheet }: LabelSetup): LabelSheet {
  return soldSheets.find(({ code }) => code === sheetCode) ?? ownSheet;
}

/** The stored setup may come from another version or be edited by hand: what it lacks is as at first. */
export function parseSetup(stored: unknown): LabelSetup {
  const given = (stored ?? {}) as Partial<Record<keyof LabelSetup, unknown>>;
  const own = (given.ownSheet ?? {}) as Partial<Record<keyof LabelSheet, unknown>>;
  const offset = (value: unknown) => (typeof value === "number" && Math.abs(value) <= MAX_OFFSET ? value : 0);
  const measure = (value: unknown, fallback: number) => (typeof value === "number" ? value : fallback);
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
