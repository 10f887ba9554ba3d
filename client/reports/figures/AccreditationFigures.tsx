import { useState } from "react";
import { lazy } from "../../page/lazy/lazy";
import { formatPrice } from "../../format/formatPrice";
import { formatNumber } from "../../format/formatNumber";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { CollectionGroup, ReportFigure } from "../../gql/graphql";
import { useCan } from "../../session/useViewer";
import { ReportTable } from "../ReportTable";
import { TargetNote } from "../targets/TargetNote";
import { MissingNote } from "./MissingNote";

// Seldom needed: it is asked only until somebody has answered.
const GroupQuestion = lazy(() => import("./GroupQuestion").then((m) => m.GroupQuestion), null);

const GroupsSheet = lazy(() => import("../../authorities/groups/GroupsSheet").then((m) => m.GroupsSheet), null);

const AccreditationFigures_accreditationReport = graphql(`
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
      perGroup {
        group
        titles
      }
    }
    members {
      members
      memberPercent
      classes
      perKind {
        memberKind {
          id
          name
        }
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
    targets {
      figure
      isReached
      target
      state
      basis
    }
    missing {
      kind
      figures
      text
    }
  }
`);

const QUARTERS = ["Januari–Maret", "April–Juni", "Juli–September", "Oktober–Desember"];
const decimals = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });
/** What cannot be divided by anything is a dash. */
const decimal = (value: number | null) => (value === null ? "–" : decimals.format(value));
const percent = (value: number | null) => (value === null ? "–" : `${decimals.format(value)}%`);

/** `2026-Q4` is `Oktober–Desember 2026`. */
function quarterName(quarter: string): string {
  return `${QUARTERS[Number(quarter.slice(6)) - 1] ?? ""} ${quarter.slice(0, 4)}`;
}

/** Of past days, and counted again each time: a holiday that is entered late changes them. */
const BY_CALENDAR: ReadonlySet<ReportFigure> = new Set(["OPEN_DAYS", "OVERDUE_LOANS"]);

type Line = readonly [name: string, value: string, figure?: ReportFigure];

interface AccreditationFiguresProps {
  report: FragmentType<typeof AccreditationFigures_accreditationReport>;
}

