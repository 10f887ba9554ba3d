import { CsvDrop } from "../../importing/CsvDrop";
import { UploadLimit } from "../../settings/uploads/UploadLimit";
import { useUploadBookImport } from "../useImportCommands";

/** Uploads the file by drop or dialog; the import then has its own page. */
export function FileStep() {
  const { uploadBookImport, ...state } = useUploadBookImport();
  return (
    <CsvDrop
      also=".mrc,.marc,.xml,.sql,.gz,.tgz,.tar,.zip"
      upload={uploadBookImport}
      {...state}
      pathOf={({ bookImport }) => `/admin/books/imports/${bookImport.databaseId}`}
    >
      Daftar buku dari Excel, cadangan basis data (.sql) atau ekspor SLiMS, ekspor INLISLite, berkas MARC, atau sumber
      lain. Buku belum masuk ke katalog; isinya diperiksa dulu. <UploadLimit kind="IMPORT" />
    </CsvDrop>
  );
}
