import { useState } from "react";
import { CompactField, CompactSelect } from "../forms/fields/CompactField";
import type { FormErrorsState } from "../forms/errors/useFormErrors";
import { getFormText } from "../forms/getFormText";
import type { WeedingDisposal, WeedingReason } from "../gql/graphql";
import { disposalChoices, reasonChoices } from "./weedingLabels";

export interface Fate {
  readonly reason: WeedingReason;
  readonly reasonText: string | null;
  readonly disposal: WeedingDisposal;
}

export const FIRST_FATE: Fate = { reason: "DAMAGED", reasonText: null, disposal: "REMOVED" };

interface FateFieldsProps {
  initial?: Fate;
  errors?: Pick<FormErrorsState, "messageFor">;
  onChange?: (fate: Partial<Fate>) => void;
}

/** Why copies leave, and what becomes of them. */
export function FateFields({ initial = FIRST_FATE, errors, onChange }: FateFieldsProps) {
  const [reason, setReason] = useState(initial.reason);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <CompactSelect
        name="reason"
        label="Alasan"
        value={reason}
        error={errors?.messageFor("reason")}
        onChange={({ target }) => {
          const chosen = target.value as WeedingReason;
          setReason(chosen);
          onChange?.({ reason: chosen, reasonText: null });
        }}
      >
        {reasonChoices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </CompactSelect>
      <CompactSelect
        name="disposal"
        label="Tindak lanjut"
        defaultValue={initial.disposal}
        error={errors?.messageFor("disposal")}
        onChange={({ target }) => onChange?.({ disposal: target.value as WeedingDisposal })}
      >
        {disposalChoices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </CompactSelect>
      {reason === "OTHER" && (
        <CompactField
          name="reasonText"
          label="Tulis alasannya"
          placeholder="Contoh: Halaman digigit tikus"
          defaultValue={initial.reasonText ?? ""}
          maxLength={200}
          className="sm:col-span-2"
          error={errors?.messageFor("reasonText")}
          onChange={({ target }) => onChange?.({ reasonText: target.value.trim() || null })}
        />
      )}
    </div>
  );
}

export function readFate(formData: FormData): Fate {
  return {
    reason: getFormText(formData, "reason") as WeedingReason,
    reasonText: getFormText(formData, "reasonText") || null,
    disposal: getFormText(formData, "disposal") as WeedingDisposal,
  };
}
