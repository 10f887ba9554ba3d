import type { RefObject } from "react";
import { TableFilters } from "../../../admin/table/TableFilters";
import { classNamesWith } from "../../../classes/useStudentClasses";
import { statusLabels } from "../../../format/studentLabels";
import { isNarrowed, STATUSES, studentsHref, type StudentsUrlState, withoutFilters } from "./studentsUrlState";

interface StudentFiltersProps {
  urlState: StudentsUrlState;
  classes: readonly { name: string }[];
  kinds: readonly { id: string; name: string }[];
  change: (changes: Partial<StudentsUrlState>) => void;
  searchField: RefObject<HTMLInputElement | null>;
}

/** Every select with its choices, by the value in the URL. */
const SELECTS = [
  {
    name: "status",
    label: "Status",
    choices: [
      ["", "Status"],
      ...Object.entries(STATUSES).map(([value, status]) => [value, statusLabels[status]] as const),
    ],
  },
  {
    name: "has_account",
    label: "Akun",
    choices: [
      ["", "Akun"],
      ["true", "Sudah aktif"],
      ["false", "Belum aktif"],
      ["ending", "Kode hampir kedaluwarsa"],
    ],
  },
  {
    name: "membership",
    label: "Masa berlaku",
    choices: [
      ["", "Masa berlaku"],
      ["valid", "Masih berlaku"],
      ["expiring", "Habis dalam 30 hari"],
      ["expired", "Sudah habis"],
    ],
  },
  {
    name: "sort",
    label: "Urutkan",
    choices: [
      ["", "Nama A–Z"],
      ["class", "Kelas"],
      ["newest", "Terbaru"],
    ],
  },
] as const;

/** As a choice beside the classes. */
const CLASS_FILTERS = [
  ["", "Semua siswa"],
  ["false", "Tanpa kelas"],
] as const;

export function StudentFilters({ urlState, classes, kinds, change, searchField }: StudentFiltersProps) {
  const names = classNamesWith(urlState.class_name, classes);
  const classChoices = [["", "Kelas"] as const, ...names.map((name) => [name, name] as const)];
  return (
    <TableFilters
      action="/admin/students"
      searchLabel="Cari anggota"
      placeholder="Cari nama, NIS, NISN, atau kelas"
      values={urlState}
      selects={[
        { name: "class_name", label: "Kelas", choices: classChoices },
        { name: "has_class", label: "Punya kelas", choices: CLASS_FILTERS },
        {
          name: "member_kind",
          label: "Jenis",
          choices: [["", "Jenis"] as const, ...kinds.map(({ id, name }) => [id, name] as const)],
        },
        ...SELECTS,
      ]}
      change={change}
      searchField={searchField}
      clearHref={isNarrowed(urlState) ? studentsHref(withoutFilters(urlState)) : null}
    />
  );
}
