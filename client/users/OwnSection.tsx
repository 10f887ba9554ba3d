import type { ReactNode, Ref } from "react";
import type { PageQuery } from "../apollo/pageQuery/PageQuery";
import { formatNumber } from "../format/formatNumber";
import { buttonStyle } from "../ui/buttonStyle";

interface OwnSectionProps {
  /** What it lists. */
  noun: string;
  query: Pick<PageQuery<unknown, unknown>, "failure" | "retry">;
  /** For a section that takes the focus of a button that goes. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** How many there are, beside the heading; nothing where there are none. */
  count?: { readonly total: number; readonly noun: string } | undefined;
  skeleton: ReactNode;
  /** Undefined until it is loaded. */
  children: ReactNode;
}

/** A student's own list in the profile. Each has a query of its own, so that the profile stays if one fails. */
export function OwnSection({ noun, query, headingRef, count, skeleton, children }: OwnSectionProps) {
  const id = noun.toLowerCase();
  return (
    <section aria-labelledby={id} className="rounded-2xl border border-line bg-card p-5 sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          id={id}
          className="outline-none font-serif text-xl font-semibold"
        >
          {noun} Saya
        </h2>
        {count && count.total > 0 && (
          <p className="text-sm text-muted">
            <strong className="text-ink tabular-nums">{formatNumber(count.total)}</strong> {count.noun}
          </p>
        )}
      </div>
      {query.failure && (
        <div role="alert" className="mt-4">
          <p className="text-muted text-pretty">
            {noun} gagal dimuat. Sambungan terputus atau server sedang terganggu.
          </p>
          <button type="button" onClick={query.retry} className={`needs-script mt-4 ${buttonStyle("outlined")}`}>
            Coba lagi
          </button>
        </div>
      )}
      {children ?? (!query.failure && skeleton)}
    </section>
  );
}
