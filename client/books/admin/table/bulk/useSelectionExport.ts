import { useEffect, useRef, useState } from "react";
import { MAX_BATCH_SIZE } from "../../../../apollo/maxBatchSize";
import { downloadFile, downloadName } from "../../../../lists/downloadFile";
import { selectionExportHref, type ExportFormat } from "../bookTableVariables";

interface SelectionExport {
  /** Collects the books batch by batch and offers one file for download. */
  run: (bookIds: readonly number[], format: ExportFormat) => Promise<"saved" | "stopped" | "failed">;
  /** Finished and total number of books; null while nothing runs. */
  progress: { done: number; total: number } | null;
  stop: () => void;
}

/** Exports more selected books than fit into a URL. */
export function useSelectionExport(): SelectionExport {
  const [progress, setProgress] = useState<SelectionExport["progress"]>(null);
  const controllerRef = useRef<AbortController | null>(null);
  // Clearing the selection or leaving the page aborts the export.
  useEffect(() => () => controllerRef.current?.abort(), []);
  return {
    run: async (bookIds, format) => {
      const controller = new AbortController();
      controllerRef.current = controller;
      // Newest first, like the table.
      const ids = [...bookIds].sort((one, other) => other - one);
      const parts: string[] = [];
      let name = "buku.csv";
      try {
        for (let begin = 0; begin < ids.length; begin += MAX_BATCH_SIZE) {
          setProgress({ done: begin, total: ids.length });
          const response = await fetch(selectionExportHref(ids.slice(begin, begin + MAX_BATCH_SIZE), format), {
            signal: controller.signal,
          });
          if (!response.ok) return "failed";
          name = downloadName(response, name);
          parts.push(
            begin === 0
              ? decodeWithBom(await response.arrayBuffer())
              : withoutHeader(decodeWithBom(await response.arrayBuffer())),
          );
        }
        downloadFile(new Blob(parts, { type: "text/csv;charset=utf-8" }), name);
        return "saved";
      } catch {
        return controller.signal.aborted ? "stopped" : "failed";
      } finally {
        setProgress(null);
      }
    },
    progress,
    stop: () => controllerRef.current?.abort(),
  };
}

/** Keeps the UTF-8 byte order mark, which `text()` would remove. */
function decodeWithBom(bytes: ArrayBuffer): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

/** Header names contain no line break. */
function withoutHeader(csv: string): string {
  return csv.slice(csv.indexOf("\n") + 1);
}
