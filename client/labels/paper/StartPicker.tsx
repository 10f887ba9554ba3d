import { type KeyboardEvent, useRef } from "react";
import type { LabelSheet } from "./labelSheets";
import { MeasureField } from "./MeasureField";
import { labelBox, labelsPerSheet } from "./sheetGeometry";

interface StartPickerProps {
  sheet: LabelSheet;
  /** From 1. */
  startAt: number;
  onChoose: (startAt: number) => void;
}

/** The sheet as it lies in the hand: what was torn off is skipped. By pointer, by arrow keys, or by number. */
export function StartPicker({ sheet, startAt, onChoose }: StartPickerProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const count = labelsPerSheet(sheet);
  const choose = (wanted: number) => {
    onChoose(wanted);
    drawing.current?.querySelectorAll<SVGGElement>("[role=radio]")[wanted - 1]?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: sheet.columns,
      ArrowUp: -sheet.columns,
      Home: 1 - startAt,
      End: count - startAt,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const wanted = startAt + step;
    if (wanted >= 1 && wanted <= count) choose(wanted);
  };
  return (
    <div className="grid gap-3">
      <MeasureField label="Mulai dari label ke-" value={startAt} onChange={onChoose} min={1} max={count} isCount />
      <svg
        ref={drawing}
        role="radiogroup"
        aria-label="Label pertama di lembar"
        viewBox={`0 0 ${sheet.sheetWidth} ${sheet.sheetHeight}`}
        className="start-sheet"
        onKeyDown={move}
      >
        <rect width={sheet.sheetWidth} height={sheet.sheetHeight} rx="3" className="start-paper" />
        {Array.from({ length: count }, (_, place) => {
          const { x, y, width, height } = labelBox(sheet, place);
          const number = place + 1;
          return (
            <g
              key={place}
              role="radio"
              aria-checked={number === startAt}
              aria-label={`Label ${number}`}
              tabIndex={number === startAt ? 0 : -1}
              onClick={() => choose(number)}
              className={number < startAt ? "start-place start-place-used" : "start-place"}
            >
              <rect x={x} y={y} width={width} height={height} rx="2" />
              <text
                x={x + width / 2}
                y={y + height / 2}
                fontSize={Math.min(9, height * 0.6)}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {number}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
