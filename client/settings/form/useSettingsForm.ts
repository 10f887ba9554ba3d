import { useApolloClient } from "@apollo/client/react";
import { useRevisedForm } from "../../admin/form/useRevisedForm";
import type { SettingsValues_SettingsFragment } from "../../gql/graphql";
import { toBase, toInput } from "./settingsValues";
import { fetchSavedSettings, useUpdateSettings } from "./useUpdateSettings";

/** The state of the settings' form. */
export function useSettingsForm(settings: SettingsValues_SettingsFragment) {
  const client = useApolloClient();
  const updateSettings = useUpdateSettings();
  return useRevisedForm({
    saved: toBase(settings),
    update: (base, values) => updateSettings(toInput(base, values)),
    fetchSaved: () => fetchSavedSettings(client),
  });
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
