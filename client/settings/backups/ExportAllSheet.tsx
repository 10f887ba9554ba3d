import { useOperation } from "../../apollo/useOperation";
import { showMessage } from "../../page/messages/flashMessage";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { PasswordField } from "../../forms/fields/PasswordField";
import { FormSheet } from "../../forms/FormSheet";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { graphql } from "../../gql/gql";
import { Checkbox } from "../../ui/Checkbox";
import { download } from "./download";

const PrepareLibraryExportMutation = graphql(`
  mutation PrepareLibraryExport($input: PrepareLibraryExportInput!) {
    prepareLibraryExport(input: $input) {
      __typename
      ... on PrepareLibraryExportPayload {
        path
        fileName
      }
      ...OperationResult_userError
    }
  }
`);

/** Everything in a form that other programs read, for who knows the password. */
export function ExportAllSheet({ onClose }: { onClose: () => void }) {
  const { run, isRunning } = useOperation(PrepareLibraryExportMutation, "create", { isUncached: true });
  const errors = useFormErrors();
  const submit = async (formData: FormData) => {
    const password = getFormText(formData, "password");
    if (password === "") {
      return errors.showErrors({ fields: [{ name: "password", message: "Isi kata sandi Anda." }] });
    }
    const result = await run({ input: { password, withFiles: formData.has("withFiles") } });
    if (result.data === null) return errors.showErrors(toFormErrors(result));
    onClose();
    download(result.data.path, result.data.fileName);
    showMessage("Unduhan dimulai. Simpan berkasnya di tempat yang aman.", "success");
  };
  return (
    <FormSheet title="Unduh semua data sebagai CSV?" isOpen onClose={onClose}>
      <SheetForm
        errors={errors}
        submitLabel="Unduh"
        busyText="Menyiapkan…"
        isBusy={isRunning}
        onSubmit={submit}
        onCancel={onClose}
        className="text-sm"
      >
        <p className="text-muted text-pretty">
          Satu berkas ZIP dengan satu CSV untuk setiap tabel dan README.md yang menjelaskan semua kolom, untuk dibaca
          program lain. Data pribadi anggota ada di dalamnya; kata sandi tidak. Unduhan dicatat di Catatan Aktivitas.
        </p>
        <Checkbox name="withFiles" label="Sertakan sampul, berkas digital, dan foto" />
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
