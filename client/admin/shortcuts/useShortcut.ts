import { useEffect, useRef } from "react";
import { activeShortcuts, type Shortcut } from "./shortcuts";

/** Registers a shortcut while the component is mounted; it is listed under `?`. */
export function useShortcut({ keys, label, group, run }: Shortcut): void {
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  useEffect(() => {
    const shortcut: Shortcut = {
      keys,
      label,
      run: () => latestRun.current(),
      ...(group === undefined ? {} : { group }),
    };
    activeShortcuts([...activeShortcuts(), shortcut]);
    return () => void activeShortcuts(activeShortcuts().filter((other) => other !== shortcut));
  }, [keys, label, group]);
}
