import { useId } from "react";

/** One tile of the kawung lattice: four petals that meet in the middle. */
export function KawungMark({ className }: { className: string }) {
  const clip = useId();
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <clipPath id={clip}>
        <rect width="32" height="32" rx="8" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="32" height="32" fill="currentColor" />
        <g fill="none" strokeWidth="1.5" className="stroke-mark-line">
          <circle cx="16" cy="0" r="16" />
          <circle cx="32" cy="16" r="16" />
          <circle cx="16" cy="32" r="16" />
          <circle cx="0" cy="16" r="16" />
        </g>
      </g>
    </svg>
  );
}
