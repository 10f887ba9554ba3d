import { useOperation } from "../../apollo/useOperation";
import { showMessage } from "../../page/messages/flashMessage";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { PasswordField } from "../../forms/fields/PasswordField";
import { FormSheet } from "../../forms/FormSheet";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { graphql } from "../../gql/gql";
import { download } from "./download";

const PrepareBackupDownloadMutation = graphql(`
  mutation PrepareBackupDownload($input: PrepareBackupDownloadInput!) {
    prepareBackupDownload(input: $input) {
      __typename
      ... on PrepareBackupDownloadPayload {
        path
        fileName
      }
      ...OperationResult_userError
    }
  }
`);

interface DownloadBackupSheetProps {
  id: string;
  /** When it was made. */
  label: string;
  onClose: () => void;
}

/** Asks for the password before the whole library leaves the house. */
export function DownloadBackupSheet({ id, label, onClose }: DownloadBackupSheetProps) {
  const { run, isRunning } = useOperation(PrepareBackupDownloadMutation, "create", { isUncached: true });
  const errors = useFormErrors();
  const submit = async (formData: FormData) => {
    const password = getFormText(formData, "password");
    if (password === "") {
      return errors.showErrors({ fields: [{ name: "password", message: "Isi kata sandi Anda." }] });
    }
    const result = await run({ input: { id, password } });
    if (result.data === null) return errors.showErrors(toFormErrors(result));
    onClose();
    download(result.data.path, result.data.fileName);
    showMessage("Unduhan dimulai. Simpan berkasnya di tempat yang aman.", "success");
  };
  return (
    <FormSheet title="Unduh cadangan?" isOpen onClose={onClose}>
      <SheetForm
        errors={errors}
        submitLabel="Unduh"
        busyText="Menyiapkan…"
        isBusy={isRunning}
        onSubmit={submit}
        onCancel={onClose}
        className="text-sm"
      >
        <p className="text-base font-semibold tabular-nums">{label}</p>
        <p className="mt-1 text-muted text-pretty">
          Berkas ini memuat seluruh data perpustakaan, juga data pribadi anggota, dan tidak dienkripsi. Simpan di tempat
          yang hanya dapat dibuka oleh Anda. Unduhan dicatat di Catatan Aktivitas.
        </p>
        <PasswordField
          {...errors.fieldProps("password")}
          label="Kata sandi Anda"
          autoComplete="current-password"
          maxLength={1_000}
          aria-required
          data-first
          className="mt-4"
        />
      </SheetForm>
    </FormSheet>
  );
}
