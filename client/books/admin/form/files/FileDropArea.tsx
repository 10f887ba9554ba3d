import type { ReactNode } from "react";
import type { FileChoice } from "../../../../admin/files/useFileChoice";
import { UploadStatus } from "../../../../admin/files/UploadStatus";
import { useFileDrop } from "../../../../forms/useFileDrop";
import { buttonStyle } from "../../../../ui/buttonStyle";

interface FileDropAreaProps {
  choice: FileChoice;
  /** What is dropped and can be chosen; null where nothing of it can. */
  accept: (dropped: DataTransfer) => File | null;
  /** Why nothing of it can. */
  refusal: string;
  /** As progress names it. */
  label: string;
  /** What is chosen or saved. */
  shown: ReactNode;
  /** What may be done while nothing is chosen, and what is said then. */
  hint: ReactNode;
  actions: ReactNode;
}

/**
 * Where a file of a book is chosen: by a button, by dropping it here. It is shown first, saved with the book, and until
 * then taken back by Batal; what fails stays chosen.
 */
export function FileDropArea({ choice, accept, refusal, label, shown, hint, actions }: FileDropAreaProps) {
  const { isDragOver, dropHandlers } = useFileDrop((dropped) => {
    const file = accept(dropped);
    if (file) void choice.choose(file);
    else choice.setProblem(refusal);
  });
  const isChosen = choice.file !== null;
  return (
    <div
      {...dropHandlers}
      className={`flex flex-wrap items-start gap-4 rounded-xl border border-dashed p-4 transition-colors duration-150 xl:flex-col ${isDragOver ? "border-nila bg-nila-soft" : "border-field"}`}
    >
      {shown}
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted text-pretty">{isChosen ? "Disimpan bersama bukunya." : hint}</p>
        {!choice.isSending && (
          <div className="mt-3 flex flex-wrap gap-2">
            {isChosen ? (
              <button type="button" onClick={choice.clear} className={buttonStyle("outlined", "compact")}>
                Batal
              </button>
            ) : (
              actions
            )}
          </div>
        )}
        <UploadStatus choice={choice} label={label} />
      </div>
    </div>
  );
}
