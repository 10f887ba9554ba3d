import { readFileSync } from "node:fs";

import { classHeading } from "./classHeadings.js";

let sections: ReadonlyMap<string, string> | null = null;

/** The names of the thousand sections that a school's library is likely to have, read once. */
function sectionNames(): ReadonlyMap<string, string> {
  sections ??= new Map(
    readFileSync(new URL("classSections.tsv", import.meta.url), "utf8")
      .split("\n")
      .map((line) => line.split("\t"))
      .flatMap(([code, name]) => (code && name ? [[code, name] as const] : [])),
  );
  return sections;
}

/**
 * What a class is called, or the narrowest heading above it that has a name: `612.3` is "Fisiologi manusia". Null for
 * what is no class.
 */
export function classCaption(code: string): string | null {
  const [, islamic, digits] = /^(2X\d?)(?:\.[\d ]+)?$|^(\d{3})(?:\.[\d ]+)?$/u.exec(code) ?? [];
  if (islamic !== undefined) {
    return classHeading(islamic)?.name ?? null;
  }
  if (digits === undefined) {
    return null;
  }
  const heading = digits.endsWith("00") ? digits.slice(0, 1) : digits.slice(0, 2);
  return (digits.endsWith("0") ? null : sectionNames().get(digits)) ?? classHeading(heading)?.name ?? null;
}
