import { useReactiveVar } from "@apollo/client/react";
import { useState } from "react";
import { Checkbox } from "../../ui/Checkbox";
import { lazy } from "../../app/lazy/lazy";
import { Sheet } from "../../ui/Sheet";
import { Skeleton } from "../../ui/Skeleton";
import { areShortcutsEnabled, isShortcutSheetOpen, setShortcutsEnabled } from "./shortcuts";

const ShortcutList = lazy(() => import("./ShortcutList").then((m) => m.ShortcutList), <Skeleton className="h-80" />);

/** Lists the shortcuts of the current screen; opened with `?`. */
export function ShortcutSheet() {
  return (
    <Sheet
      title="Pintasan Keyboard"
      placement="middle"
      isText
      isOpen={useReactiveVar(isShortcutSheetOpen)}
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
