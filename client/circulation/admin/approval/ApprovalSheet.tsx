import { useId } from "react";
import { toFormErrors } from "../../../forms/errors/toFormErrors";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { CompactField } from "../../../forms/fields/CompactField";
import { getFormText } from "../../../forms/getFormText";
import { SheetForm } from "../../../forms/SheetForm";
import { Sheet } from "../../../ui/Sheet";
import type { Answer, ConfirmAsk } from "../answers/Answer";
import { actText, usualReasons } from "../answers/exceptionReasons";
import { ApprovalFields, approvalFrom } from "./ApprovalFields";
import { useApprovedAct } from "./useApprovedAct";

interface ApprovalSheetProps {
  ask: ConfirmAsk;
  onClose: () => void;
  onDone: (answer: Answer) => void;
}

/** An exception that whoever is at the desk may not make: an administrator beside them approves it by password. */
export function ApprovalSheet(props: ApprovalSheetProps) {
  return (
    <Sheet placement="middle" title="Minta persetujuan" isOpen onClose={props.onClose}>
      <ApprovalForm {...props} />
    </Sheet>
  );
}

function ApprovalForm({ ask, onClose, onDone }: ApprovalSheetProps) {
  const errors = useFormErrors();
  const reasonsId = useId();
  const { run, isBusy } = useApprovedAct();
  const submit = async (formData: FormData) => {
    const reason = getFormText(formData, "reason").trim();
    const { approval, fields } = approvalFrom(formData);
    const missing = [...(reason === "" ? [{ name: "reason", message: "Alasan wajib diisi." }] : []), ...fields];
    if (missing.length > 0) return errors.showErrors({ fields: missing });
    const { answer, result } = await run({ ...ask.request, confirm: ask.codes, reason }, approval);
    if (answer) onDone(answer);
    else errors.showErrors(toFormErrors(result));
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel={actText(ask)}
      busyText="Memeriksa…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <ul className="mb-4 grid gap-1 text-sm font-semibold text-pretty">
        {ask.messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <div className="grid gap-4">
        <CompactField
          name="reason"
          label="Alasan"
          error={errors.messageFor("reason")}
          list={reasonsId}
          maxLength={200}
          aria-required
          autoFocus
          data-first
        />
        <datalist id={reasonsId}>
          {usualReasons(ask.exceptions).map((reason) => (
            <option key={reason} value={reason} />
          ))}
        </datalist>
        <ApprovalFields errors={errors} />
      </div>
    </SheetForm>
  );
}
