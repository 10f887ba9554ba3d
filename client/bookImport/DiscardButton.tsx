import { DiscardFile } from "../importing/DiscardFile";
import { useDiscardBookImport } from "./useImportCommands";

/** Discards the uploaded file, after confirmation. */
export function DiscardButton({ id }: { id: string }) {
  const { discardBookImport, isDiscarding } = useDiscardBookImport();
  return (
    <DiscardFile discard={() => discardBookImport(id)} isBusy={isDiscarding} path="/admin/books/import">
      Katalog tidak berubah. Berkas yang sama dapat diunggah lagi kapan saja.
    </DiscardFile>
  );
}
