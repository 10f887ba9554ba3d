import { Copy, Printer } from "lucide-react";
import { useLibraryName } from "../../page/library/LibraryName";
import { showMessage } from "../../page/messages/flashMessage";
import { buttonStyle } from "../../ui/buttonStyle";
import { copyText } from "../../ui/copyText";

/** Two columns, where both have room. */
const COLUMNS = { gridTemplateColumns: "repeat(auto-fit, minmax(max(8rem, 34%), 1fr))" } as const;

interface RecoveryCodesProps {
  username: string;
  codes: readonly string[];
  onClose: () => void;
}

/** The codes for who has no phone at hand, shown this once: printed, copied or written down before it is closed. */
export function RecoveryCodes({ username, codes, onClose }: RecoveryCodesProps) {
  const libraryName = useLibraryName();
  const copy = async () => {
    if (await copyText(codes.join("\n"))) showMessage("Disalin.", "success");
    else showMessage("Tidak dapat disalin. Pilih teksnya, lalu salin secara manual.", "error");
  };
  return (
    <>
      <p className="text-sm text-muted text-pretty">
        Jika ponsel hilang atau rusak, salah satu kode ini menggantikan kode aplikasi. Setiap kode berlaku satu kali.
        Simpan di tempat aman, terpisah dari ponsel: kode ini tidak akan ditampilkan lagi.
      </p>
      <div className="print-alone mt-4 rounded-xl bg-wash p-4">
        <p className="hidden text-sm print:block">
          Kode pemulihan {username}, {libraryName}
        </p>
        <ol style={COLUMNS} className="grid gap-x-4 gap-y-2 font-mono text-sm sm:text-base print:mt-4">
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap select-all">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <button type="button" onClick={() => window.print()} className={buttonStyle("outlined", "compact")}>
          <Printer aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Cetak
        </button>
        <button type="button" onClick={() => void copy()} className={buttonStyle("outlined", "compact")}>
          <Copy aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Salin
        </button>
        <button type="button" data-first onClick={onClose} className={buttonStyle("filled", "compact")}>
          Sudah saya simpan
        </button>
      </div>
    </>
  );
}
