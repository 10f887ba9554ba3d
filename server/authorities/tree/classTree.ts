import type { ClassificationRow } from "../authorityReads.js";
import { ISLAM, ISLAMIC_CLASSES, MAIN_CLASSES, NO_CLASS } from "./classNames.js";
import { classPath, isWithin } from "./classPath.js";

export interface ClassBranch {
  /** The path by which its children are requested. */
  readonly key: string;
  readonly code: string;
  readonly name: string | null;
  /** The books of the whole branch. */
  readonly booksCount: number;
  /** The library's classes in the whole branch. */
  readonly classesCount: number;
  readonly hasBranches: boolean;
  /** The library's records with exactly this class; several if the code was typed in different ways. */
  readonly classifications: readonly ClassificationRow[];
}

interface Heading {
  readonly key: string;
  readonly code: string;
  readonly name: string;
  /** The path of a class of the library that is the heading itself. */
  readonly ownPath: string;
}

const mainClasses: readonly Heading[] = MAIN_CLASSES.map((name, digit) => ({
  key: String(digit),
  code: `${digit}00`,
  name,
  ownPath: `${digit}00`,
}));
const islamicClasses: readonly Heading[] = ISLAMIC_CLASSES.map((name, digit) => ({
  key: `2X${digit}`,
  code: `2X${digit}`,
  name,
  ownPath: `2X${digit}`,
}));
const islam: Heading = { key: "2X", code: "2X", name: ISLAM, ownPath: "2X" };
const otherCodes: Heading = { key: "~", code: "–", name: NO_CLASS, ownPath: "~" };

interface ClassWithPath {
  readonly path: string;
  readonly row: ClassificationRow;
}

/** The root: the main classes, Islam between 200 and 300, and codes that are not classes, if any. */
export function topLevelBranches(rows: readonly ClassificationRow[]): ClassBranch[] {
  const classes = withPaths(rows);
  const headings = [...mainClasses.slice(0, 3), islam, ...mainClasses.slice(3), otherCodes];
  return headings
    .map((heading) => headingBranch(heading, classes))
    .filter(({ key, classesCount }) => key !== otherCodes.key || classesCount > 0);
}

/** The direct children of a node: classes without an ancestor among the library's other classes below the node. */
export function branchesOf(branch: string, rows: readonly ClassificationRow[]): ClassBranch[] {
  const classes = withPaths(rows);
  const heading = [...mainClasses, islam].find(({ key }) => key === branch);
  const below = classes.filter(({ path }) => isWithin(path, branch) && path !== branch && path !== heading?.ownPath);
  if (branch === islam.key) {
    const withoutHeading = below.filter(({ path }) => !/^2X\d/u.test(path));
    return [...islamicClasses.map((islamic) => headingBranch(islamic, below)), ...nestedBranches(withoutHeading)];
  }
  return nestedBranches(below);
}

function withPaths(rows: readonly ClassificationRow[]): ClassWithPath[] {
  return rows
    .map((row) => ({ path: classPath(row.sortKey), row }))
    .sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : one.row.id - other.row.id));
}

function headingBranch({ key, code, name, ownPath }: Heading, classes: readonly ClassWithPath[]): ClassBranch {
  const descendants = classes.filter(({ path }) => isWithin(path, key));
  const exactMatches = descendants.filter(({ path }) => path === ownPath);
  return {
    ...totals(descendants),
    key,
    code,
    name: exactMatches[0]?.row.name ?? name,
    hasBranches: descendants.length > exactMatches.length,
    classifications: exactMatches.map(({ row }) => row),
  };
}

/**
 * In the order of the paths the descendants of a class follow it directly. Codes that are not classes have no
 * children.
 */
function nestedBranches(classes: readonly ClassWithPath[]): ClassBranch[] {
  const groups: ClassWithPath[][] = [];
  for (const each of classes) {
    const groupHead = groups.at(-1)?.[0];
    const isBelow =
      groupHead !== undefined &&
      (groupHead.path.startsWith("~") ? each.path === groupHead.path : each.path.startsWith(groupHead.path));
    if (isBelow) {
      groups.at(-1)?.push(each);
    } else {
      groups.push([each]);
    }
  }
  return groups.flatMap((descendants) => {
    const [first] = descendants;
    if (first === undefined) {
      return [];
    }
    const exactMatches = descendants.filter(({ path }) => path === first.path);
    const { code, name } = first.row;
    return [
      {
        ...totals(descendants),
        key: first.path,
        code,
        name,
        hasBranches: descendants.length > exactMatches.length,
        classifications: exactMatches.map(({ row }) => row),
      },
    ];
  });
}

function totals(descendants: readonly ClassWithPath[]) {
  return {
    booksCount: descendants.reduce((sum, { row }) => sum + row.booksCount, 0),
    classesCount: descendants.length,
  };
}
