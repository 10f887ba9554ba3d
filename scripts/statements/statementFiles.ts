import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SHOWN = 40;

/** Writes the files, and takes away those of features that are gone. */
export function writeStatements(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

/** The entries in which the folder is not what it should be, and what to do; null where there are none. */
export function differenceOf(folder: string, files: ReadonlyMap<string, string>): string | null {
  const committed = existsSync(folder) ? readdirSync(folder) : [];
  const different = [...new Set([...committed, ...files.keys()])].sort().flatMap((name) => {
    const before = entriesOf(committed.includes(name) ? readFileSync(join(folder, name), "utf8") : "");
    const now = entriesOf(files.get(name) ?? "");
    return [
      ...[...before].filter(([compared]) => !now.has(compared)).map(([, entry]) => `- ${name}: ${entry}`),
      ...[...now].filter(([compared]) => !before.has(compared)).map(([, entry]) => `+ ${name}: ${entry}`),
    ];
  });
  if (different.length === 0) return null;
  const more = different.length > SHOWN ? [`… and ${different.length - SHOWN} more`] : [];
  return [
    ...different.slice(0, SHOWN),
    ...more,
    "",
    "Statements, or their plans, are not what docs/statements/ says. Run `npm run statements`, read what has changed " +
      "there, and commit it.",
  ].join("\n");
}

/**
 * Names with the lines below them, by what is compared: MariaDB's plan is for the review alone, as it is not the same
 * each time, and so are the marks that it may have set.
 */
function entriesOf(text: string): Map<string, string> {
  const entries = text
    .split(/\n(?! )/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  return new Map(
    entries.map((entry) => [entry.replace(/\n {2}MariaDB: .*/u, "").replace(/^(?:\[[A-Z]+\] )+/u, ""), entry]),
  );
}
