import type { ReactNode } from "react";
import type { PageQuery } from "../apollo/pageQuery/PageQuery";
import { buttonStyle } from "../ui/buttonStyle";

interface OwnContentProps {
  /** What it lists. */
  noun: string;
  query: Pick<PageQuery<unknown, unknown>, "failure" | "retry">;
  skeleton: ReactNode;
  /** Where what is loaded reaches the edges of its card. */
  isPadded?: boolean;
  /** Undefined until it is loaded. */
  children: ReactNode;
}

/** One's own list in the profile. Each has a query of its own, so that the profile stays if one fails. */
export function OwnContent({ noun, query, skeleton, isPadded = false, children }: OwnContentProps) {
  return (
    <>
      {query.failure && (
        <div role="alert" className={isPadded ? "p-5" : ""}>
          <p className="text-muted text-pretty">
            {noun} gagal dimuat. Sambungan internet terputus atau server sedang terganggu.
          </p>
          <button type="button" onClick={query.retry} className={`needs-script mt-4 ${buttonStyle("outlined")}`}>
            Coba lagi
          </button>
        </div>
      )}
      {children ?? (!query.failure && skeleton)}
    </>
  );
}
