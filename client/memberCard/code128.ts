import { CODE128 } from "jsbarcode/bin/barcodes/CODE128/index.js";

export interface Bar {
  at: number;
  width: number;
}

/** Dark bars on a light ground, measured in modules, the narrowest width there is. */
export interface BarPattern {
  bars: Bar[];
  /** From edge to edge, with the light margins that readers need. */
  modules: number;
}

/** Ten modules on each side, as the standard demands. */
const MARGIN = 10;

/** A text as Code 128, in whichever of its alphabets is shortest; null for signs that it does not have. */
export function code128(text: string): BarPattern | null {
  if (!/^[ -~]+$/.test(text)) return null;
  const { data } = new CODE128(text, {}).encode();
  const bars = Array.from(data.matchAll(/1+/g), ({ 0: bar, index }) => ({ at: MARGIN + index, width: bar.length }));
  return { bars, modules: data.length + 2 * MARGIN };
}
