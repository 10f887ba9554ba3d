import { formatPrice } from "../format/formatPrice";
import { formatNumber } from "../format/formatNumber";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { kindLabels } from "../students/studentLabels";
import { ReportTable } from "./ReportTable";

export const AccreditationFigures_accreditationReport = graphql(`
  fragment AccreditationFigures_accreditationReport on AccreditationReport {
    openDays
    openingHoursPerWeek
    collection {
      titles
      copies
      ebooks
      nonfictionPercent
      titlesPerClass
      lostCopies
      damagedCopies
      withdrawnCopies
      perDivision {
        code
        name
        titles
        copies
      }
    }
    members {
      members
      memberPercent
      classes
      perKind {
        kind
        members
      }
    }
    acquisitions {
      titles
      copies
      titlesPercent
      copiesPercent
      undatedCopies
    }
    visits {
      people
      perOpenDay
      perPupil
    }
    loans {
      loans
      setLoans
      renewals
      borrowers
      perOpenDay
      perMemberAndMonth
      borrowersPercent
      perOccasion
      turnover
      neverBorrowed
      overdue
      perQuarter {
        quarter
        booksPerBorrower
      }
    }
    fines {
      charged
      paid
      refunded
      waived
      replaced
      open
    }
  }
`);

const QUARTERS = ["Januari–Maret", "April–Juni", "Juli–September", "Oktober–Desember"];
const decimals = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });
/** What cannot be divided by anything is a dash. */
const decimal = (value: number | null) => (value === null ? "–" : decimals.format(value));
const percent = (value: number | null) => (value === null ? "–" : `${decimals.format(value)} %`);

/** `2026-Q4` is `Oktober–Desember 2026`. */
function quarterName(quarter: string): string {
  return `${QUARTERS[Number(quarter.slice(6)) - 1] ?? ""} ${quarter.slice(0, 4)}`;
}

interface AccreditationFiguresProps {
  report: FragmentType<typeof AccreditationFigures_accreditationReport>;
}

/** The figures that are handed in, part by part. */
export function AccreditationFigures({ report: ref }: AccreditationFiguresProps) {
  const { openDays, openingHoursPerWeek, collection, members, acquisitions, visits, loans, fines } = readFragment(
    AccreditationFigures_accreditationReport,
    ref,
  );
  const part = (title: string, figures: readonly (readonly [name: string, value: string])[]) => (
    <ReportTable
      title={title}
      columns={["Angka", "Nilai"]}
      rows={figures.map((cells) => ({ key: cells[0], cells }))}
      emptyText=""
    />
  );
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
      {part("Koleksi", [
        ["Judul", formatNumber(collection.titles)],
        ["Eksemplar", formatNumber(collection.copies)],
        ["Judul per rombel", decimal(collection.titlesPerClass)],
        ["Nonfiksi", percent(collection.nonfictionPercent)],
        ["E-book", formatNumber(collection.ebooks)],
        ["Hilang", formatNumber(collection.lostCopies)],
        ["Rusak berat", formatNumber(collection.damagedCopies)],
        ["Ditarik", formatNumber(collection.withdrawnCopies)],
        [
          "Judul dengan eksemplar baru",
          `${formatNumber(acquisitions.titles)} (${percent(acquisitions.titlesPercent)})`,
        ],
        ["Eksemplar baru", `${formatNumber(acquisitions.copies)} (${percent(acquisitions.copiesPercent)})`],
        ["Eksemplar tanpa tanggal perolehan", formatNumber(acquisitions.undatedCopies)],
      ])}
      {part("Peminjaman", [
        ["Peminjaman", formatNumber(loans.loans)],
        ["Per hari buka", decimal(loans.perOpenDay)],
        ["Per anggota per bulan", decimal(loans.perMemberAndMonth)],
        ["Peminjam", formatNumber(loans.borrowers)],
        ["Anggota yang meminjam", percent(loans.borrowersPercent)],
        ["Rata-rata buku sekali meminjam", decimal(loans.perOccasion)],
        ["Perputaran koleksi", decimal(loans.turnover)],
        ["Buku Paket dan set kelas", formatNumber(loans.setLoans)],
        ["Perpanjangan", formatNumber(loans.renewals)],
        ["Judul tidak pernah dipinjam", formatNumber(loans.neverBorrowed)],
        ["Terlambat", formatNumber(loans.overdue)],
        ...loans.perQuarter.map(
          ({ quarter, booksPerBorrower }) =>
            [`Buku per peminjam, ${quarterName(quarter)}`, decimal(booksPerBorrower)] as const,
        ),
      ])}
      <div className="grid gap-3">
        {part("Anggota", [
          ["Anggota", formatNumber(members.members)],
          ...members.perKind.map(({ kind, members: current }) => [kindLabels[kind], formatNumber(current)] as const),
          ["Siswa yang menjadi anggota", percent(members.memberPercent)],
          ["Rombel", formatNumber(members.classes)],
        ])}
        {part("Layanan dan kunjungan", [
          ["Hari buka", formatNumber(openDays)],
          ["Jam buka per minggu", decimal(openingHoursPerWeek)],
          ["Pengunjung", formatNumber(visits.people)],
          ["Pengunjung per hari buka", decimal(visits.perOpenDay)],
          ["Kunjungan per siswa", decimal(visits.perPupil)],
        ])}
        {part("Denda", [
          ["Dikenakan", formatPrice(fines.charged)],
          ["Dibayar", formatPrice(fines.paid)],
          ["Dikembalikan", formatPrice(fines.refunded)],
          ["Dibebaskan", formatPrice(fines.waived)],
          ["Ganti buku", formatPrice(fines.replaced)],
          ["Belum lunas", formatPrice(fines.open)],
        ])}
      </div>
      <div className="md:col-span-2 xl:col-span-3">
        <ReportTable
          title="Koleksi per klasifikasi"
          columns={["Klasifikasi", "Judul", "Eksemplar"]}
          rows={collection.perDivision.map(({ code, name, titles, copies }) => ({
            key: name,
            cells: [code === null ? name : `${code} ${name}`, formatNumber(titles), formatNumber(copies)],
          }))}
          emptyText=""
        />
      </div>
    </div>
  );
}
