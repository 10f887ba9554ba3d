import { useReactiveVar } from "@apollo/client/react";
import { activeShortcuts, type Shortcut } from "./shortcuts";

const HERE = "Di halaman ini";
const EVERYWHERE: Shortcut = { keys: "?", label: "Daftar pintasan", group: "Di mana saja", run: () => undefined };

export function ShortcutList() {
  const shortcuts = [...useReactiveVar(activeShortcuts), EVERYWHERE];
  const groups = [...new Set(shortcuts.map(({ group }) => group ?? HERE))].sort(
    (one, other) => Number(other === HERE) - Number(one === HERE),
  );
  return (
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
  );
}

function nameOf(key: string): string {
  if (key === "mod") return "Ctrl";
  return key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1);
}
