import { useEffect, useEffectEvent } from "react";
import { offerSave } from "../page/navigation/unsavedForms";

/**
 * Lets the question on leaving offer Simpan: the form is left once its guard is released (`useLeaveGuard`), and stays
 * with its errors otherwise. `save` resolves when the server has answered. Null offers nothing.
 */
export function useSaveOnLeave(save: (() => Promise<void>) | null): void {
  const canSave = save !== null;
  const saveNow = useEffectEvent(async () => {
    await save?.();
  });
  useEffect(() => (canSave ? offerSave(() => saveNow()) : undefined), [canSave]);
}