/** The figures that are handed in, part by part. */
export function AccreditationFigures({ report: ref }: AccreditationFiguresProps) {
  const [isSettingGroups, setIsSettingGroups] = useState(false);
  const setsGroups = useCan("CATALOGUE_WRITE");
  const { openDays, openingHoursPerWeek, collection, members, acquisitions, visits, loans, fines, targets, missing } =
    readFragment(AccreditationFigures_accreditationReport, ref);
  const part = (title: string, lines: readonly Line[]) => (
    <ReportTable
      title={title}
      columns={["Angka", "Nilai"]}
      rows={lines.map(([name, value, figure]) => {
        const state = targets.find((each) => each.figure === figure);
        const notes = missing.filter(({ figures }) => figures.some((each) => each === figure));
        return {
          key: name,
          cells: [name, value],
          note: (
            <>
              {state && <TargetNote state={state} />}
              {figure && BY_CALENDAR.has(figure) && (
                <span className="mt-0.5 block text-xs text-muted">Menurut kalender hari libur saat ini.</span>
              )}
              {notes.map(({ kind, text }) => (
                <MissingNote key={kind} kind={kind} text={text} onSetGroups={() => setIsSettingGroups(true)} />
              ))}
            </>
          ),
        };
      })}
      emptyText=""
    />
  );
  const titlesOf = (group: CollectionGroup) =>
    formatNumber(collection.perGroup.find((each) => each.group === group)?.titles ?? 0);
  return (
    <>
      {setsGroups && missing.some(({ kind }) => kind === "CATEGORY_GROUP") && (
        <GroupQuestion onReview={() => setIsSettingGroups(true)} />
      )}
      <div className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
        {part("Koleksi", [
          ["Judul", formatNumber(collection.titles), "TITLES"],
          ["Eksemplar", formatNumber(collection.copies), "COPIES"],
          ["Judul per rombel", decimal(collection.titlesPerClass), "TITLES_PER_CLASS"],
          ["Nonfiksi", percent(collection.nonfictionPercent), "NONFICTION_PERCENT"],
          ["E-book", formatNumber(collection.ebooks), "EBOOKS"],
          ["Hilang", formatNumber(collection.lostCopies), "LOST_COPIES"],
          ["Rusak berat", formatNumber(collection.damagedCopies), "DAMAGED_COPIES"],
          ["Ditarik", formatNumber(collection.withdrawnCopies)],
          ["Buku teks (judul)", titlesOf("TEXTBOOK"), "TEXTBOOK_TITLES"],
          ["Referensi (judul)", titlesOf("REFERENCE"), "REFERENCE_TITLES"],
          ["Terbitan berkala (judul)", titlesOf("PERIODICAL"), "PERIODICAL_TITLES"],
          ["Audiovisual (judul)", titlesOf("AUDIOVISUAL"), "AUDIOVISUAL_TITLES"],
          ["Judul dengan eksemplar baru", formatNumber(acquisitions.titles), "NEW_TITLES"],
          ["Judul dengan eksemplar baru (%)", percent(acquisitions.titlesPercent), "NEW_TITLES_PERCENT"],
          ["Eksemplar baru", formatNumber(acquisitions.copies), "NEW_COPIES"],
          ["Eksemplar baru (%)", percent(acquisitions.copiesPercent), "NEW_COPIES_PERCENT"],
          ["Eksemplar tanpa tanggal perolehan", formatNumber(acquisitions.undatedCopies)],
        ])}
        {part("Peminjaman", [
          ["Peminjaman", formatNumber(loans.loans), "LOANS"],
          ["Per hari buka", decimal(loans.perOpenDay), "LOANS_PER_OPEN_DAY"],
          ["Per anggota per bulan", decimal(loans.perMemberAndMonth), "LOANS_PER_MEMBER_AND_MONTH"],
          ["Peminjam", formatNumber(loans.borrowers)],
          ["Anggota yang meminjam", percent(loans.borrowersPercent), "BORROWERS_PERCENT"],
          ["Rata-rata buku sekali meminjam", decimal(loans.perOccasion), "BOOKS_PER_OCCASION"],
          ["Perputaran koleksi", decimal(loans.turnover), "TURNOVER"],
          ["Buku paket dan pinjaman kelas", formatNumber(loans.setLoans)],
          ["Perpanjangan", formatNumber(loans.renewals)],
          ["Judul tidak pernah dipinjam", formatNumber(loans.neverBorrowed), "NEVER_BORROWED_TITLES"],
          ["Terlambat", formatNumber(loans.overdue), "OVERDUE_LOANS"],
          ...loans.perQuarter.map(
            ({ quarter, booksPerBorrower }) =>
              [`Buku per peminjam, ${quarterName(quarter)}`, decimal(booksPerBorrower)] as const,
          ),
        ])}
        <div className="grid gap-3">
          {part("Anggota", [
            ["Anggota", formatNumber(members.members), "MEMBERS"],
            ...members.perKind.map(
              ({ memberKind, members: current }) => [memberKind.name, formatNumber(current)] as const,
            ),
            ["Siswa yang menjadi anggota", percent(members.memberPercent), "MEMBER_PERCENT"],
            ["Rombel", formatNumber(members.classes)],
          ])}
          {part("Layanan dan kunjungan", [
            ["Hari buka", formatNumber(openDays), "OPEN_DAYS"],
            ["Jam layanan per minggu", decimal(openingHoursPerWeek), "OPENING_HOURS_PER_WEEK"],
            ["Pengunjung", formatNumber(visits.people), "VISITORS"],
            ["Pengunjung per hari buka", decimal(visits.perOpenDay), "VISITORS_PER_OPEN_DAY"],
            ["Kunjungan per siswa", decimal(visits.perPupil), "VISITS_PER_PUPIL"],
          ])}
          {part("Denda", [
            ["Dikenakan", formatPrice(fines.charged)],
            ["Dibayar", formatPrice(fines.paid)],
            ["Pengembalian uang", formatPrice(fines.refunded)],
            ["Dibebaskan", formatPrice(fines.waived)],
            ["Ganti buku", formatPrice(fines.replaced)],
            ["Belum lunas", formatPrice(fines.open)],
          ])}
        </div>
        <div className="md:col-span-2 xl:col-span-3 print:col-span-2">
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
      {isSettingGroups && <GroupsSheet onClose={() => setIsSettingGroups(false)} />}
    </>
  );
}
