import { groupBy } from "../../platform/groupBy.js";
import type { AskedForm } from "./AskedForm.js";
import { readWork } from "./formReads.js";
import { type FormSection, lineOf, numberColumn, textColumn, withTotal } from "./ReportForm.js";

/** What acts are counted as, by the first name that fits; all others are the last column. */
const KINDS: readonly { readonly label: string; readonly isOf: RegExp }[] = [
  { label: "Peminjaman", isOf: /^borrowing\.create$/u },
  { label: "Pengembalian", isOf: /^borrowing\.(?:return|find)$/u },
  { label: "Perpanjangan", isOf: /^borrowing\.renew$/u },
  { label: "Reservasi", isOf: /^reservation\.(?!undo)/u },
  { label: "Baca di tempat", isOf: /^inHouseUse\.create$/u },
  { label: "Denda", isOf: /^fine\.(?!undo)/u },
  { label: "Kunjungan", isOf: /^visit\./u },
  { label: "Buku", isOf: /^(?:book|bookImport|coverImport)\./u },
  { label: "Eksemplar", isOf: /^copy\./u },
  { label: "Anggota", isOf: /^(?:student|studentImport|studentPromotion|clearance)\./u },
  { label: "Lainnya", isOf: /./u },
];

/** What each librarian did, in entries of the audit trail. */
export async function workForm({ reader, days }: AskedForm): Promise<FormSection[]> {
  const work = await readWork(reader, days);
  const lines = [...groupBy(work, ({ id }) => id).values()].map((ofPerson) => {
    const counts = KINDS.map(() => 0);
    for (const { action, acts } of ofPerson) {
      const place = KINDS.findIndex(({ isOf }) => isOf.test(action));
      counts[place] = (counts[place] ?? 0) + acts;
    }
    const [person] = ofPerson;
    return lineOf([person?.name ?? person?.username ?? "", ...counts, counts.reduce((sum, count) => sum + count, 0)]);
  });
  return [
    {
      title: "Pekerjaan per petugas",
      note:
        "Setiap catatan di Catatan Aktivitas dihitung satu; impor dihitung satu berapa pun barisnya. Yang diurungkan " +
        "tetap terhitung.",
      columns: [
        textColumn("Petugas", 3),
        ...KINDS.map(({ label }) => numberColumn(label, 1.3)),
        numberColumn("Jumlah", 1.2),
      ],
      rows: withTotal(lines),
    },
  ];
}
