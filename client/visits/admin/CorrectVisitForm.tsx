import { useState } from "react";
import { showMessage } from "../../page/messages/flashMessage";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import { personName } from "../../format/personName";
import { formatDateTime } from "../../format/wallClock";
import { parseClassVisit, parseForgottenGuest, parseGuestVisit, parseStudentVisit } from "../parseVisitForm";
import { useVisitCommands } from "./useVisitCommands";
import { VisitFields } from "./VisitFields";
import type { DeskVisit } from "./VisitLine";

const PARSERS = { STUDENT: parseStudentVisit, GUEST: parseGuestVisit, CLASS: parseClassVisit };

interface CorrectVisitFormProps {
  visit: DeskVisit;
  /** The corrected visit may no longer belong to the list. */
  isFiltered: boolean;
  onDone: () => void;
}

export function CorrectVisitForm({ visit, isFiltered, onDone }: CorrectVisitFormProps) {
  const { kind, name, nis, visitedAt } = visit;
  const { correct, isBusy } = useVisitCommands();
  const errors = useFormErrors();
  const { showErrors, messageFor } = errors;
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);
  const moment = formatDateTime(visitedAt, useLibraryTimeZone());

  const submit = async (formData: FormData) => {
    const parse = kind === "GUEST" && name === null ? parseForgottenGuest : PARSERS[kind];
    const { input, errors: fields } = parse(formData);
    if (fields.length > 0) return showErrors({ fields });
    const result = await correct({ id: visit.id, ...input }, { isFiltered });
    if (result.data === null) return showErrors(toFormErrors(result));
    allowLeave();
    showMessage("Kunjungan disimpan.", "success");
    onDone();
  };

  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel="Simpan"
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onDone}
      onInput={() => setIsDirty(true)}
    >
      <p className="mb-4 text-sm text-muted text-pretty">
        {kind === "STUDENT" ? `${personName(name)}${nis ? ` (${nis})` : ""}, ${moment}` : moment}
      </p>
      <VisitFields kind={kind} visit={visit} messageFor={messageFor} />
    </SheetForm>
  );
}
