import type { MoveInAnswers, MoveInQuestion } from "../../moveIn/library/MovingLibrary.js";
import { SYSTEM_NAMES } from "../../moveIn/library/MovingLibrary.js";
import type { LibraryLook } from "../../moveIn/look/lookAtLibrary.js";
import type { DumpTables } from "../../platform/sqlDump/DumpTables.js";
import type { OldLibrary } from "./withOldLibrary.js";

/** What a dump is, what of it comes and what not, and what a person has to decide. */
export function tellLook({ library, questions, answers }: OldLibrary, look: LibraryLook): void {
  const { libraryName, madeAt } = library.description;
  const of = libraryName === null ? "" : `: ${libraryName}`;
  console.log(`${SYSTEM_NAMES[library.system]}${of}${madeAt === null ? "" : `, sampai ${madeAt}`}`);
  library.notes.forEach((note) => console.log(note));
  balanceLines(look, library).forEach((line) => console.log(line));
  questionLines(questions, answers).forEach((line) => console.log(line));
}

export function balanceLines(
  { tables, remarks }: LibraryLook,
  { others: unread }: Pick<DumpTables, "others">,
): string[] {
  const balance = tables.flatMap(({ label, read, brought, leftOut }) => [
    `  ${label}: ${count(read)} = ${count(brought)} + ${count(read - brought)}`,
    ...leftOut.map(({ remark, rows }) => `    ${count(rows)} tidak ikut, contoh: ${remark.text}`),
  ]);
  const others = [...unread].flatMap(([table, rows]) => (rows > 0 ? `${table} (${count(rows)})` : []));
  return [
    "\nDibaca = ikut + tidak ikut",
    ...balance,
    ...(remarks.length > 0 ? ["\nIkut dengan catatan"] : []),
    ...remarks.map(({ remark, rows }) => `  ${count(rows)}, contoh: ${remark.text}`),
    ...(others.length > 0 ? [`\nTidak dibaca: ${others.join(", ")}`] : []),
  ];
}

function questionLines(questions: readonly MoveInQuestion[], given: MoveInAnswers): string[] {
  const lines = questions.flatMap(({ key, text, detail, rows, choices, proposal }) => [
    `  ${text}${rows === null ? "" : ` (${count(rows)} baris)`}`,
    ...(detail === null ? [] : [`    ${detail}`]),
    ...choices.map(({ value, label }) => {
      const isChosen = (given[key] ?? proposal) === value;
      return `    ${isChosen ? "•" : " "} ${label}  --answer ${key}=${value}`;
    }),
  ]);
  return lines.length === 0 ? [] : ["\nPerlu keputusan (• yang berlaku)", ...lines];
}

export function count(rows: number): string {
  return rows.toLocaleString("id-ID");
}
