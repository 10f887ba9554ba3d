import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { formatNumber } from "../format/formatNumber";
import { axisLabels, type ChartPoint } from "./chartPoints";

interface PeriodChartProps {
  /** What is counted, which names the chart: `Pengunjung`. */
  label: string;
  /** What one of them is called in the line above the bars: `orang`. */
  noun: string;
  /** Nila, or ochre for the second of two charts that stand together. */
  tone?: "nila" | "kunyit";
  unit: "hari" | "bulan";
  /** Not empty. */
  points: readonly ChartPoint[];
}

/** Share of its place that a bar takes, and the most that it takes of the whole chart. */
const BAR_SHARE = 0.72;
const MAX_BAR_WIDTH = 9;
/** So that a single visitor is seen beside a full month. */
const MIN_BAR_HEIGHT = 2;

/**
 * A figure by day or month. Pointer, touch and arrow keys choose a bar, whose number stands above; the last otherwise.
 */
export function PeriodChart({ label, noun, tone = "nila", unit, points }: PeriodChartProps) {
  const colour = tone === "nila" ? "text-nila" : "text-on-kunyit";
  const [chosen, setChosen] = useState<string | null>(null);
  const found = points.findIndex(({ period }) => period === chosen);
  const current = found < 0 ? points.length - 1 : found;
  const largest = Math.max(...points.map(({ count }) => count));
  const labels = axisLabels(unit, points);
  const choose = (index: number) => setChosen(points[Math.max(0, Math.min(points.length - 1, index))]?.period ?? null);

  const onPointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) choose(Math.floor(((clientX - left) / width) * points.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowDown: current - 1,
      ArrowRight: current + 1,
      ArrowUp: current + 1,
      Home: 0,
      End: points.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };

  const place = 100 / points.length;
  const width = Math.min(place * BAR_SHARE, MAX_BAR_WIDTH);
  const currentText = points[current] ? `${points[current].name}: ${formatNumber(points[current].count)} ${noun}` : "";
  return (
    <>
      <div aria-hidden="true" className="mt-2 flex items-end justify-between text-xs tabular-nums">
        <span className="text-muted">{formatNumber(largest)}</span>
        <span className={`font-semibold ${colour}`}>{currentText}</span>
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${label} per ${unit}`}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={current + 1}
        aria-valuetext={currentText}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === "mouse") setChosen(null);
        }}
        className="mt-0.5 touch-pan-y rounded-xs border-y border-line"
      >
        <svg className={`block h-36 w-full ${colour}`} fill="currentColor">
          {points.map(({ period, count }, index) => {
            const height = count === 0 ? 0 : Math.max((count / largest) * 100, MIN_BAR_HEIGHT);
            return (
              <rect
                key={period}
                x={`${index * place + (place - width) / 2}%`}
                y={`${100 - height}%`}
                width={`${width}%`}
                height={`${height}%`}
                rx="2"
                className={`transition-opacity duration-150 ${index === current ? "" : "opacity-60"}`}
              />
            );
          })}
        </svg>
      </div>
      <div
        aria-hidden="true"
        className={`mt-1 flex text-xs text-muted tabular-nums ${labels.length === points.length ? "" : "justify-between"}`}
      >
        {labels.map((text, index) => (
          <span
            key={points[index]?.period}
            className={labels.length === points.length ? "min-w-0 flex-1 text-center whitespace-nowrap" : ""}
          >
            {text}
          </span>
        ))}
      </div>
      <div className="sr-only">
        <table>
          <caption>{`${label} per ${unit}`}</caption>
          <thead>
            <tr>
              <th scope="col">{unit === "hari" ? "Hari" : "Bulan"}</th>
              <th scope="col">{noun.charAt(0).toUpperCase() + noun.slice(1)}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ period, name, count }) => (
              <tr key={period}>
                <th scope="row">{name}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
