import { FileUp } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { OperationResult } from "../apollo/operationResult";
import { FormAlert } from "../forms/errors/FormAlert";
import { FileInput } from "../forms/fields/FileInput";
import { useFileDrop } from "../forms/useFileDrop";
import { buttonStyle } from "../ui/buttonStyle";
import { failureMessage } from "./failureMessage";

const ERROR_ID = "salah-berkas";

const ACCEPTED = ".xlsx,.ods,.csv,.tsv,.txt,text/csv,text/plain";
const DROP_STYLE =
  "needs-script grid min-h-64 place-items-center rounded-2xl border-2 border-dashed px-5 py-10 text-center " +
  "transition-colors duration-150";

interface CsvDropProps<Data> {
  upload: (file: File) => Promise<OperationResult<Data> | null>;
  cancel: () => void;
  isUploading: boolean;
  progress: number;
  /** The page that the import then has. */
  pathOf: (data: Data) => string;
  /** What may be chosen besides tables, as a file field takes it. */
  also?: string;
  /** What may be sent, and that nothing happens yet. */
  children: ReactNode;
}

/** Uploads a spreadsheet or CSV file by drop or dialog; the import then has its own page. */
export function CsvDrop<Data>({ upload, cancel, isUploading, progress, pathOf, also, children }: CsvDropProps<Data>) {
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const send = async (file: File | undefined) => {
    if (!file || isUploading) return;
    setError(null);
    const result = await upload(file);
    setError(failureMessage(result));
    if (result?.data) await navigate(pathOf(result.data));
  };
  const { isDragOver, dropHandlers } = useFileDrop(({ files }) => void send(files[0]));

  return (
    <>
      <FormAlert id={ERROR_ID}>{error}</FormAlert>
      <div
        {...dropHandlers}
        className={`${DROP_STYLE} ${isDragOver ? "border-nila bg-nila-soft" : "border-field bg-card"}`}
      >
        <FileInput ref={input} accept={also ? `${ACCEPTED},${also}` : ACCEPTED} onChoose={(file) => void send(file)} />
        {isUploading ? (
          <div className="w-full max-w-sm">
            <p role="status" className="font-semibold">
              {progress < 1 ? `Mengirim berkas… ${Math.floor(progress * 100)}%` : "Mengenali isi berkas…"}
            </p>
            <progress aria-label="Berkas terkirim" max={1} value={progress} className="progress mt-3" />
            <button type="button" onClick={cancel} className={`${buttonStyle("outlined", "compact")} mt-5`}>
              Batal
            </button>
          </div>
        ) : (
          <div>
            <FileUp aria-hidden="true" strokeWidth={1.75} className="mx-auto size-8 text-nila" />
            <p className="mt-3 font-serif text-lg font-semibold">Letakkan berkas .xlsx, .ods, atau .csv di sini</p>
            <p className="mx-auto mt-1 max-w-md text-sm text-muted text-pretty">{children}</p>
            <button
              type="button"
              aria-describedby={error ? ERROR_ID : undefined}
              onClick={() => input.current?.click()}
              className={`${buttonStyle("filled", "compact")} mt-5`}
            >
              Pilih berkas
            </button>
          </div>
        )}
      </div>
      <p className="without-script text-muted">Impor bertahap memerlukan JavaScript.</p>
    </>
  );
}
