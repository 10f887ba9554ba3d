import { encode } from "uqr";

interface QrCodeProps {
  text: string;
  label: string;
  className: string;
}

/** Black modules with the quiet zone that scanners need; the caller provides the white. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
