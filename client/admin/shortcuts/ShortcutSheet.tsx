import { useState } from "react";
import { Checkbox } from "../../ui/Checkbox";
import { Sheet } from "../../ui/Sheet";
import { ShortcutList } from "./ShortcutList";
import { areShortcutsEnabled, isShortcutSheetOpen, setShortcutsEnabled } from "./shortcuts";

/** Lists the shortcuts of the current screen; opened with `?`. */
export function ShortcutSheet() {
  return (
    <Sheet
      title="Pintasan keyboard"
      placement="middle"
      isText
      isOpen
      onClose={() => isShortcutSheetOpen(false)}
      footer={<ShortcutSwitch />}
    >
      <ShortcutList />
    </Sheet>
  );
}

function ShortcutSwitch() {
  const [isOn, setIsOn] = useState(areShortcutsEnabled);
  return (
    <Checkbox
      label="Pintasan satu tombol aktif"
      checked={isOn}
      onChange={({ target }) => {
        setShortcutsEnabled(target.checked);
        setIsOn(target.checked);
      }}
    />
  );
}
