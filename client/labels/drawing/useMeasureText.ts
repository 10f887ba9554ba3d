import { useEffect, useState } from "react";
import type { MeasureText } from "./fitText";
import { measureInBrowser } from "./measureText";

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
