import { useRef } from "react";
import type { BarPattern } from "./code128";
import { fitToPixels } from "./fitToPixels";
import { useElementSize } from "./useElementSize";

interface BarcodeProps {
  pattern: BarPattern;
  /** None where the bars only decorate. */
  label?: string;
  /** Vertical instead of horizontal. */
  isVertical?: boolean;
  /** In CSS pixels, where no style gives it. */
  width?: number | null | undefined;
  className: string;
}

/**
 * Black bars on a transparent background: the caller provides the white. Scales to its box, and renders on the server
 * too.
 */
export function Barcode({ pattern: { bars, modules }, label, isVertical = false, width, className }: BarcodeProps) {
  const svg = useRef<SVGSVGElement>(null);
  const size = useElementSize(svg);
  const { offset, length } = size
    ? fitToPixels(modules, isVertical ? size.height : size.width)
    : { offset: 0, length: modules };
  const path = bars
    .map(({ at, width }) => (isVertical ? `M0 ${at}v${width}h1v-${width}z` : `M${at} 0h${width}v1h-${width}z`))
    .join("");
  return (
    <svg
      ref={svg}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      viewBox={isVertical ? `0 ${offset} 1 ${length}` : `${offset} 0 ${length} 1`}
      preserveAspectRatio="none"
      width={width ?? undefined}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
