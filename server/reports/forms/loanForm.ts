import { memberKindOr, readMemberKinds } from "../../students/memberKinds/memberKindReads.js";
import { classKeyOf } from "../../students/studentKeys.js";
import { groupBy } from "../../platform/groupBy.js";
import { monthsOf } from "../figures/reportRange.js";
import type { AskedForm } from "./AskedForm.js";
import { readLoansByDivisionAndMonth, readLoansByKindAndMonth } from "./formReads.js";
import { divisionMonthLines, monthTable } from "./monthTable.js";
import type { FormSection } from "./ReportForm.js";

const NOTE = "Tanpa buku paket dan pinjaman kelas.";

/** What was lent in each month: of which classes of the shelves, and to which classes of the school. */
export async function loanForm({ reader, range, days }: AskedForm): Promise<FormSection[]> {
  const months = monthsOf(range);
  const lent = await readLoansByKindAndMonth(reader, days);
  const kinds = await readMemberKinds(reader);
  // A class is one, however it was spelt on other days.
  const classes = groupBy(lent, ({ memberKindId, className }) => `${memberKindId} ${classKeyOf(className) ?? ""}`);
  return [
    monthTable({
      title: "Per klasifikasi",
      note: `${NOTE} Klasifikasi judul hari ini.`,
      label: "Klasifikasi",
      months,
      lines: divisionMonthLines(await readLoansByDivisionAndMonth(reader, days, months)),
    }),
    monthTable({
      title: "Per kelas",
      note: `${NOTE} Kelas dan jenis anggota pada hari meminjam.`,
      label: "Kelas atau jenis",
      months,
      lines: [...classes.values()].map((rows) => ({
        name: nameOf(rows, kinds),
        countOf: (month) => rows.reduce((sum, row) => sum + (row.month === month ? row.count : 0), 0),
      })),
    }),
  ];
}

type Lent = Awaited<ReturnType<typeof readLoansByKindAndMonth>>;

/** A class of pupils by its name alone; of others, who they are as well. */
function nameOf([first]: Lent, kinds: Parameters<typeof memberKindOr>[0]): string {
  if (!first) return "";
  const { name, attendsClasses } = memberKindOr(kinds, first.memberKindId);
  if (first.className === null) return attendsClasses ? `${name} tanpa kelas` : name;
  return attendsClasses ? first.className : `${first.className} (${name})`;
}
