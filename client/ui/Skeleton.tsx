/** A static placeholder of the final size; the caller announces the loading state. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-lg bg-wash ${className}`} />;
}
