import { FileUser } from "lucide-react";
import { lazy } from "../page/lazy/lazy";
import { buttonStyle } from "../ui/buttonStyle";
import { FoldedRow } from "./folds/FoldedRow";

const DownloadLink = lazy(
  () => import("../lists/DownloadLink").then((m) => m.DownloadLink),
  ({ file, className, children }) => (
    <a href={file.href} download className={className}>
      {children}
    </a>
  ),
);

const OWN_FILE = { href: "/api/user-info/personal-data", fileName: "data-pribadi.json" };

/** A student's own file of all that the library keeps of them. */
export function OwnPersonalData() {
  return (
    <FoldedRow id="data-pribadi" title="Data pribadi" icon={FileUser} note="Unduh semua data tentang Anda">
      {() => (
        <>
          <p className="max-w-prose text-muted text-pretty">
            Satu berkas berisi semua yang disimpan perpustakaan tentang Anda: identitas, foto, peminjaman, denda,
            kunjungan, dan daftar bacaan. Kata sandi tidak ada di dalamnya. Jika ingin data Anda diperbaiki atau
            dihapus, hubungi petugas perpustakaan.
          </p>
          <DownloadLink file={OWN_FILE} className={`mt-4 ${buttonStyle("outlined")}`}>
            Unduh data saya
          </DownloadLink>
        </>
      )}
    </FoldedRow>
  );
}
