import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { OperationResult } from "../../apollo/operationResult";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import type { SettingsValues_SettingsFragment } from "../../gql/graphql";
import {
  differingSettings,
  type SettingName,
  type SettingsBase,
  type SettingsValues,
  toBase,
  toInput,
  withSettings,
} from "./settingsValues";
import { fetchSavedSettings, useUpdateSettings } from "./useUpdateSettings";

/** What somebody else has saved while the form was open. */
export interface SettingsConflict {
  theirs: readonly SettingName[];
  /** Of those the ones that are changed here too: this form's values stand until one takes over the others. */
  both: readonly SettingName[];
}

type SaveOutcome = "saved" | "unchanged" | "conflict" | OperationResult<unknown>;

/** The state of the settings' form: its values, what is unsaved, and saving, which overwrites nobody unseen. */
export function useSettingsForm(settings: SettingsValues_SettingsFragment) {
  const client = useApolloClient();
  const [base, setBase] = useState(() => toBase(settings));
  const [values, setValues] = useState(base.values);
  const [conflict, setConflict] = useState<SettingsConflict | null>(null);
  const { updateSettings, isUpdating } = useUpdateSettings();
  const changed = differingSettings(base.values, values);
  useLeaveGuard(changed.length > 0);

  // A screen that is opened again may be shown what it knew last time first.
  if (settings.revision > base.revision && changed.length === 0) {
    const read = toBase(settings);
    setBase(read);
    setValues(read.values);
  }

  const saveUpon = async (from: SettingsBase): Promise<SaveOutcome> => {
    const sent = values;
    const { result, saved } = await updateSettings(toInput(from, sent));
    if (saved) {
      setBase(saved);
      setConflict(null);
      // What was typed meanwhile stays.
      setValues((now) => withSettings(saved.values, differingSettings(sent, now), now));
      return "saved";
    }
    if (result.statusCode !== 409) return result;
    const now = await fetchSavedSettings(client);
    if (!now) return result;
    const theirs = differingSettings(from.values, now.values);
    // Their revision is newer and their values are the ones that were known: nothing is overwritten.
    if (theirs.length === 0) return saveUpon(now);
    const mine = differingSettings(from.values, sent);
    setBase(now);
    setValues(withSettings(now.values, mine, sent));
    setConflict({
      theirs,
      both: mine.filter((name) => theirs.includes(name) && differingSettings(now.values, sent).includes(name)),
    });
    return "conflict";
  };

  return {
    values,
    base,
    changed,
    conflict,
    isSaving: isUpdating,
    set: <Name extends SettingName>(name: Name, value: SettingsValues[Name]) =>
      setValues((now) => ({ ...now, [name]: value })),
    save: async (): Promise<SaveOutcome> => (changed.length === 0 ? "unchanged" : saveUpon(base)),
    takeTheirs: (name: SettingName) => {
      setValues((now) => withSettings(now, [name], base.values));
      setConflict((now) => now && { ...now, both: now.both.filter((other) => other !== name) });
    },
    discard: () => {
      setConflict(null);
      setValues(base.values);
    },
  };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
