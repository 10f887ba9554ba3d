import type { LabelSetup } from "../paper/labelSetup";
import type { LabelSheet } from "../paper/labelSheets";
import { labelBox } from "../paper/sheetGeometry";
import type { LabelDrawing } from "./labelDrawing";

export interface PlacedLabel {
  place: number;
  item: { itemCode: string; drawing: LabelDrawing };
}

interface SheetDrawingProps {
  sheet: LabelSheet;
  setup: Pick<LabelSetup, "offsetX" | "offsetY" | "hasEdges">;
  labels: readonly PlacedLabel[];
  name: string;
}

/** A sheet to the millimetre: the printer and the screen get the same drawing, of different size. */
export function SheetDrawing({ sheet, setup: { offsetX, offsetY, hasEdges }, labels, name }: SheetDrawingProps) {
  const { sheetWidth, sheetHeight } = sheet;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${sheetWidth} ${sheetHeight}`}
      width={`${sheetWidth}mm`}
      height={`${sheetHeight}mm`}
      textRendering="geometricPrecision"
      className={hasEdges ? "label-sheet label-sheet-edges" : "label-sheet"}
    >
      <g transform={`translate(${offsetX} ${offsetY})`}>
        {labels.map(({ place, item }) => {
          const { x, y, width, height } = labelBox(sheet, place);
          return (
            <g key={place} transform={`translate(${x} ${y})`} data-code={item.itemCode}>
              {!item.drawing.isCut && <rect width={width} height={height} rx="1.2" className="label-edge" />}
              <LabelContents drawing={item.drawing} />
            </g>
          );
        })}
      </g>
    </svg>
  );
}

function LabelContents({ drawing: { texts, bars, lines, band } }: { drawing: LabelDrawing }) {
  return (
    <>
      {band && (
        <rect
          x={band.x}
          y={band.y}
          width={band.width}
          height={band.height}
          fill={band.color}
          stroke="#000"
          strokeWidth="0.15"
          className="label-band"
        />
      )}
      {lines.map(({ isFold = false, ...line }, index) => (
        <line key={index} {...line} stroke="#000" strokeWidth="0.15" {...(isFold ? { strokeDasharray: "1.2" } : {})} />
      ))}
      {texts.map(({ text, x, y, size, weight, anchor }, index) => (
        <text key={index} x={x} y={y} fontSize={size} fontWeight={weight} textAnchor={anchor ?? "middle"} fill="#000">
          {text}
        </text>
      ))}
      {bars && (
        <path
          fill="#000"
          shapeRendering="crispEdges"
          transform={`translate(${bars.x} ${bars.y}) scale(${bars.module} ${bars.height})`}
          d={bars.bars.map(({ at, width }) => `M${at} 0h${width}v1h-${width}z`).join("")}
        />
      )}
    </>
  );
}
