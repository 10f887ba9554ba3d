import { Layers } from "lucide-react";
import { useState } from "react";
import { lazy } from "../../page/lazy/lazy";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";

const GroupsSheet = lazy(() => import("./GroupsSheet").then((m) => m.GroupsSheet), null);

/** At the list of categories: the groups of all that have none. */
export function GroupsButton() {
  const [isOpen, setIsOpen] = useState(false);
  if (!useCan("CATALOGUE_WRITE")) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={`needs-script ${buttonStyle("outlined", "compact")}`}
      >
        <Layers aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        Atur kelompok
      </button>
      {isOpen && <GroupsSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}
