import { type SubmitEvent, useState } from "react";
import { formatNumber } from "../../format/formatNumber";

interface PageFieldProps {
  readonly page: number;
  /** Null while the book is opened. */
  readonly pageCount: number | null;
  readonly onPage: (page: number) => void;
}

/** The page that is shown, to be written over. */
export function PageField({ page, pageCount, onPage }: PageFieldProps) {
  /** Null unless somebody is typing. */
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    if (typed === null || pageCount === null) return;
    setTyped(null);
    const number = Number(typed);
    if (Number.isInteger(number) && number > 0) onPage(Math.min(number, pageCount));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go();
  };
  return (
    <form method="dialog" onSubmit={submit} className="flex items-center gap-2 tabular-nums">
      <label className="flex items-center gap-2">
        <span className="max-sm:sr-only">Halaman</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-label="Halaman"
          disabled={pageCount === null}
          value={typed ?? String(page)}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={go}
          className="reader-number"
        />
      </label>
      <span className="min-w-16">{pageCount === null ? "dari …" : `dari ${formatNumber(pageCount)}`}</span>
      <span role="status" className="sr-only">
        {pageCount === null ? "" : `Halaman ${page} dari ${pageCount}`}
      </span>
    </form>
  );
}
