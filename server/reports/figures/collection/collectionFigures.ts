import sql from "sql-template-tag";

import { categoryTable } from "../../../authorities/records/Category.entity.js";
import { classificationTable } from "../../../authorities/records/Classification.entity.js";
import { COLLECTION_GROUPS, type CollectionGroup } from "../../../authorities/collectionGroups.js";
import { bookTable } from "../../../books/Book.entity.js";
import { heldOnShelf } from "../../../books/bookReads.js";
import { copyTable } from "../../../books/copies/Copy.entity.js";
import { loanRuleTable } from "../../../circulation/policy/LoanRule.entity.js";
import { integer, notNull, pick } from "../../../platform/database/columns.js";
import type { Reader } from "../../../platform/database/Database.js";
import { groupBy } from "../../../platform/groupBy.js";
import { required } from "../../../platform/required.js";
import { type DivisionCode, DIVISIONS, divisionOf } from "../../../authorities/tree/divisions.js";
import { groupOf } from "./collectionGroupOf.js";
import { percent } from "../reportRange.js";

/** Titles and their copies. */
interface Holding {
  readonly titles: number;
  readonly copies: number;
}

export interface DivisionHolding extends Holding {
  readonly code: DivisionCode;
  readonly name: string;
}

export interface GroupHolding extends Holding {
  /** Null for what neither category nor class tells. */
  readonly group: CollectionGroup | null;
}

interface CategoryHolding extends Holding {
  readonly categoryId: number | null;
}

/** The collection as it stands: titles that have a copy neither withdrawn nor lost, and those copies. */
export interface CollectionFigures extends Holding {
  readonly perDivision: readonly DivisionHolding[];
  readonly perGroup: readonly GroupHolding[];
  /** By the category of a title, and of a copy that has one of its own. */
  readonly perCategory: readonly CategoryHolding[];
  /** The share of nonfiction in fiction and nonfiction together. */
  readonly nonfictionPercent: number | null;
  readonly ebooks: number;
  /** Copies that may be lent, those on loan included. */
  readonly lendableCopies: number;
  readonly lostCopies: number;
  /** Held, but badly damaged. */
  readonly damagedCopies: number;
  readonly withdrawnCopies: number;
  /** Held titles whose category has no group, and how many such categories there are. */
  readonly titlesWithoutGroup: number;
  readonly categoriesWithoutGroup: number;
  readonly titlesWithoutCategory: number;
}

const heldColumns = {
  ...pick(bookTable, "classificationId", "categoryId"),
  titles: integer(sql`COUNT(*)`),
  copies: integer(sql`SUM(held.copies)`),
  lendable: integer(sql`SUM(held.lendable)`),
};
const isLent = sql`CASE WHEN copies.status IN ('available', 'repair') THEN 1 ELSE 0 END`;
const movedColumns = {
  ...pick(bookTable, "classificationId", "categoryId"),
  ownCategoryId: copyTable.categoryId,
  copies: integer(sql`COUNT(*)`),
  lendable: integer(sql`SUM(${isLent})`),
};
const stateColumns = { ...pick(copyTable, "status", "condition"), copies: integer(sql`COUNT(*)`) };
const neverLentColumns = { categoryId: notNull(loanRuleTable.categoryId) };

