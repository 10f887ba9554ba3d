import type { FormErrorsState } from "../../forms/errors/useFormErrors";
import type { SettingsFormState } from "../form/useSettingsForm";

export interface SectionProps {
  state: SettingsFormState;
  errors: FormErrorsState;
}
