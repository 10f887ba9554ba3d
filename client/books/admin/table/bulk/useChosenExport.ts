import { useEffect, useRef, useState } from "react";
import { MOST_AT_ONCE } from "../../../../apollo/mostAtOnce";
import { chosenExportHref, type ExportFormat } from "../bookTableVariables";

interface ChosenExport {
  /** Collects the books slice by slice and hands the browser one file. */
  run: (bookIds: readonly number[], format: ExportFormat) => Promise<"saved" | "stopped" | "failed">;
  /** How many books are in it by now, of how many; null while nothing runs. */
  progress: { done: number; total: number } | null;
  stop: () => void;
}

/** The export of more chosen books than an address can name. */
export function useChosenExport(): ChosenExport {
  const [progress, setProgress] = useState<ChosenExport["progress"]>(null);
  const running = useRef<AbortController | null>(null);
  // Whoever lets go of the choice, or leaves, wants no file of it.
  useEffect(() => () => running.current?.abort(), []);
  return {
    run: async (bookIds, format) => {
      const control = new AbortController();
      running.current = control;
      // As a result comes: the newest first.
      const ids = [...bookIds].sort((one, other) => other - one);
      const parts: string[] = [];
      let name = "buku.csv";
      try {
        for (let begin = 0; begin < ids.length; begin += MOST_AT_ONCE) {
          setProgress({ done: begin, total: ids.length });
          const answer = await fetch(chosenExportHref(ids.slice(begin, begin + MOST_AT_ONCE), format), {
            signal: control.signal,
          });
          if (!answer.ok) return "failed";
          name = /filename="([^"]+)"/u.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? name;
          parts.push(
            begin === 0 ? textOf(await answer.arrayBuffer()) : withoutHeader(textOf(await answer.arrayBuffer())),
          );
        }
        save(new Blob(parts, { type: "text/csv;charset=utf-8" }), name);
        return "saved";
      } catch {
        return control.signal.aborted ? "stopped" : "failed";
      } finally {
        setProgress(null);
      }
    },
    progress,
    stop: () => running.current?.abort(),
  };
}

/** With the mark that says UTF-8, which reading as text would take away. */
function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

/** Names of columns hold no line's end. */
function withoutHeader(csv: string): string {
  return csv.slice(csv.indexOf("\n") + 1);
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
