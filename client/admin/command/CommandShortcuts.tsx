import { useShortcut } from "../shortcuts/useShortcut";
import { openCommandField } from "./commandField";

const GROUP = "Di mana saja";

/** Both keys of the one field: one that also works while one types, and one under a finger. */
export function CommandShortcuts() {
  const run = () => openCommandField();
  useShortcut({ keys: "mod+k", label: "Pindai atau cari", group: GROUP, run });
  useShortcut({ keys: "/", label: "Pindai atau cari", group: GROUP, run });
  return null;
}
