import { useState } from "react";
import { Link } from "react-router-dom";
import { FormAlert } from "../../forms/errors/FormAlert";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { buttonStyle } from "../../ui/buttonStyle";
import { Notice } from "../../ui/Notice";
import { failureMessage } from "../../importing/failureMessage";
import { ImportStatus_bookImport } from "../importStatus";
import { useStartBookImport } from "../useImportCommands";

/** Nothing was imported; the import can be started again as long as the file is stored. */
export function CancelledStep({ bookImport: ref }: { bookImport: FragmentType<typeof ImportStatus_bookImport> }) {
  const { id, databaseId, message } = readFragment(ImportStatus_bookImport, ref);
  const { startBookImport, isStarting } = useStartBookImport();
  const [error, setError] = useState<string | null>(null);
  const start = async () => setError(failureMessage(await startBookImport(id)));
  return (
    <>
      <FormAlert id="salah-ulang">{error}</FormAlert>
      <Notice
        title="Impor ini tidak dilanjutkan"
        actions={
          <>
            <Link to={`/admin/books/imports/${databaseId}?step=columns`} className={buttonStyle("outlined", "compact")}>
              Ubah kolom
            </Link>
            <button
              type="button"
              aria-disabled={isStarting}
              onClick={() => void start()}
              className={buttonStyle("filled", "compact")}
            >
              Mulai lagi
            </button>
          </>
        }
      >
        {message ?? "Tidak ada buku yang masuk."}
      </Notice>
    </>
  );
}
