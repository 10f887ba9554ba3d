import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { languageName } from "../../../../format/languageName";
import {
  type BookTableUrlState,
  bookTableHref,
  type MissingField,
  recordFilters,
  withoutFilters,
} from "../bookTableUrlState";
import { MISSING_FIELD_LABELS, RECORD_LABELS } from "./filterLabels";
import type { FilterNames } from "./filterNames";

interface BookFilterChipsProps {
  urlState: BookTableUrlState;
  names: FilterNames;
  /** Why a name is missing: null if there is no such record. */
  missingNameReason: "loading" | "failed" | null;
}

const MISSING_NAME_LABELS = { loading: "Memuat…", failed: "…", unknown: "tidak dikenal" };

/** The active filters, each with a link that removes it. */
export function BookFilterChips({ urlState: address, names, missingNameReason: missing }: BookFilterChipsProps) {
  const { missingFields, language, isAvailable, importId } = address;
  const chips: { label: string; changes: Partial<BookTableUrlState> }[] = [
    ...recordFilters.flatMap((name) => {
      const id = address[name];
      return id === null
        ? []
        : [
            {
              label: `${RECORD_LABELS[name]}: ${names.get(id)?.label ?? MISSING_NAME_LABELS[missing ?? "unknown"]}`,
              changes: { [name]: null },
            },
          ];
    }),
    ...(language === null ? [] : [{ label: `Bahasa: ${languageName(language)}`, changes: { language: null } }]),
    ...(isAvailable === null
      ? []
      : [{ label: isAvailable ? "Tersedia" : "Tidak tersedia", changes: { isAvailable: null } }]),
    ...(importId === null ? [] : [{ label: `Dari impor ${importId}`, changes: { importId: null } }]),
    ...missingFields.map((lack: MissingField) => ({
      label: MISSING_FIELD_LABELS[lack],
      changes: { missingFields: missingFields.filter((other) => other !== lack) },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Saringan aktif" className="mb-3 flex flex-wrap items-center gap-2">
      {chips.map(({ label, changes }) => (
        <li key={label} className="min-w-0">
          <Link
            to={bookTableHref({ ...address, ...changes })}
            aria-label={`Hapus saringan ${label}`}
            className="flex min-h-8 items-center gap-1.5 rounded-lg bg-nila-soft py-1 pr-2 pl-3 text-sm font-medium text-nila transition-colors duration-150 hover:bg-wash"
          >
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <X aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={bookTableHref(withoutFilters(address))}
          className="flex min-h-8 items-center px-2 text-sm inline-link"
        >
          Atur Ulang
        </Link>
      </li>
    </ul>
  );
}
