import { ArrowDown, ArrowUp, GripVertical, History, Pencil, Trash2 } from "lucide-react";
import { type PointerEvent, useState } from "react";
import { Link } from "react-router-dom";
import { recordHistoryHref } from "../admin/history/recordHistory";
import { useUndo } from "../admin/undo/useUndo";
import { FormSheet } from "../forms/FormSheet";
import { showFailure } from "../forms/errors/showFailure";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { keepFocus } from "../ui/keyboard/keepFocus";
import { useCan } from "../session/useViewer";
import { Pill } from "../ui/Pill";
import { RowButton } from "../ui/RowButton";
import { EResourceForm } from "./EResourceForm";
import { useEResourceCommands } from "./useEResourceCommands";

const EResourceRow_eResource = graphql(`
  fragment EResourceRow_eResource on EResource {
    id
    databaseId
    label
    url
    description
    position
    active
  }
`);

const TOGGLE_BUTTON_STYLE =
  "min-h-10 cursor-pointer rounded-lg px-3 text-sm font-semibold text-nila transition-colors duration-150 " +
  "hover:bg-nila-soft";

interface EResourceRowProps {
  eResource: FragmentType<typeof EResourceRow_eResource>;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onMove: (step: -1 | 1) => void;
  onDragStart: (event: PointerEvent) => void;
}

export function EResourceRow({ eResource: ref, isFirst, isLast, isDragged, onMove, onDragStart }: EResourceRowProps) {
  const eResource = readFragment(EResourceRow_eResource, ref);
  const { id, databaseId, label, url, description, active } = eResource;
  const [isEditing, setIsEditing] = useState(false);
  const { setActive, remove, isBusy } = useEResourceCommands();
  const { showDeleted } = useUndo();
  const seesHistory = useCan("AUDIT_READ");

  const toggleActive = async () => {
    if (isBusy) return;
    const result = await setActive(id, !active);
    if (result.data === null) showFailure(result);
  };
  const onDelete = async () => {
    if (isBusy) return;
    const result = await remove(id);
    if (result.data === null) showFailure(result);
    else showDeleted(`E-resource “${label}” dihapus.`, result.data.binEntryIds);
  };

  return (
    <li className={`flex flex-wrap items-center gap-x-2 gap-y-1 py-2 pr-2 pl-1 ${isDragged ? "bg-nila-soft" : ""}`}>
      <button
        type="button"
        aria-label={`Pindahkan ${label} dengan menyeret atau menekan panah atas dan bawah`}
        title="Seret untuk mengurutkan"
        onPointerDown={onDragStart}
        onKeyDown={(event) => {
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          event.preventDefault();
          keepFocus(event.currentTarget, () => onMove(event.key === "ArrowUp" ? -1 : 1));
        }}
        className="icon-button needs-script cursor-grab touch-none active:cursor-grabbing"
      >
        <GripVertical aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      </button>
      <div className="min-w-40 flex-1 basis-3/5 sm:basis-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold">
          <span className="wrap-anywhere">{label}</span>
          <Pill tone={active ? "good" : "quiet"}>{active ? "Aktif" : "Tidak aktif"}</Pill>
        </p>
        <p className="text-sm text-muted wrap-anywhere">{url}</p>
        {description && <p className="text-sm text-muted wrap-anywhere">{description}</p>}
      </div>
      <div className="needs-script ml-auto flex items-center">
        <button
          type="button"
          onClick={() => void toggleActive()}
          aria-label={`${active ? "Nonaktifkan" : "Aktifkan"} ${label}`}
          className={TOGGLE_BUTTON_STYLE}
        >
          {active ? "Nonaktifkan" : "Aktifkan"}
        </button>
        <RowButton
          Icon={ArrowUp}
          label={`Pindahkan ${label} ke atas`}
          isDisabled={isFirst}
          onPress={() => onMove(-1)}
        />
        <RowButton
          Icon={ArrowDown}
          label={`Pindahkan ${label} ke bawah`}
          isDisabled={isLast}
          onPress={() => onMove(1)}
        />
        {seesHistory && (
          <Link
            to={recordHistoryHref("eResource", databaseId)}
            aria-label={`Riwayat perubahan ${label}`}
            title={`Riwayat perubahan ${label}`}
            className="icon-button"
          >
            <History aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          </Link>
        )}
        <RowButton Icon={Pencil} label={`Sunting ${label}`} onPress={() => setIsEditing(true)} />
        <RowButton Icon={Trash2} label={`Hapus ${label}`} onPress={() => void onDelete()} />
      </div>
      <FormSheet title="Sunting e-resource" isOpen={isEditing} onClose={() => setIsEditing(false)}>
        <EResourceForm eResource={eResource} onDone={() => setIsEditing(false)} />
      </FormSheet>
    </li>
  );
}
