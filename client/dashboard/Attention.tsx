import {
  AlarmClock,
  BookDashed,
  CalendarClock,
  CircleCheck,
  ChevronRight,
  Copy,
  FileWarning,
  IdCard,
  KeyRound,
  type LucideIcon,
  PackageCheck,
  ScanBarcode,
  Tag,
} from "lucide-react";
import { Link } from "react-router-dom";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { Attention_AttentionStatsFragment } from "../gql/graphql";
import { Skeleton } from "../ui/Skeleton";

export const Attention_attentionStats = graphql(`
  fragment Attention_attentionStats on AttentionStats {
    overdueLoans
    loansDueToday
    readyReservations
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

interface Task {
  field: Exclude<keyof Attention_AttentionStatsFragment, "__typename" | " $fragmentName">;
  title: string;
  detail: string;
  act: string;
  path: string;
  Icon: LucideIcon;
  /** Colours of its sign; wrong for what has failed. */
  tone: string;
}

const WRONG = "bg-bata-soft text-bata";
const CARE = "bg-kunyit-soft text-on-kunyit";
const QUIET = "bg-wash text-muted";

/** In the order of their haste. */
const TASKS: readonly Task[] = [
  {
    field: "overdueLoans",
    title: "Peminjaman terlambat",
    detail: "Belum dikembalikan",
    act: "Lihat",
    path: "/admin/borrowings?status=overdue",
    Icon: AlarmClock,
    tone: WRONG,
  },
  {
    field: "loansDueToday",
    title: "Jatuh tempo hari ini",
    detail: "Harus kembali hari ini",
    act: "Lihat",
    path: "/admin/borrowings?status=due_today",
    Icon: CalendarClock,
    tone: CARE,
  },
  {
    field: "readyReservations",
    title: "Reservasi siap diambil",
    detail: "Disimpan di meja",
    act: "Lihat",
    path: "/admin/borrowings?status=ready",
    Icon: PackageCheck,
    tone: CARE,
  },
  {
    field: "failedImports",
    title: "Impor gagal",
    detail: "Dalam 30 hari terakhir",
    act: "Periksa",
    path: "/admin/books/import",
    Icon: FileWarning,
    tone: WRONG,
  },
  {
    field: "endingCodes",
    title: "Kode aktivasi segera habis",
    detail: "Belum dipakai, habis dalam 7 hari",
    act: "Cetak ulang",
    path: "/admin/students?has_account=ending",
    Icon: KeyRound,
    tone: CARE,
  },
  {
    field: "endingMemberships",
    title: "Keanggotaan segera habis",
    detail: "Dalam 30 hari",
    act: "Perpanjang",
    path: "/admin/students?status=active&membership=expiring",
    Icon: IdCard,
    tone: CARE,
  },
  {
    field: "booksWithoutCopies",
    title: "Buku tanpa eksemplar",
    detail: "Belum dapat dipinjam",
    act: "Lengkapi",
    path: "/admin/books?lacking=copies",
    Icon: BookDashed,
    tone: QUIET,
  },
  {
    field: "booksWithoutCategory",
    title: "Buku tanpa kategori",
    detail: "Di luar semua kategori",
    act: "Tetapkan",
    path: "/admin/books?lacking=category",
    Icon: Tag,
    tone: QUIET,
  },
  {
    field: "booksWithWrongIsbn",
    title: "ISBN tidak valid",
    detail: "Salah ketik, atau bukan ISBN",
    act: "Perbaiki",
    path: "/admin/books?lacking=isbn",
    Icon: ScanBarcode,
    tone: QUIET,
  },
  {
    field: "duplicateAuthors",
    title: "Penulis mungkin ganda",
    detail: "Nama yang hampir sama",
    act: "Gabungkan",
    path: "/admin/authors?view=duplicates",
    Icon: Copy,
    tone: QUIET,
  },
  {
    field: "duplicatePublishers",
    title: "Penerbit mungkin ganda",
    detail: "Nama yang hampir sama",
    act: "Gabungkan",
    path: "/admin/publishers?view=duplicates",
    Icon: Copy,
    tone: QUIET,
  },
];

const COUNT_STYLE = "order-last font-serif text-xl font-semibold tabular-nums sm:order-none";

/** What there is to mend, each with its number and the screen where that is done. */
export function Attention({ attention: ref }: { attention: FragmentType<typeof Attention_attentionStats> }) {
  const attention = readFragment(Attention_attentionStats, ref);
  const tasks = TASKS.flatMap((task) => {
    const count = attention[task.field] ?? 0;
    return count > 0 ? [{ ...task, count }] : [];
  });
  return (
    <section aria-labelledby="perlu-dibereskan">
      <h2 id="perlu-dibereskan" className="sr-only">
        Perlu dibereskan
      </h2>
      {tasks.length === 0 ? (
        <p className="flex items-center gap-3 rounded-2xl border border-line bg-card px-4 py-3.5 text-sm">
          <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-daun" />
          Tidak ada yang perlu dibereskan.
        </p>
      ) : (
        <ul className="task-grid">
          {tasks.map(({ field, count, title, detail, act, path, Icon, tone }) => (
            <li key={field}>
              <Link to={path} className="group flex h-full min-h-17 items-center gap-3 px-4 py-3 hover:bg-wash/60">
                <span className={`grid size-9 shrink-0 place-items-center rounded-lg ${tone}`}>
                  <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
                </span>
                <b className={`${COUNT_STYLE} ${tone === WRONG ? "text-bata" : ""}`}>{formatNumber(count)}</b>
                <span className="min-w-0 flex-1">
                  <span className="block text-sm font-semibold">{title}</span>
                  <span className="block text-xs text-muted">{detail}</span>
                </span>
                <span className="task-act">{act}</span>
                <ChevronRight
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="order-last size-4 shrink-0 text-muted sm:hidden"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function AttentionSkeleton() {
  return <Skeleton className="h-17 rounded-2xl" />;
}
