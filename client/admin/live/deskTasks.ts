import {
  AlarmClock,
  BookDashed,
  CalendarClock,
  Copy,
  FileWarning,
  IdCard,
  KeyRound,
  type LucideIcon,
  PackageCheck,
  ScanBarcode,
  Stamp,
  Tag,
} from "lucide-react";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { DeskTasks_AttentionStatsFragment, Permission } from "../../gql/graphql";
import { useViewer } from "../../session/useViewer";

export const DeskTasks_attentionStats = graphql(`
  fragment DeskTasks_attentionStats on AttentionStats {
    overdueLoans
    loansDueToday
    readyReservations
    heldLoans
    booksWithoutCategory
    booksWithWrongIsbn
    booksWithoutCopies
    duplicateAuthors
    duplicatePublishers
    failedImports
    endingCodes
    endingMemberships
  }
`);

/** Somebody who waits or is waited for, or a record that could be better. */
export type TaskKind = "people" | "data";

interface Task {
  field: Exclude<keyof DeskTasks_AttentionStatsFragment, "__typename" | " $fragmentName">;
  kind: TaskKind;
  /** Who may do it. */
  permission: Permission;
  title: string;
  detail: string;
  act: string;
  path: string;
  Icon: LucideIcon;
  /** Colours of its sign; wrong for what has failed. */
  tone: string;
}

export const WRONG = "bg-bata-soft text-bata";
const CARE = "bg-kunyit-soft text-on-kunyit";
const QUIET = "bg-wash text-muted";

/** People first, in the order of their haste, and the data after them. */
const TASKS: readonly Task[] = [
  {
    field: "overdueLoans",
    kind: "people",
    permission: "CIRCULATION_READ",
    title: "Peminjaman terlambat",
    detail: "Belum dikembalikan",
    act: "Lihat",
    path: "/admin/borrowings?status=overdue",
    Icon: AlarmClock,
    tone: WRONG,
  },
  {
    field: "loansDueToday",
    kind: "people",
    permission: "CIRCULATION_READ",
    title: "Jatuh tempo hari ini",
    detail: "Batas waktunya hari ini",
    act: "Lihat",
    path: "/admin/borrowings?status=due_today",
    Icon: CalendarClock,
    tone: CARE,
  },
  {
    field: "readyReservations",
    kind: "people",
    permission: "CIRCULATION_READ",
    title: "Reservasi siap diambil",
    detail: "Disimpan di meja sirkulasi",
    act: "Lihat",
    path: "/admin/borrowings?status=ready",
    Icon: PackageCheck,
    tone: CARE,
  },
  {
    field: "heldLoans",
    kind: "people",
    permission: "OVERRIDES_WRITE",
    title: "Menunggu persetujuan",
    detail: "Dipindai saat jaringan putus",
    act: "Putuskan",
    path: "/admin/borrowings?status=held",
    Icon: Stamp,
    tone: CARE,
  },
  {
    field: "endingCodes",
    kind: "people",
    permission: "STUDENTS_WRITE",
    title: "Kode aktivasi hampir kedaluwarsa",
    detail: "Belum dipakai, kedaluwarsa dalam 7 hari",
    act: "Cetak ulang",
    path: "/admin/students?has_account=ending",
    Icon: KeyRound,
    tone: CARE,
  },
  {
    field: "endingMemberships",
    kind: "people",
    permission: "STUDENTS_WRITE",
    title: "Masa keanggotaan hampir habis",
    detail: "Dalam 30 hari",
    act: "Perpanjang",
    path: "/admin/students?status=active&membership=expiring",
    Icon: IdCard,
    tone: CARE,
  },
  {
    field: "failedImports",
    kind: "data",
    permission: "IMPORTS_READ",
    title: "Impor gagal",
    detail: "Dalam 30 hari terakhir",
    act: "Periksa",
    path: "/admin/books/import",
    Icon: FileWarning,
    tone: WRONG,
  },
  {
    field: "booksWithoutCopies",
    kind: "data",
    permission: "CATALOGUE_WRITE",
    title: "Buku tanpa eksemplar",
    detail: "Belum dapat dipinjam",
    act: "Lengkapi",
    path: "/admin/books?lacking=copies",
    Icon: BookDashed,
    tone: QUIET,
  },
  {
    field: "booksWithoutCategory",
    kind: "data",
    permission: "CATALOGUE_WRITE",
    title: "Buku tanpa kategori",
    detail: "Belum masuk kategori apa pun",
    act: "Tetapkan",
    path: "/admin/books?lacking=category",
    Icon: Tag,
    tone: QUIET,
  },
  {
    field: "booksWithWrongIsbn",
    kind: "data",
    permission: "CATALOGUE_WRITE",
    title: "ISBN tidak valid",
    detail: "Salah ketik, atau bukan ISBN",
    act: "Perbaiki",
    path: "/admin/books?lacking=isbn",
    Icon: ScanBarcode,
    tone: QUIET,
  },
  {
    field: "duplicateAuthors",
    kind: "data",
    permission: "CATALOGUE_WRITE",
    title: "Penulis mungkin ganda",
    detail: "Nama yang hampir sama",
    act: "Gabungkan",
    path: "/admin/authors?view=duplicates",
    Icon: Copy,
    tone: QUIET,
  },
  {
    field: "duplicatePublishers",
    kind: "data",
    permission: "CATALOGUE_WRITE",
    title: "Penerbit mungkin ganda",
    detail: "Nama yang hampir sama",
    act: "Gabungkan",
    path: "/admin/publishers?view=duplicates",
    Icon: Copy,
    tone: QUIET,
  },
];

/** What waits for somebody and is this viewer's to do, in the order of its haste. */
export function useDeskTasks(
  ref: FragmentType<typeof DeskTasks_attentionStats> | null | undefined,
): readonly (Task & { count: number })[] {
  const attention = readFragment(DeskTasks_attentionStats, ref);
  const { viewer } = useViewer();
  return TASKS.flatMap((task) => {
    const count = attention?.[task.field] ?? 0;
    return count > 0 && viewer?.viewerCan.includes(task.permission) ? [{ ...task, count }] : [];
  });
}
