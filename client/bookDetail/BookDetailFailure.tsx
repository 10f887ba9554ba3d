import { LoadFailure } from "../ui/LoadFailure";
import { PageHeading } from "../ui/PageHeading";

interface BookDetailFailureProps {
  onRetry: () => void;
  /** Nothing of the book is loaded, not even its title. */
  isFullPage?: boolean;
}

export function BookDetailFailure({ onRetry, isFullPage }: BookDetailFailureProps) {
  return (
    <div className="mt-8">
      {isFullPage && <PageHeading className="mb-8">Buku</PageHeading>}
      <LoadFailure title="Rincian buku gagal dimuat" onRetry={onRetry} />
    </div>
  );
}
