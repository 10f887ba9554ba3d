import { Info } from "lucide-react";
import { Link } from "react-router-dom";
import type { MissingDataKind } from "../../gql/graphql";
import { useCan } from "../../session/useViewer";

/** Where the data is completed; the groups of categories have a sheet of their own. */
const PLACES: Readonly<Record<Exclude<MissingDataKind, "CATEGORY_GROUP">, readonly [label: string, to: string]>> = {
  BOOK_CATEGORY: ["Lengkapi kategori", "/admin/books?counted=1&lacking=category"],
  BOOK_CLASS: ["Lengkapi klasifikasi", "/admin/books?counted=1&lacking=group"],
  ACQUISITION_DAY: ["Lengkapi tanggal perolehan", "/admin/books?lacking=acquisition_day"],
  PUPIL_CLASS: ["Lengkapi kelas", "/admin/students?has_class=false&status=active&attends_classes=true"],
};

interface MissingNoteProps {
  kind: MissingDataKind;
  text: string;
  onSetGroups: () => void;
}

/** Below a figure: what it leaves out because it is not recorded, and where that is mended. */
export function MissingNote({ kind, text, onSetGroups }: MissingNoteProps) {
  const setsGroups = useCan("CATALOGUE_WRITE");
  const style = "text-link font-semibold text-nila print:hidden";
  return (
    <span className="mt-0.5 flex items-start gap-1 text-xs text-muted">
      <Info aria-hidden="true" strokeWidth={1.75} className="mt-px size-3.5 shrink-0" />
      <span>
        {text}{" "}
        {kind !== "CATEGORY_GROUP" ? (
          <Link to={PLACES[kind][1]} className={style}>
            {PLACES[kind][0]}
          </Link>
        ) : (
          setsGroups && (
            <button type="button" onClick={onSetGroups} className={`needs-script cursor-pointer ${style}`}>
              Atur kelompok
            </button>
          )
        )}
      </span>
    </span>
  );
}