export async function readCollection(reader: Reader): Promise<CollectionFigures> {
  const held = await reader.select(
    heldColumns,
    sql`FROM (SELECT copies.book_id, COUNT(*) AS copies,
                SUM(${isLent}) AS lendable
              FROM copies WHERE ${heldOnShelf} GROUP BY copies.book_id) held
        JOIN books ON books.id = held.book_id + 0 WHERE books.listed = 1
        GROUP BY books.classification_id, books.category_id`,
  );
  const states = await reader.select(
    stateColumns,
    sql`FROM copies JOIN books ON books.id = copies.book_id WHERE copies.listed = 1 AND books.listed = 1
        GROUP BY copies.status, copies.condition`,
  );
  const { sortKeys, groups, neverLent } = await readLists(reader);
  const kinds = [...held, ...(await readMovedCopies(reader))].map(({ classificationId, categoryId, ...counts }) => {
    const sortKey = classificationId === null ? null : (sortKeys.get(classificationId) ?? null);
    return {
      ...counts,
      categoryId,
      division: divisionOf(sortKey),
      group: groupOf(categoryId === null ? null : (groups.get(categoryId) ?? null), sortKey),
      lendable: categoryId !== null && neverLent.has(categoryId) ? 0 : counts.lendable,
    };
  });
  const perGroup = [...COLLECTION_GROUPS, null].map((group) => ({
    group,
    ...sumOf(kinds.filter((kind) => kind.group === group)),
  }));
  const ungrouped = kinds.filter(({ categoryId }) => categoryId !== null && !groups.has(categoryId));
  const titlesOf = (group: CollectionGroup) => titlesIn(perGroup, group);
  const copiesIn = (test: (state: (typeof states)[number]) => boolean) => sumOfCopies(states.filter(test));
  return {
    ...sumOf(kinds),
    perDivision: DIVISIONS.map((division) => ({
      ...division,
      ...sumOf(kinds.filter((kind) => kind.division === division.code)),
    })),
    perGroup,
    perCategory: [...groupBy(kinds, ({ categoryId }) => categoryId)].map(([categoryId, ofCategory]) => ({
      categoryId,
      ...sumOf(ofCategory),
    })),
    nonfictionPercent: percent(titlesOf("nonfiction"), titlesOf("fiction") + titlesOf("nonfiction")),
    ebooks: await reader.count(sql`FROM books WHERE listed = 1 AND digital_file IS NOT NULL`),
    lendableCopies: kinds.reduce((sum, { lendable }) => sum + lendable, 0),
    lostCopies: copiesIn(({ status }) => status === "lost"),
    damagedCopies: copiesIn(
      ({ status, condition }) => condition === "damaged" && status !== "lost" && status !== "withdrawn",
    ),
    withdrawnCopies: copiesIn(({ status }) => status === "withdrawn"),
    titlesWithoutGroup: sumOf(ungrouped).titles,
    categoriesWithoutGroup: new Set(ungrouped.map(({ categoryId }) => categoryId)).size,
    titlesWithoutCategory: sumOf(kinds.filter(({ categoryId }) => categoryId === null)).titles,
  };
}

/**
 * Copies with a category of their own: they are taken off their book's category and added to their own, where they
 * count as no title.
 */
async function readMovedCopies(reader: Reader) {
  const moved = await reader.select(
    movedColumns,
    sql`FROM copies JOIN books ON books.id = copies.book_id
        WHERE copies.category_id > 0 AND books.listed = 1 AND ${heldOnShelf}
        GROUP BY books.classification_id, books.category_id, copies.category_id`,
  );
  return moved.flatMap(({ ownCategoryId, copies, lendable, ...ofBook }) => [
    { ...ofBook, titles: 0, copies: -copies, lendable: -lendable },
    { ...ofBook, categoryId: ownCategoryId, titles: 0, copies, lendable },
  ]);
}

/** What the library's lists say of classes and categories. */
async function readLists(reader: Reader) {
  const classes = await reader.select(pick(classificationTable, "id", "sortKey"), sql`FROM classifications`);
  const categories = await reader.select(
    pick(categoryTable, "id", "collectionGroup"),
    sql`FROM categories WHERE collection_group IS NOT NULL`,
  );
  const neverLent = await reader.select(
    neverLentColumns,
    sql`FROM loan_rules WHERE member_kind_id IS NULL AND category_id IS NOT NULL AND lendable = 0`,
  );
  return {
    sortKeys: new Map(classes.map(({ id, sortKey }) => [id, sortKey])),
    groups: new Map(categories.map(({ id, collectionGroup }) => [id, collectionGroup])),
    neverLent: new Set(neverLent.map(({ categoryId }) => categoryId)),
  };
}

/** How many titles a group has; every group is listed. */
export function titlesIn(perGroup: CollectionFigures["perGroup"], group: CollectionGroup): number {
  return required(
    perGroup.find((each) => each.group === group),
    `the group ${group}`,
  ).titles;
}

function sumOf(holdings: readonly Holding[]): Holding {
  return { titles: holdings.reduce((sum, { titles }) => sum + titles, 0), copies: sumOfCopies(holdings) };
}

function sumOfCopies(holdings: readonly { readonly copies: number }[]): number {
  return holdings.reduce((sum, { copies }) => sum + copies, 0);
}
