import { divisionOf, DIVISIONS } from "../../authorities/tree/divisions.js";
import { fullName } from "../../authorities/names/authorName.js";
import { chunk } from "../../platform/database/chunk.js";
import { authorsOf } from "../../books/register/registerReads.js";
import type { AskedForm } from "./AskedForm.js";
import { readAccessions } from "./formReads.js";
import { divisionName } from "./monthTable.js";
import { type FormSection, lineOf, numberColumn, textColumn, withTotal } from "./ReportForm.js";

const columns = [
  textColumn("No. Panggil", 2),
  textColumn("Judul", 5),
  textColumn("Penulis", 3),
  textColumn("Penerbit", 3),
  textColumn("Tahun", 1.3),
  numberColumn("Eksemplar", 1.7),
  numberColumn("Nilai (Rp)", 1.6),
];

/** The titles that came, class by class. */
export async function accessionForm({ reader, days, mostRows }: AskedForm): Promise<FormSection[]> {
  const titles = await readAccessions(reader, days, mostRows + 1);
  const shown = titles.slice(0, mostRows);
  const authors = new Map<number, string>();
  for (const ids of chunk(shown.map(({ id }) => id))) {
    for (const [id, names] of await authorsOf(reader, ids)) authors.set(id, names.map(fullName).join("; "));
  }
  const note =
    titles.length > mostRows
      ? `Hanya ${mostRows.toLocaleString("id-ID")} judul pertama menurut klasifikasi. Persempit tanggalnya untuk sisanya.`
      : null;
  return DIVISIONS.flatMap((division, index) => {
    const rows = shown.filter(({ sortKey }) => divisionOf(sortKey) === division.code);
    if (rows.length === 0) return [];
    return {
      title: divisionName(division),
      note: index === DIVISIONS.length - 1 || shown.at(-1) === rows.at(-1) ? note : null,
      columns,
      rows: withTotal(
        rows.map(({ id, title, callNumber, classCode, publisherName, publishYear, copies, value }) =>
          lineOf([
            callNumber ?? classCode ?? "",
            title,
            authors.get(id) ?? "",
            publisherName ?? "",
            publishYear === null ? "" : String(publishYear),
            copies,
            value,
          ]),
        ),
      ),
    };
  });
}
