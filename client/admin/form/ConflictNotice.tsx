import { TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonStyle } from "../../ui/buttonStyle";
import type { EditConflict } from "./useRevisedForm";

interface ConflictNoticeProps<Name extends string> {
  conflict: EditConflict<Name>;
  labels: Readonly<Record<Name, string>>;
  onTakeTheirs: (name: Name) => void;
}

/** Says what another librarian has saved meanwhile, before one saves over it. */
export function ConflictNotice<Name extends string>(props: ConflictNoticeProps<Name>) {
  const {
    conflict: { theirs, both },
    labels,
    onTakeTheirs,
  } = props;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="alert"
      className="flex items-start gap-3 rounded-xl border border-line bg-nila-soft px-4 py-3 text-sm outline-none"
    >
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-nila" />
      <div className="min-w-0">
        <p className="font-semibold">
          Petugas lain baru saja mengubah {theirs.map((name) => labels[name]).join(", ")}.
        </p>
        <p className="mt-0.5 text-pretty">
          {both.length === 0
            ? "Perubahannya sudah ada di sini, dan isian Anda tetap ada. Simpan lagi."
            : "Isian di bawah ini Anda ubah juga. Isian Anda menggantikannya jika Anda menyimpan lagi."}
        </p>
        {both.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {both.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => onTakeTheirs(name)} className={buttonStyle("outlined", "compact")}>
                  {`Pakai ${labels[name]} yang tersimpan`}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
