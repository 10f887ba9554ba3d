import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { FileInput } from "../../forms/fields/FileInput";
import { useFileDrop } from "../../forms/useFileDrop";
import { FormAlert } from "../../forms/errors/FormAlert";
import { buttonStyle } from "../../ui/buttonStyle";
import { failureMessage } from "../failureMessage";
import { useUploadBookImport } from "../useImportCommands";

const ERROR_ID = "salah-berkas";

const DROP_STYLE =
  "needs-script grid min-h-64 place-items-center rounded-2xl border-2 border-dashed px-5 py-10 text-center " +
  "transition-colors duration-150";

/** Uploads the file by drop or dialog; the import then has its own page. */
export function FileStep() {
  const { uploadBookImport, cancel, isUploading, progress } = useUploadBookImport();
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const upload = async (file: File | undefined) => {
    if (!file || isUploading) return;
    setError(null);
    const result = await uploadBookImport(file);
    setError(failureMessage(result));
    if (result?.data) await navigate(`/admin/books/imports/${result.data.bookImport.databaseId}`);
  };
  const { isDragOver, dropHandlers } = useFileDrop(({ files }) => void upload(files[0]));

  return (
    <>
      <FormAlert id={ERROR_ID}>{error}</FormAlert>
      <div
        {...dropHandlers}
        className={`${DROP_STYLE} ${isDragOver ? "border-nila bg-nila-soft" : "border-field bg-card"}`}
      >
        <FileInput ref={input} accept=".csv,.tsv,.txt,text/csv,text/plain" onChoose={(file) => void upload(file)} />
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
            <p className="mt-3 font-serif text-lg font-semibold">Letakkan berkas CSV di sini</p>
            <p className="mx-auto mt-1 max-w-md text-sm text-muted text-pretty">
              Daftar buku dari Excel, ekspor bibliografi SLiMS, atau sumber lain. Belum ada yang masuk ke katalog:
              isinya diperiksa dulu.
            </p>
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
