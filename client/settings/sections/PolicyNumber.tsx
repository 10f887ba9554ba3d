import { CompactField } from "../../forms/fields/CompactField";
import { type NumberSetting, settingLabels } from "../form/settingsValues";
import type { SectionProps } from "./SectionProps";

interface PolicyNumberProps extends SectionProps {
  name: NumberSetting;
  hint?: string;
}

/** A figure of the general rules: only its digits are kept. */
export function PolicyNumber({ state, errors, name, hint }: PolicyNumberProps) {
  return (
    <CompactField
      {...errors.fieldProps(name)}
      label={settingLabels[name]}
      hint={hint}
      inputMode="numeric"
      maxLength={10}
      value={state.values[name]}
      onChange={({ target }) => state.set(name, target.value.replace(/\D/gu, ""))}
      className={state.changed.includes(name) ? "field-changed" : ""}
    />
  );
}
