/** A still shape of the final size; the caller says in words that something is loading. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-lg bg-wash ${className}`} />;
}
