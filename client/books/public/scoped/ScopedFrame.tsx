import { PageMeta } from "../../../page/rendering/PageMeta";
import { LoadFailure } from "../../../ui/LoadFailure";
import { PageHeading } from "../../../ui/PageHeading";
import { Skeleton } from "../../../ui/Skeleton";

interface ScopedFrameProps {
  kind: string;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The page while the name is not there yet, or could not be loaded. */
export function ScopedFrame({ kind, hasFailed, onRetry }: ScopedFrameProps) {
  return (
    <div className="page-width pt-1 md:pt-3" aria-busy={!hasFailed}>
      <PageMeta title={kind} description={`${kind} di katalog perpustakaan.`} isHidden />
      {hasFailed ? (
        <>
          <PageHeading className="mb-8">{kind}</PageHeading>
          <LoadFailure title="Halaman gagal dimuat" onRetry={onRetry} />
        </>
      ) : (
        <>
          <h1 className="sr-only">Memuat…</h1>
          <Skeleton className="mt-9 h-5 w-24" />
          <Skeleton className="mt-2 h-11 w-72" />
        </>
      )}
    </div>
  );
}
