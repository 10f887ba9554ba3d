import type { KeyboardEvent, ReactNode, SubmitEvent } from "react";
import { buttonStyle } from "../ui/buttonStyle";
import { FormAlert } from "./errors/FormAlert";
import type { FormErrorsState } from "./errors/useFormErrors";
import { commitTyping, goOnEnter } from "./goOnEnter";
import { stopsAtUnmatched } from "./stopsAtUnmatched";
import { SubmitButton } from "./SubmitButton";
import { useSaveOnLeave } from "./useSaveOnLeave";

interface SheetFormProps {
  errors: FormErrorsState;
  submitLabel: string;
  busyText: string;
  /** What it does cannot be undone. */
  isIrreversible?: boolean;
  isBusy: boolean;
  onSubmit: (formData: FormData) => Promise<void>;
  onCancel: () => void;
  onInput?: () => void;
  /** The question on leaving offers to save it, where it is guarded (`useLeaveGuard`). */
  savesOnLeave?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form in a sheet: the errors of the whole form, its fields, and cancel and submit below them. Ctrl+S submits it. */
export function SheetForm({
  errors: { form, formErrors, alertId },
  submitLabel,
  busyText,
  isIrreversible = false,
  isBusy,
  onSubmit,
  onCancel,
  onInput,
  savesOnLeave = false,
  className,
  children,
}: SheetFormProps) {
  const send = async (element: HTMLFormElement) => {
    if (!stopsAtUnmatched(element) && !isBusy) await onSubmit(new FormData(element));
  };
  useSaveOnLeave(
    savesOnLeave
      ? async () => {
          if (form.current) await send(form.current);
        }
      : null,
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s") {
      event.preventDefault();
      const { currentTarget } = event;
      commitTyping(currentTarget);
      queueMicrotask(() => currentTarget.requestSubmit());
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
        <SubmitButton
          kind={isIrreversible ? "destructive" : "filled"}
          size="compact"
          isBusy={isBusy}
          busyText={busyText}
        >
          {submitLabel}
        </SubmitButton>
      </div>
    </form>
  );
}
