import { DIVISIONS } from "../../authorities/tree/divisions.js";
import { readCalendar } from "../../circulation/policy/lendingDay.js";
import { AUDIO_FORMATS } from "../../platform/files/fileAddress.js";
import { addDays } from "../../platform/time/libraryClock.js";
import { longDate } from "../../platform/time/longDate.js";
import { readSettings } from "../../settings/settingsReads.js";
import { memberKindOr, readMemberKinds } from "../../students/memberKinds/memberKindReads.js";
import { readCollection } from "../figures/collection/collectionFigures.js";
import { readFines } from "../figures/loans/fineFigures.js";
import { readMembers } from "../figures/memberFigures.js";
import { monthsOf } from "../figures/reportRange.js";
import type { AskedForm } from "./AskedForm.js";
import {
  daysOfMonth,
  readAcquired,
  readCategoryNames,
  readGone,
  readLoansByDivisionAndMonth,
  readMostOpened,
  readReadingsByFormatAndMonth,
  readLoansByKindAndMonth,
  readNewMembers,
  readUsesByDivisionAndMonth,
  readVisitDays,
} from "./formReads.js";
import { divisionMonthLines, divisionName, monthTable } from "./monthTable.js";
import { monthName } from "./periodName.js";
import { type FormCell, type FormSection, lineOf, numberColumn, textColumn, withTotal } from "./ReportForm.js";

const TODAY = "Judul dan eksemplar yang dimiliki hari ini, tanpa yang hilang atau ditarik.";
const MOVED =
  "Masuk: menurut tanggal perolehan, atau hari dicatat. Keluar: hilang atau ditarik pada periode ini, dan masih begitu.";

/** What a library hands in for a month, a quarter or a year. */
export async function periodicForm(asked: AskedForm): Promise<FormSection[]> {
  return [
    ...(await collectionSections(asked)),
    ...(await memberSections(asked)),
    ...(await loanSections(asked)),
    ...(await readingSections(asked)),
    await visitSection(asked),
    await fineSection(asked),
  ];
}

async function collectionSections({ reader, days }: AskedForm): Promise<FormSection[]> {
  const collection = await readCollection(reader);
  const acquired = await readAcquired(reader, days);
  const gone = await readGone(reader, days);
  const names = await readCategoryNames(reader);
  const columns = (label: string) => [
    textColumn(label, 4),
    ...["Judul", "Eksemplar", "Judul masuk", "Eks. masuk", "Eks. keluar"].map((name) => numberColumn(name, 1.2)),
  ];
  const byDivision = movesBy(acquired, gone, ({ division }) => division);
  const byCategory = movesBy(acquired, gone, ({ categoryId }) => categoryId);
  const perDivision = DIVISIONS.map((each) => {
    const held = collection.perDivision.find(({ code }) => code === each.code);
    return lineOf([divisionName(each), held?.titles ?? 0, held?.copies ?? 0, ...byDivision(each.code)]);
  });
  const perCategory = [...[...names].map(([id, name]) => ({ id, name })), { id: null, name: "Tanpa kategori" }]
    .map(({ id, name }) => {
      const held = collection.perCategory.find(({ categoryId }) => categoryId === id);
      return lineOf([name, held?.titles ?? 0, held?.copies ?? 0, ...byCategory(id)]);
    })
    .filter(({ cells }) => cells.some((cell, index) => index > 0 && cell !== 0));
  return [
    {
      title: "Koleksi per klasifikasi",
      note: `${TODAY} ${MOVED}`,
      columns: columns("Klasifikasi"),
      rows: withTotal(perDivision),
    },
    {
      title: "Koleksi per kategori",
      note: "Eksemplar dengan kategori sendiri dihitung di kategorinya; masuk dan keluar menurut kategori judulnya.",
      columns: columns("Kategori"),
      rows: withTotal(perCategory),
    },
  ];
}

type Acquired = Awaited<ReturnType<typeof readAcquired>>;
type Gone = Awaited<ReturnType<typeof readGone>>;

