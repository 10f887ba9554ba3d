import type { RefObject } from "react";
import { TableFilters } from "../../../admin/table/TableFilters";
import { kindLabels, statusLabels } from "../../studentLabels";
import { isNarrowed, KINDS, STATUSES, studentsHref, type StudentsUrlState, withoutFilters } from "./studentsUrlState";

interface StudentFiltersProps {
  urlState: StudentsUrlState;
  /** In the order of the grades. */
  classNames: readonly string[];
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
    name: "kind",
    label: "Jenis",
    choices: [["", "Jenis"], ...Object.entries(KINDS).map(([value, kind]) => [value, kindLabels[kind]] as const)],
  },
  {
    name: "has_account",
    label: "Akun",
    choices: [
      ["", "Akun"],
      ["true", "Sudah aktif"],
      ["false", "Belum aktif"],
      ["ending", "Kode segera habis"],
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

export function StudentFilters({ urlState, classNames, change, searchField }: StudentFiltersProps) {
  const { class_name: className } = urlState;
  // A class of the address that no active student is in is offered, too.
  const classes = className === "" || classNames.includes(className) ? classNames : [className, ...classNames];
  const classChoices = [["", "Kelas"] as const, ...classes.map((name) => [name, name] as const)];
  return (
    <TableFilters
      action="/admin/students"
      searchLabel="Cari siswa"
      placeholder="Cari nama, NIS, NISN, atau kelas"
      values={urlState}
      selects={[{ name: "class_name", label: "Kelas", choices: classChoices }, ...SELECTS]}
      change={change}
      searchField={searchField}
      clearHref={isNarrowed(urlState) ? studentsHref(withoutFilters(urlState)) : null}
    />
  );
}
