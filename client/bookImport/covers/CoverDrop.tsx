import { ImageUp } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { FormAlert } from "../../forms/errors/FormAlert";
import { useFileDrop } from "../../forms/useFileDrop";
import { buttonStyle } from "../../ui/buttonStyle";
import { failureMessage } from "../../importing/failureMessage";
import { droppedFiles, type FolderFile, packingProblem, packPictures, picturesAmong } from "./packPictures";
import { useUploadCovers } from "./useCoverCommands";

const ERROR_ID = "salah-sampul";
const UNREADABLE = "Folder ini tidak terbaca seluruhnya. Coba lagi, atau kirim sebagai ZIP.";
/** The browser opens a dialog for folders; React's types do not know the attribute. */
const FOLDER_DIALOG = { webkitdirectory: "" };

const DROP_STYLE =
  "needs-script grid min-h-64 place-items-center rounded-2xl border-2 border-dashed px-5 py-10 text-center " +
  "transition-colors duration-150";

/** Sends a folder of pictures, some pictures, or a ZIP; what becomes of them then has its own page. */
export function CoverDrop() {
  const { uploadCovers, cancel, isUploading, progress } = useUploadCovers();
  const [packed, setPacked] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [replacesCovers, setReplacesCovers] = useState(false);
  const folderInput = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const packing = useRef<AbortController>(null);
  const navigate = useNavigate();
  const isBusy = isUploading || packed !== null;

  const archiveOf = async (files: readonly FolderFile[]): Promise<File | null> => {
    const [only] = files;
    if (files.length === 1 && only && /\.zip$/i.test(only.file.name)) return only.file;
    const pictures = picturesAmong(files);
    const problem = packingProblem(pictures);
    setError(problem);
    if (problem !== null) return null;
    const { signal } = (packing.current = new AbortController());
    try {
      return await packPictures(pictures, setPacked, signal);
    } catch {
      setError(signal.aborted ? null : UNREADABLE);
      return null;
    }
  };
  const send = async (reading: Promise<readonly FolderFile[]>) => {
    if (isBusy) return;
    setError(null);
    setPacked(0);
    const files = await reading.catch(() => null);
    if (!files) setError(UNREADABLE);
    const archive = files && (await archiveOf(files));
    setPacked(null);
    if (!archive) return;
    const result = await uploadCovers(archive, replacesCovers);
    setError(failureMessage(result));
    if (result?.data) await navigate(`/admin/books/imports/covers/${result.data.coverImport.databaseId}`);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
    // Cleared, so that choosing the same again fires `change`.
    target.value = "";
    if (files.length > 0) void send(Promise.resolve(files));
  };
  const { isDragOver, dropHandlers } = useFileDrop((dropped) => void send(droppedFiles(dropped)));
  const share = packed ?? progress;

  return (
    <>
      <FormAlert id={ERROR_ID}>{error}</FormAlert>
      <div
        {...dropHandlers}
        className={`${DROP_STYLE} ${isDragOver ? "border-nila bg-nila-soft" : "border-field bg-card"}`}
      >
        <input ref={folderInput} type="file" hidden multiple onChange={choose} {...FOLDER_DIALOG} />
        <input ref={fileInput} type="file" hidden multiple accept=".zip,application/zip,image/*" onChange={choose} />
        {isBusy ? (
          <div className="w-full max-w-sm">
            <p role="status" className="font-semibold">
              {packed !== null
                ? `Membaca gambar… ${Math.floor(share * 100)}%`
                : progress < 1
                  ? `Mengirim gambar… ${Math.floor(share * 100)}%`
                  : "Memeriksa kiriman…"}
            </p>
            <progress
              aria-label={packed === null ? "Gambar terkirim" : "Gambar terbaca"}
              max={1}
              value={share}
              className="progress mt-3"
            />
            <button
              type="button"
              onClick={() => (packed === null ? cancel() : packing.current?.abort())}
              className={`${buttonStyle("outlined", "compact")} mt-5`}
            >
              Batal
            </button>
          </div>
        ) : (
          <div>
            <ImageUp aria-hidden="true" strokeWidth={1.75} className="mx-auto size-8 text-nila" />
            <p className="mt-3 font-serif text-lg font-semibold">Letakkan folder atau ZIP gambar di sini</p>
            <p className="mx-auto mt-1 max-w-md text-sm text-muted text-pretty">
              Dari SLiMS: folder <code>images/docs</code>. Setiap gambar menjadi sampul buku yang menyebut nama gambar
              itu saat diimpor. Huruf besar dan kecil tidak dibedakan.
            </p>
            <div className="mt-5 flex flex-wrap justify-center gap-2.5">
              <button
                type="button"
                aria-describedby={error ? ERROR_ID : undefined}
                onClick={() => folderInput.current?.click()}
                className={buttonStyle("filled", "compact")}
              >
                Pilih folder
              </button>
              <button
                type="button"
                aria-describedby={error ? ERROR_ID : undefined}
                onClick={() => fileInput.current?.click()}
                className={buttonStyle("outlined", "compact")}
              >
                Pilih ZIP atau gambar
              </button>
            </div>
          </div>
        )}
      </div>
      <div className="needs-script mt-3">
        <label className="flex min-h-9 w-fit cursor-pointer items-center gap-3 py-1 text-sm">
          <input
            type="checkbox"
            className="checkbox"
            checked={replacesCovers}
            disabled={isBusy}
            onChange={({ target }) => setReplacesCovers(target.checked)}
          />
          Ganti sampul yang ada
        </label>
      </div>
      <p className="without-script text-muted">Mengirim sampul memerlukan JavaScript.</p>
    </>
  );
}
