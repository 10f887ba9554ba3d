import { useEffect, useState } from "react";
import type { MeasureText } from "./fitText";

const SIZE = 100;

/** Measures with the page's own font. */
function measureInBrowser(): MeasureText {
  const context = document.createElement("canvas").getContext("2d");
  const family = getComputedStyle(document.body).fontFamily;
  const known = new Map<string, number>();
  return (text, weight) => {
    const key = `${weight} ${text}`;
    const width = known.get(key) ?? widthOf(context, `${weight} ${SIZE}px ${family}`, text);
    known.set(key, width);
    return width;
  };
}

function widthOf(context: CanvasRenderingContext2D | null, font: string, text: string): number {
  // Wider than any letter, so that nothing overflows where a browser cannot measure.
  if (!context) return text.length;
  context.font = font;
  return context.measureText(text).width / SIZE;
}

/** Null until the font is there in which labels are printed. */
export function useMeasureText(): MeasureText | null {
  const [measure, setMeasure] = useState<MeasureText | null>(null);
  useEffect(() => {
    let isShown = true;
    const use = () => {
      if (isShown) setMeasure(() => measureInBrowser());
    };
    const family = getComputedStyle(document.body).fontFamily;
    // Without the font the next one in the list is measured, and printed.
    Promise.all([500, 700].map((weight) => document.fonts.load(`${weight} 16px ${family}`))).then(use, use);
    return () => {
      isShown = false;
    };
  }, []);
  return measure;
}
