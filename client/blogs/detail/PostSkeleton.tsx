import { Skeleton } from "../../ui/Skeleton";

/**
 * Placeholder of the whole page, or of the text if the header is loaded. As tall as the screen, so that nothing
 * visible shifts.
 */
export function PostSkeleton({ isFullPage = false }: { isFullPage?: boolean }) {
  const lines = (
    <div className="mt-8">
      {["w-full", "w-11/12", "w-full", "w-4/5", "w-full", "w-10/12", "w-full", "w-3/5"].map((width, index) => (
        <Skeleton key={index} className={`mb-4 h-6 ${width}`} />
      ))}
    </div>
  );
  return (
    <div aria-busy="true" className={`min-h-dvh ${isFullPage ? "article" : ""}`}>
      {isFullPage ? <h1 className="sr-only">Memuat…</h1> : <span className="sr-only">Memuat…</span>}
      {isFullPage && (
        <>
          <Skeleton className="mt-12 h-11 w-full" />
          <Skeleton className="mt-2 h-11 w-3/5" />
          <Skeleton className="mt-5 h-5 w-2/5" />
        </>
      )}
      {lines}
    </div>
  );
}
