import { Undo2 } from "lucide-react";
import { formatDate } from "../format/formatDate";
import { formatDateTime, wallClock } from "../format/wallClock";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { useLibraryTimeZone } from "../page/library/LibraryTimeZone";
import { buttonStyle } from "../ui/buttonStyle";
import { Pill } from "../ui/Pill";
import { binKindLabels } from "./binKindLabels";

const BinRow_binEntry = graphql(`
  fragment BinRow_binEntry on BinEntry {
    id
    kind
    label
    replacedBy
    actor
    deletedAt
    expiresAt
  }
`);

interface BinRowProps {
  entry: FragmentType<typeof BinRow_binEntry>;
  isSelected: boolean;
  isBusy: boolean;
  onSelect: (isSelected: boolean) => void;
  onRestore: () => void;
}

const ROW_STYLE = "flex items-center gap-4 border-b border-line px-4 py-3 last:border-b-0";

export function BinRow({ entry: ref, isSelected, isBusy, onSelect, onRestore }: BinRowProps) {
  const { kind, label, replacedBy, actor, deletedAt, expiresAt } = readFragment(BinRow_binEntry, ref);
  const timeZone = useLibraryTimeZone();
  return (
    <li className={`${ROW_STYLE} ${isSelected ? "bg-nila-soft" : ""}`}>
      <input
        type="checkbox"
        className="checkbox"
        aria-label={`Pilih ${label}`}
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{label}</span>
          <Pill tone="quiet">{binKindLabels[kind]}</Pill>
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {kind === "BOOK_CHANGE" ? "Diubah" : replacedBy === null ? "Dihapus" : `Digabungkan ke “${replacedBy}”`}{" "}
          {formatDateTime(deletedAt, timeZone)} oleh {actor} · terhapus permanen{" "}
          {formatDate(wallClock(expiresAt, timeZone).day)}
        </p>
      </div>
      <button
        type="button"
        onClick={onRestore}
        disabled={isBusy}
        aria-label={`Pulihkan ${label}`}
        className={`${buttonStyle("outlined", "compact")} px-3 sm:px-4`}
      >
        <Undo2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
        <span className="hidden sm:inline">Pulihkan</span>
      </button>
    </li>
  );
}
