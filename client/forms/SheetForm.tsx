import type { KeyboardEvent, ReactNode, SubmitEvent } from "react";
import { buttonStyle } from "../ui/buttonStyle";
import { FormAlert } from "./errors/FormAlert";
import type { FormErrorsState } from "./errors/useFormErrors";
import { goOnEnter } from "./goOnEnter";
import { SubmitButton } from "./SubmitButton";

interface SheetFormProps {
  errors: FormErrorsState;
  submitLabel: string;
  busyText: string;
  isBusy: boolean;
  onSubmit: (formData: FormData) => Promise<void>;
  onCancel: () => void;
  onInput?: () => void;
  className?: string;
  children: ReactNode;
}

/** A form in a sheet: the errors of the whole form, its fields, and cancel and submit below them. Ctrl+S submits it. */
export function SheetForm({
  errors: { form, formErrors, alertId },
  submitLabel,
  busyText,
  isBusy,
  onSubmit,
  onCancel,
  onInput,
  className,
  children,
}: SheetFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void onSubmit(new FormData(event.currentTarget));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    } else {
      goOnEnter(event, "submits");
    }
  };
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={submit}
      onInput={onInput}
      onKeyDown={onKeyDown}
      aria-describedby={alertId}
      className={className}
    >
      <FormAlert id={alertId}>{formErrors.text}</FormAlert>
      {children}
      <div className="mt-auto flex flex-wrap justify-end gap-2.5 pt-6">
        <button type="button" onClick={onCancel} className={buttonStyle("outlined", "compact")}>
          Batal
        </button>
        <SubmitButton kind="filled" size="compact" isBusy={isBusy} busyText={busyText}>
          {submitLabel}
        </SubmitButton>
      </div>
    </form>
  );
}