/** Titles and copies that came and copies that went, of each class or category. */
function movesBy<Key>(acquired: Acquired, gone: Gone, keyOf: (row: Gone[number]) => Key): (key: Key) => number[] {
  const moves = new Map<Key, [titles: number, came: number, went: number]>();
  const at = (key: Key) => {
    const known = moves.get(key) ?? [0, 0, 0];
    moves.set(key, known);
    return known;
  };
  for (const row of acquired) {
    const sums = at(keyOf(row));
    sums[0] += row.titles;
    sums[1] += row.copies;
  }
  for (const row of gone) at(keyOf(row))[2] += row.copies;
  return (key) => moves.get(key) ?? [0, 0, 0];
}

async function memberSections({ reader, range, days, today }: AskedForm): Promise<FormSection[]> {
  const members = await readMembers(reader, today);
  const registered = await readNewMembers(reader, days);
  const newOf = (kindId: number) => countMembers(registered.filter(({ memberKindId }) => memberKindId === kindId));
  const note =
    "Anggota yang aktif hari ini: tidak ditangguhkan dan keanggotaannya masih berlaku. Baru: didaftarkan pada periode ini.";
  const columns = (label: string) => [textColumn(label, 4), numberColumn("Anggota")];
  return [
    {
      title: "Anggota per jenis",
      note,
      columns: [...columns("Jenis anggota"), numberColumn("Baru")],
      rows: withTotal(
        members.perKind.map(({ memberKind, members: count }) => lineOf([memberKind.name, count, newOf(memberKind.id)])),
      ),
    },
    ...(members.perClass.length === 0 || range.from > today
      ? []
      : [
          {
            title: "Anggota per kelas",
            note: null,
            columns: columns("Kelas"),
            rows: withTotal(
              members.perClass.map(({ className, members: count }) => lineOf([className ?? "Tanpa kelas", count])),
            ),
          },
        ]),
  ];
}

/** What was lent and what was read in the library. */
async function loanSections({ reader, range, days }: AskedForm): Promise<FormSection[]> {
  const months = monthsOf(range);
  const perKind = await readLoansByKindAndMonth(reader, days);
  const kinds = await readMemberKinds(reader);
  const kindIds = [...new Set(perKind.map(({ memberKindId }) => memberKindId))];
  return [
    monthTable({
      title: "Peminjaman per klasifikasi",
      note: "Tanpa buku paket dan pinjaman kelas; klasifikasi judul hari ini.",
      label: "Klasifikasi",
      months,
      lines: divisionMonthLines(await readLoansByDivisionAndMonth(reader, days, months)),
    }),
    monthTable({
      title: "Peminjaman per jenis anggota",
      note: "Tanpa buku paket dan pinjaman kelas; jenis anggota pada hari meminjam.",
      label: "Jenis anggota",
      months,
      lines: kindIds.map((id) => ({
        name: memberKindOr(kinds, id).name,
        countOf: (month) => countOf(perKind.filter((row) => row.memberKindId === id && row.month === month)),
      })),
    }),
    monthTable({
      title: "Baca di tempat per klasifikasi",
      note: "Buku yang dipindai di layar Baca di Tempat; klasifikasi pada hari itu.",
      label: "Klasifikasi",
      months,
      lines: divisionMonthLines(await readUsesByDivisionAndMonth(reader, days)),
    }),
  ];
}

const FORMAT_GROUPS: readonly { readonly name: string; readonly formats: readonly string[] }[] = [
  { name: "PDF", formats: ["pdf"] },
  { name: "EPUB", formats: ["epub"] },
  { name: "Audio", formats: AUDIO_FORMATS },
];
const MOST_OPENED = 10;

