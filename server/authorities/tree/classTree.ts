import type { ClassificationRow } from "../catalogueReads.js";
import { ISLAM, ISLAMIC_CLASSES, MAIN_CLASSES, NO_CLASS } from "./classNames.js";
import { classPath, isWithin } from "./classPath.js";

export interface ClassBranch {
  /** By which its own branches are asked for. */
  readonly key: string;
  readonly code: string;
  readonly name: string | null;
  /** Of the whole branch. */
  readonly booksCount: number;
  /** The library's classes in the whole branch. */
  readonly classesCount: number;
  readonly hasBranches: boolean;
  /** The library's own classes that are exactly this one; several where a code was typed in several ways. */
  readonly classifications: readonly ClassificationRow[];
}

interface Heading {
  readonly key: string;
  readonly code: string;
  readonly name: string;
  /** The path of a class of the library that is the heading itself. */
  readonly own: string;
}

const mainClasses: readonly Heading[] = MAIN_CLASSES.map((name, digit) => ({
  key: String(digit),
  code: `${digit}00`,
  name,
  own: `${digit}00`,
}));
const islamicClasses: readonly Heading[] = ISLAMIC_CLASSES.map((name, digit) => ({
  key: `2X${digit}`,
  code: `2X${digit}`,
  name,
  own: `2X${digit}`,
}));
const islam: Heading = { key: "2X", code: "2X", name: ISLAM, own: "2X" };
const others: Heading = { key: "~", code: "–", name: NO_CLASS, own: "~" };

interface Placed {
  readonly path: string;
  readonly row: ClassificationRow;
}

/** The trunk: the main classes, Islam between 200 and 300, and what is no class, where there is any. */
export function trunk(rows: readonly ClassificationRow[]): ClassBranch[] {
  const placed = place(rows);
  const headings = [...mainClasses.slice(0, 3), islam, ...mainClasses.slice(3), others];
  return headings
    .map((heading) => headed(heading, placed))
    .filter(({ key, classesCount }) => key !== others.key || classesCount > 0);
}

/** What lies directly below a branch: a class below which no other one of the library's is, as far as the branch goes. */
export function branchesOf(branch: string, rows: readonly ClassificationRow[]): ClassBranch[] {
  const placed = place(rows);
  const heading = [...mainClasses, islam].find(({ key }) => key === branch);
  const below = placed.filter(({ path }) => isWithin(path, branch) && path !== branch && path !== heading?.own);
  if (branch === islam.key) {
    const unheaded = below.filter(({ path }) => !/^2X\d/u.test(path));
    return [...islamicClasses.map((islamic) => headed(islamic, below)), ...nested(unheaded)];
  }
  return nested(below);
}

function place(rows: readonly ClassificationRow[]): Placed[] {
  return rows
    .map((row) => ({ path: classPath(row.sortKey), row }))
    .sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : one.row.id - other.row.id));
}

function headed({ key, code, name, own }: Heading, placed: readonly Placed[]): ClassBranch {
  const within = placed.filter(({ path }) => isWithin(path, key));
  const itself = within.filter(({ path }) => path === own);
  return {
    ...summed(within),
    key,
    code,
    name: itself[0]?.row.name ?? name,
    hasBranches: within.length > itself.length,
    classifications: itself.map(({ row }) => row),
  };
}

/** In the order of the paths whatever lies below a class follows it at once. Codes that are no class have nothing below them. */
function nested(placed: readonly Placed[]): ClassBranch[] {
  const tops: Placed[][] = [];
  for (const each of placed) {
    const top = tops.at(-1)?.[0];
    const isBelow =
      top !== undefined && (top.path.startsWith("~") ? each.path === top.path : each.path.startsWith(top.path));
    if (isBelow) {
      tops.at(-1)?.push(each);
    } else {
      tops.push([each]);
    }
  }
  return tops.flatMap((within) => {
    const [first] = within;
    if (first === undefined) {
      return [];
    }
    const itself = within.filter(({ path }) => path === first.path);
    const { code, name } = first.row;
    return [
      {
        ...summed(within),
        key: first.path,
        code,
        name,
        hasBranches: within.length > itself.length,
        classifications: itself.map(({ row }) => row),
      },
    ];
  });
}

function summed(within: readonly Placed[]) {
  return { booksCount: within.reduce((sum, { row }) => sum + row.booksCount, 0), classesCount: within.length };
}
