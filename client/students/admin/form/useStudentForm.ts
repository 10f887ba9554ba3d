import { useState } from "react";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { toSessionFormErrors } from "../../../forms/errors/toSessionFormErrors";
import { useFormErrors } from "../../../forms/errors/useFormErrors";
import { fillField } from "../../../forms/dates/fillField";
import { stopsAtUnmatched } from "../../../forms/stopsAtUnmatched";
import { useLeaveGuard } from "../../../forms/useLeaveGuard";
import { wallClock } from "../../../format/wallClock";
import type { OperationResult } from "../../../apollo/operationResult";
import { studentFields } from "../studentFields";
import {
  aYearLater,
  changedFields,
  fillForm,
  missingFields,
  readForm,
  type StudentField,
  type StudentFormValues,
} from "./studentFormValues";

/**
 * The state of a form that is compared with what is saved. `saved`: the values at the beginning; `unsavedParts`: what
 * waits beside the fields, as the bar names it.
 */
export function useStudentForm(saved: StudentFormValues, unsavedParts: readonly string[] = []) {
  const errors = useFormErrors();
  const { form, showErrors } = errors;
  const [base, setBase] = useState(saved);
  const [changed, setChanged] = useState<readonly StudentField[]>([]);
  const allowLeave = useLeaveGuard(changed.length > 0 || unsavedParts.length > 0);
  const timeZone = useLibraryTimeZone();

  const compare = (to = base) => {
    if (form.current) setChanged(changedFields(to, readForm(form.current)));
  };
  const fill = (values: StudentFormValues) => {
    setBase(values);
    setChanged([]);
    if (form.current) fillForm(form.current, values);
  };
  return {
    ...errors,
    base,
    changed,
    changedLabels: [...changed.map((name) => studentFields[name]), ...unsavedParts],
    allowLeave,
    onInput: () => compare(),
    /** Takes over what is saved now; fields that were typed into meanwhile stay. */
    rebase: (values: StudentFormValues, sent: StudentFormValues) => {
      const element = form.current;
      if (!element) return;
      const typed = readForm(element);
      fillForm(element, { ...values, ...pickChanged(sent, typed) });
      setBase(values);
      compare(values);
    },
    fill,
    discard: () => {
      fill(base);
      showErrors({});
    },
    extend: () => {
      const field = form.current?.elements.namedItem("expiresAt");
      if (!(field instanceof HTMLInputElement)) return;
      fillField(field, aYearLater(field.value, wallClock(new Date().toISOString(), timeZone).day));
      compare();
    },
    /** What is typed, or null where something is missing, which is then said. */
    readComplete: (): StudentFormValues | null => {
      if (!form.current || stopsAtUnmatched(form.current)) return null;
      const values = readForm(form.current);
      const missing = missingFields(values);
      showErrors(missing.length > 0 ? { fields: missing } : {});
      return missing.length > 0 ? null : values;
    },
    showFailure: (result: OperationResult<unknown>) => showErrors(toSessionFormErrors(result)),
  };
}

function pickChanged(sent: StudentFormValues, typed: StudentFormValues): Partial<StudentFormValues> {
  return Object.fromEntries(changedFields(sent, typed).map((name) => [name, typed[name]]));
}
