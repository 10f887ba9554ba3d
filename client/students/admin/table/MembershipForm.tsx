import { useState } from "react";
import { MAX_BATCH_SIZE } from "../../../apollo/maxBatchSize";
import { useOperation } from "../../../apollo/useOperation";
import { showMessage } from "../../../page/messages/flashMessage";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { DayField } from "../../../forms/dates/DayField";
import { CompactSelect } from "../../../forms/fields/CompactField";
import { getFormText } from "../../../forms/getFormText";
import { SheetForm } from "../../../forms/SheetForm";
import { useLeaveGuard } from "../../../forms/useLeaveGuard";
import { formatNumber } from "../../../format/formatNumber";
import { graphql } from "../../../gql/gql";
import type { StudentStatus } from "../../../gql/graphql";
import { statusLabels } from "../../../format/studentLabels";
import { forgetStudentLists } from "../studentCache";
import type { SelectedStudent } from "../selectedStudents";

const BulkUpdateStudentsMutation = graphql(`
  mutation BulkUpdateStudents($input: BulkUpdateStudentsInput!) {
    bulkUpdateStudents(input: $input) {
      __typename
      ... on BulkUpdateStudentsPayload {
        students {
          id
          status
          expiresAt
        }
      }
      ...OperationResult_userError
    }
  }
`);

interface MembershipFormProps {
  students: readonly SelectedStudent[];
  onCancel: () => void;
  /** Called once all students are changed. */
  onDone: () => void;
}

/** Extends, suspends, closes or opens the membership of several students; what is left empty stays. */
export function MembershipForm({ students, onCancel, onDone }: MembershipFormProps) {
  const { run, isRunning } = useOperation(BulkUpdateStudentsMutation, "update");
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);

  const submit = async (formData: FormData) => {
    const status = getFormText(formData, "status");
    const expiresAt = getFormText(formData, "expiresAt");
    if (status === "" && expiresAt === "") {
      showErrors({ text: "Pilih status, tanggal, atau keduanya." });
      return;
    }
    showErrors({});
    for (let done = 0; done < students.length; done += MAX_BATCH_SIZE) {
      const result = await run(
        {
          input: {
            studentIds: students.slice(done, done + MAX_BATCH_SIZE).map(({ id }) => id),
            ...(status === "" ? {} : { status: status as StudentStatus }),
            ...(expiresAt === "" ? {} : { expiresAt }),
          },
        },
        forgetStudentLists,
      );
      if (result.data !== null) continue;
      const failure = toFormErrors(result);
      const isAboutStudent = failure.fields?.some(({ name }) => name.startsWith("studentIds")) ?? false;
      showErrors({
        ...failure,
        text: [
          ...(done > 0 ? [`${formatNumber(done)} anggota sudah diubah.`] : []),
          isAboutStudent ? "Ada anggota yang sudah dihapus. Muat ulang daftar, lalu pilih lagi." : (failure.text ?? ""),
        ].join(" "),
      });
      return;
    }
    allowLeave();
    showMessage(`Keanggotaan ${formatNumber(students.length)} anggota diubah.`, "success");
    onDone();
  };

  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel={`Ubah ${formatNumber(students.length)} anggota`}
      busyText="Mengubah…"
      isBusy={isRunning}
      onSubmit={submit}
      onCancel={onCancel}
      onInput={() => setIsDirty(true)}
    >
      <div className="grid gap-4">
        <CompactSelect
          name="status"
          label="Status"
          error={messageFor("status")}
          hint="Anggota yang ditangguhkan tidak dapat meminjam. Jika lulus atau pindah, akunnya juga ditutup."
          data-first
        >
          <option value="">Tidak diubah</option>
          {Object.entries(statusLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </CompactSelect>
        <DayField
          name="expiresAt"
          label="Berlaku sampai"
          error={messageFor("expiresAt")}
          hint="Kosongkan jika tidak diubah."
        />
      </div>
    </SheetForm>
  );
}
