import { useEffect } from "react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactField, CompactTextArea } from "../../forms/fields/CompactField";
import { FormSheet } from "../../forms/FormSheet";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { graphql } from "../../gql/gql";
import { showMessage } from "../../page/messages/flashMessage";
import { LoadingBlock } from "../../ui/LoadingBlock";
import type { Registration } from "./RegistrationCard";
import type { AskedDecision } from "./RegistrationsPage";
import { useDeskRegistrations } from "./useDeskRegistrations";

const ProposedNumberQuery = graphql(`
  query ProposedNumber($databaseId: Int!) {
    registration(databaseId: $databaseId) {
      id
      proposedNumber
    }
  }
`);

interface DecisionSheetProps {
  asked: AskedDecision;
  onClose: () => void;
}

export function DecisionSheet({ asked: { act, registration }, onClose }: DecisionSheetProps) {
  const title = act === "accept" ? "Terima pendaftaran" : "Tolak pendaftaran";
  const Form = act === "accept" ? AcceptForm : RejectForm;
  return (
    <FormSheet title={title} isOpen onClose={onClose}>
      <Form registration={registration} onDone={onClose} />
    </FormSheet>
  );
}

interface FormProps {
  registration: Registration;
  onDone: () => void;
}

function AcceptForm({ registration, onDone }: FormProps) {
  const query = usePageQuery(ProposedNumberQuery, { databaseId: registration.databaseId }, "none");
  const { accept, isBusy } = useDeskRegistrations();
  const errors = useFormErrors();
  const isReady = !query.isLoading || query.data !== undefined;
  const { form } = errors;
  useEffect(() => {
    // The sheet has opened before there was a field to begin with.
    if (isReady) form.current?.querySelector<HTMLElement>("[data-first]")?.focus();
  }, [form, isReady]);
  // The field is filled in once, so that what is typed is never replaced.
  if (!isReady) return <LoadingBlock className="h-40 rounded-xl" />;
  const { id, name, numberName, email, emailConfirmedAt } = registration;
  const proposed = query.data?.registration?.proposedNumber ?? "";

  const submit = async (formData: FormData) => {
    const nis = getFormText(formData, "nis").trim();
    if (nis === "") return errors.showErrors({ fields: [{ name: "nis", message: `${numberName} wajib diisi.` }] });
    const result = await accept(id, nis);
    if (result.data === null) return errors.showErrors(toFormErrors(result));
    showMessage(`${name} menjadi anggota dengan nomor ${nis}.`, "success");
    onDone();
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Terima"
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
    >
      <p className="mb-4 text-sm text-muted text-pretty wrap-anywhere">
        {name} menjadi anggota dengan data yang diisinya.{" "}
        {email && emailConfirmedAt
          ? "Kode aktivasi akunnya dikirim ke emailnya."
          : "Cetak slip kode aktivasinya di data anggota, lalu berikan kepadanya."}
      </p>
      <CompactField
        name="nis"
        label={numberName}
        hint={proposed === "" ? "Isi nomor yang belum dipakai anggota lain." : "Usulan nomor dapat diganti."}
        aria-required
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        data-first
        defaultValue={proposed}
        error={errors.messageFor("nis")}
      />
    </SheetForm>
  );
}

function RejectForm({ registration: { id, name, email }, onDone }: FormProps) {
  const { reject, isBusy } = useDeskRegistrations();
  const errors = useFormErrors();
  const submit = async (formData: FormData) => {
    const reason = getFormText(formData, "reason").trim();
    if (reason === "") return errors.showErrors({ fields: [{ name: "reason", message: "Alasan wajib diisi." }] });
    const result = await reject(id, reason);
    if (result.data === null) return errors.showErrors(toFormErrors(result));
    showMessage(`Pendaftaran ${name} ditolak.`, "success");
    onDone();
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Tolak"
      busyText="Menyimpan…"
      isIrreversible
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
    >
      <CompactTextArea
        name="reason"
        label="Alasan"
        hint={email ? "Dikirim ke email pendaftar." : "Untuk disampaikan kepada pendaftar."}
        rows={3}
        aria-required
        maxLength={500}
        data-first
        error={errors.messageFor("reason")}
      />
    </SheetForm>
  );
}
