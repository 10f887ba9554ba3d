import { CODE128 } from "jsbarcode/bin/barcodes/CODE128/index.js";

interface Bar {
  at: number;
  width: number;
}

/** Dark bars measured in modules, the smallest unit of the code. */
export interface BarPattern {
  bars: Bar[];
  /** Total width with the quiet zones that scanners need. */
  modules: number;
}

/** Quiet zone of ten modules, as the standard demands. */
const MARGIN = 10;

/** Encodes a text as Code 128 in the shortest of its code sets; null if it contains other characters. */
export function code128(text: string): BarPattern | null {
  if (!/^[ -~]+$/.test(text)) return null;
  const { data } = new CODE128(text, {}).encode();
  const bars = Array.from(data.matchAll(/1+/g), ({ 0: bar, index }) => ({ at: MARGIN + index, width: bar.length }));
  return { bars, modules: data.length + 2 * MARGIN };
}
