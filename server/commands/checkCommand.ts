import type { Config } from "../config.js";
import { checkLibrary } from "../integrity/checkLibrary.js";
import type { Finding } from "../integrity/Finding.js";
import { openDatabase } from "../openDatabase.js";

/** Prints what is wrong with the library on one screen; returns whether nothing is left to do. */
export async function checkCommand(config: Config, { repair }: { readonly repair: boolean }): Promise<boolean> {
  const database = await openDatabase({ url: config.databaseUrl });
  let findings: Finding[];
  try {
    findings = await checkLibrary(database, config, { repair });
  } finally {
    await database.close();
  }
  findings.flatMap(linesOf).forEach((line) => console.log(line));
  const left = findings.filter(({ wrong, isRepaired }) => wrong > 0 && !isRepaired);
  const repaired = findings.filter(({ wrong, isRepaired }) => wrong > 0 && isRepaired);
  console.log(
    left.length === 0
      ? `\nPerpustakaan ini utuh.${repaired.length > 0 ? " Kesalahan yang ditemukan sudah diperbaiki." : ""}`
      : `\n${left.length} dari ${findings.length} pemeriksaan menemukan kesalahan.`,
  );
  return left.length === 0;
}

function linesOf({ title, wrong, examples, isRepaired, advice }: Finding): string[] {
  if (wrong === 0) {
    return [`✓ ${title}`];
  }
  const count = wrong.toLocaleString("id-ID");
  return [
    `${isRepaired ? "✓" : "✗"} ${title}: ${count} ${isRepaired ? "sudah diperbaiki" : "keliru"}`,
    ...examples.map((example) => `    ${example}`),
    ...(wrong > examples.length ? ["    …"] : []),
    ...(isRepaired ? [] : [`    ${advice}`]),
  ];
}
