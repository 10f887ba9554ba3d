import { useRef } from "react";
import type { BarPattern } from "./code128";
import { fitToPixels } from "./wholePixels";
import { useRoom } from "./useRoom";

interface BarcodeProps {
  pattern: BarPattern;
  label: string;
  /** Runs down instead of across. */
  isTurned?: boolean;
  className: string;
}

/** Black bars on nothing: whoever draws it lays something white below. It fills its box, and the server draws it too. */
export function Barcode({ pattern: { bars, modules }, label, isTurned = false, className }: BarcodeProps) {
  const frame = useRef<SVGSVGElement>(null);
  const room = useRoom(frame);
  const { offset, length } = room
    ? fitToPixels(modules, isTurned ? room.height : room.width)
    : { offset: 0, length: modules };
  const path = bars
    .map(({ at, width }) => (isTurned ? `M0 ${at}v${width}h1v-${width}z` : `M${at} 0h${width}v1h-${width}z`))
    .join("");
  return (
    <svg
      ref={frame}
      role="img"
      aria-label={label}
      viewBox={isTurned ? `0 ${offset} 1 ${length}` : `${offset} 0 ${length} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
