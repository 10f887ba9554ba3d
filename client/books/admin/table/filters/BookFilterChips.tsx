import { languageName } from "../../../../format/languageName";
import { materialKindName } from "../../../../format/materialKindName";
import {
  type BookTableUrlState,
  bookTableHref,
  type MissingField,
  recordFilters,
  withoutFilters,
} from "../bookTableUrlState";
import { FilterChipList } from "../../../FilterChipList";
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
export function BookFilterChips({ urlState, names, missingNameReason }: BookFilterChipsProps) {
  const { missingFields, material, language, isAvailable, isHidden, isCounted, importId } = urlState;
  const chips: { label: string; changes: Partial<BookTableUrlState> }[] = [
    ...recordFilters.flatMap((name) => {
      const id = urlState[name];
      if (id === null) return [];
      const label = names.get(id)?.label ?? MISSING_NAME_LABELS[missingNameReason ?? "unknown"];
      return [{ label: `${RECORD_LABELS[name]}: ${label}`, changes: { [name]: null } }];
    }),
    ...(material === null
      ? []
      : [{ label: `Jenis bahan: ${materialKindName(material)}`, changes: { material: null } }]),
    ...(language === null ? [] : [{ label: `Bahasa: ${languageName(language)}`, changes: { language: null } }]),
    ...(isAvailable === null
      ? []
      : [{ label: isAvailable ? "Tersedia" : "Tidak tersedia", changes: { isAvailable: null } }]),
    ...(isHidden ? [{ label: "Tersembunyi dari katalog", changes: { isHidden: false } }] : []),
    ...(isCounted ? [{ label: "Ikut dihitung laporan", changes: { isCounted: false } }] : []),
    ...(importId === null ? [] : [{ label: `Dari impor ${importId}`, changes: { importId: null } }]),
    ...missingFields.map((field: MissingField) => ({
      label: MISSING_FIELD_LABELS[field],
      changes: { missingFields: missingFields.filter((other) => other !== field) },
    })),
  ];
  return (
    <FilterChipList
      variant="admin"
      chips={chips.map(({ label, changes }) => ({ label, href: bookTableHref({ ...urlState, ...changes }) }))}
      resetHref={bookTableHref(withoutFilters(urlState))}
    />
  );
}
