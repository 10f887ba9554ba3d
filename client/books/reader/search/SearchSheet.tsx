import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { buttonStyle } from "../../../ui/buttonStyle";
import { SearchField } from "../../../ui/search/SearchField";
import { Sheet } from "../../../ui/Sheet";
import type { Finding, OpenBook, Place } from "../OpenBook";

interface SearchSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly book: OpenBook;
  /** Those whose matches are marked. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onChoose: (place: Place) => void;
}

const MOST_FINDINGS = 200;
const LEAST_LETTERS = 2;

interface SearchState {
  readonly findings: readonly Finding[];
  readonly state: "none" | "searching" | "done" | "failed";
}

const NOTHING: SearchState = { findings: [], state: "none" };

/** Searches the text of the whole book, in this browser. */
export function SearchSheet({ isOpen, onClose, book, words, onWords, onChoose }: SearchSheetProps) {
  const [typed, setTyped] = useState(words);
  const [found, setFound] = useState<SearchState>(NOTHING);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const search = async (searched: string) => {
    running.current?.abort();
    const ended = new AbortController();
    running.current = ended;
    onWords(searched);
    setFound({ findings: [], state: "searching" });
    const findings: Finding[] = [];
    try {
      for await (const finding of book.search(searched, ended.signal)) {
        if (ended.signal.aborted) return;
        findings.push(finding);
        if (findings.length >= MOST_FINDINGS) break;
        setFound({ findings: [...findings], state: "searching" });
      }
      if (!ended.signal.aborted) setFound({ findings, state: "done" });
    } catch {
      if (!ended.signal.aborted) setFound({ findings, state: "failed" });
    }
  };
  const clear = () => {
    running.current?.abort();
    setTyped("");
    setFound(NOTHING);
    onWords("");
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const searched = typed.trim();
    if (searched.length >= LEAST_LETTERS) void search(searched);
  };

  const { findings, state } = found;
  return (
    <Sheet title="Cari di buku ini" isOpen={isOpen} onClose={onClose} placement="middle">
      <form method="dialog" role="search" onSubmit={submit} className="flex gap-2">
        <div className="min-w-0 flex-1">
          <SearchField
            label="Cari di buku ini"
            data-first=""
            placeholder="Kata atau kalimat"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onClear={clear}
          />
        </div>
        <button type="submit" className={buttonStyle("filled")}>
          Cari
        </button>
      </form>
      <p role="status" className="mt-3 text-sm text-muted">
        {statusText(found, words)}
      </p>
      {findings.length > 0 && (
        <ol className="-mx-3 mt-2 grid gap-0.5">
          {findings.map((finding, index) => (
            <li key={index}>
              <button type="button" onClick={() => onChoose(finding.place)} className="reader-choice pl-3">
                <span className="min-w-0 flex-1 text-sm wrap-anywhere">
                  {finding.before}
                  <mark className="rounded bg-kunyit-soft font-semibold text-on-kunyit">{finding.match}</mark>
                  {finding.after}
                </span>
                <span className="text-sm text-muted tabular-nums">{`hlm. ${Math.floor(finding.place.position) + 1}`}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {state === "done" && findings.length === 0 && (
        <p className="mt-2">Periksa ejaannya atau pakai lebih sedikit kata. Buku hasil pindaian tidak punya teks.</p>
      )}
    </Sheet>
  );
}

function statusText({ findings, state }: SearchState, words: string): string {
  if (state === "none") return "Ketik minimal 2 huruf, lalu tekan Enter.";
  if (state === "searching") return findings.length === 0 ? "Mencari…" : `Mencari… ${findings.length} ditemukan`;
  if (state === "failed") return "Pencarian terhenti. Periksa sambungan internet, lalu cari lagi.";
  if (findings.length === 0) return `“${words}” tidak ditemukan.`;
  return findings.length >= MOST_FINDINGS
    ? `${MOST_FINDINGS} hasil pertama ditampilkan`
    : `${findings.length} ditemukan`;
}