/** What was read and heard on the screen. */
async function readingSections({ reader, range, days }: AskedForm): Promise<FormSection[]> {
  const opened = await readReadingsByFormatAndMonth(reader, days);
  const most = await readMostOpened(reader, days, MOST_OPENED);
  return [
    monthTable({
      title: "Bacaan digital per jenis berkas",
      note: "Berapa kali berkas dibuka di layar baca, tanpa mencatat siapa; tautan ke luar tidak dihitung.",
      label: "Jenis berkas",
      months: monthsOf(range),
      lines: FORMAT_GROUPS.map(({ name, formats }) => ({
        name,
        countOf: (month) => countOf(opened.filter((row) => formats.includes(row.format) && row.month === month)),
      })),
    }),
    ...(most.length === 0
      ? []
      : [
          {
            title: "Judul digital yang paling banyak dibuka",
            note: `Maksimal ${MOST_OPENED} judul yang ada di katalog.`,
            columns: [textColumn("Judul", 4), numberColumn("Dibuka")],
            rows: most.map(({ title, count }) => lineOf([title, count])),
          },
        ]),
  ];
}

/** By day within a month, otherwise by month with the mean of an open day. */
async function visitSection({ reader, range, days }: AskedForm): Promise<FormSection> {
  const visits = await readVisitDays(reader, days);
  const months = monthsOf(range);
  const people = (rows: typeof visits): FormCell[] => [
    rows.reduce((sum, { members }) => sum + members, 0),
    rows.reduce((sum, { guests }) => sum + guests, 0),
    rows.reduce((sum, { classes }) => sum + classes, 0),
    rows.reduce((sum, { people: count }) => sum + count, 0),
  ];
  const columns = ["Anggota", "Tamu", "Kunjungan kelas", "Orang"].map((name) => numberColumn(name, 1.2));
  const note = "Orang yang datang; kunjungan kelas dihitung per siswanya.";
  if (months.length <= 1) {
    return {
      title: "Kunjungan per hari",
      note,
      columns: [textColumn("Tanggal", 2), ...columns],
      rows: withTotal(visits.map((visit) => lineOf([longDate(visit.day), ...people([visit])]))),
    };
  }
  const calendar = await readCalendar(reader, await readSettings(reader, ""));
  const openDaysOf = (month: string) => {
    const { from, to } = daysOfMonth({ ...days, to: range.countedTo }, month);
    return calendar.countOpenDays(addDays(from, -1), to);
  };
  const rows = months.map((month) => {
    const counts = people(visits.filter(({ day }) => day.startsWith(month)));
    return lineOf([monthName(month), openDaysOf(month), ...counts]);
  });
  return {
    title: "Kunjungan per bulan",
    note: `${note} Rata-rata per hari: jumlah orang dibagi hari buka.`,
    columns: [textColumn("Bulan", 2), numberColumn("Hari buka"), ...columns, numberColumn("Orang per hari buka", 1.4)],
    rows: withTotal(rows).map(({ cells, role }) => ({ cells: [...cells, perDay(cells.at(-1), cells[1])], role })),
  };
}

function perDay(people: FormCell | undefined, openDays: FormCell | undefined): number | null {
  return typeof people === "number" && typeof openDays === "number" && openDays > 0
    ? Math.round((10 * people) / openDays) / 10
    : null;
}

async function fineSection({ reader, days }: AskedForm): Promise<FormSection> {
  const { perMonth } = await readFines(reader, days);
  const columns = ["Dikenakan", "Dibayar", "Pengembalian uang", "Dibebaskan", "Ganti buku"];
  return {
    title: "Denda",
    note: "Dalam rupiah, menurut hari dicatat.",
    columns: [textColumn("Bulan", 2), ...columns.map((name) => numberColumn(name, 1.4))],
    rows: withTotal(
      perMonth.map(({ month, charged, paid, refunded, waived, replaced }) =>
        lineOf([monthName(month), charged, paid, refunded, waived, replaced]),
      ),
    ),
  };
}

function countMembers(rows: readonly { readonly members: number }[]): number {
  return rows.reduce((sum, { members }) => sum + members, 0);
}

function countOf(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
