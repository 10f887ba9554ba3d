import { useReactiveVar } from "@apollo/client/react";
import { useState } from "react";
import { Checkbox } from "../../ui/Checkbox";
import { Sheet } from "../../ui/Sheet";
import { activeShortcuts, areShortcutsOn, isShortcutSheetOpen, type Shortcut, turnShortcuts } from "./shortcuts";

const HERE = "Di halaman ini";
const EVERYWHERE: Shortcut = { keys: "?", label: "Daftar pintasan", group: "Di mana saja", run: () => undefined };

/** The shortcuts of the screen that is shown, under `?`. */
export function ShortcutSheet() {
  const shortcuts = [...useReactiveVar(activeShortcuts), EVERYWHERE];
  const groups = [...new Set(shortcuts.map(({ group }) => group ?? HERE))].sort((one, other) => Number(other === HERE) - Number(one === HERE));
  return (
    <Sheet
      title="Pintasan Papan Tik"
      place="middle"
      isOpen={useReactiveVar(isShortcutSheetOpen)}
      onClose={() => isShortcutSheetOpen(false)}
      footer={<ShortcutSwitch />}
    >
      <div className="grid gap-6">
        {groups.map((group) => (
          <section key={group}>
            <h3 className="text-sm font-semibold">{group}</h3>
            <dl className="mt-2 grid gap-x-8 sm:grid-cols-2">
              {shortcuts
                .filter((shortcut) => (shortcut.group ?? HERE) === group)
                .map(({ keys, label }) => (
                  <div key={keys} className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1">
                    <dt className="min-w-0 text-sm">{label}</dt>
                    <dd className="flex shrink-0 gap-1">
                      {keys.split(/[ +]/u).map((key) => (
                        <kbd key={key} className="key">
                          {nameOf(key)}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Sheet>
  );
}

function ShortcutSwitch() {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return (
    <Checkbox
      label="Pintasan satu tombol aktif"
      checked={isOn}
      onChange={({ target }) => {
        turnShortcuts(target.checked);
        setIsOn(target.checked);
      }}
    />
  );
}

function nameOf(key: string): string {
  if (key === "mod") return "Ctrl";
  return key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1);
}
