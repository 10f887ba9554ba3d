import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchPath } from "react-router-dom";
import { recordLabels, type RecordType } from "../../../client/admin/history/recordLabels";
import { recordPlace } from "../../../client/audit/recordPlace";
import { deskScreens } from "../../../client/app/deskRoutes";
import { publicRoutes } from "../../../client/app/routes";
import { auditTable } from "../../doors/audit/auditTable";

/** Kinds that lead nowhere, or have no page with a link to their history, and why. */
const WITHOUT_PLACE: Partial<Record<RecordType, string>> = {
  history: "It tells of many records at once, which no longer say whose they were.",
  clock: "Nothing lists what time it was.",
  moveIn: "A whole library is brought in from the machine or by a program.",
  demo: "What it tells of has been taken away as a whole.",
};
const WITHOUT_HISTORY: Partial<Record<RecordType, string>> = {
  ...WITHOUT_PLACE,
  book: "Its form shows its history itself.",
  inHouseUse: "It is one of a pile, which nobody looks up: the figures tell of them all.",
  blogPicture: "It has no row and no page: it stands in whatever posts use it.",
  registration: "It is forgotten within ninety days; the member that came of it has the history.",
};
const GONE = ["delete", "purge", "discard"];
/** Acts after which the record has nothing left to be seen. */
const EMPTIED = ["classSet.undo", "student.erase"];

const types = Object.keys(recordLabels) as RecordType[];
const actions = [...new Set(Object.values(auditTable).filter((action) => typeof action === "string"))];
const entryOf = (action: string) => ({
  action,
  recordType: action.split(".")[0] ?? "",
  recordId: 7,
  book: { databaseId: 7, title: "Bumi" },
  copy: action.startsWith("copy.") ? { itemCode: "B00001" } : null,
  changes: [],
});
const isScreen = (href: string) => {
  const { pathname } = new URL(href, "http://library");
  return [...deskScreens, ...publicRoutes].find(({ path }) => matchPath(path, pathname))?.path.endsWith("*") === false;
};

test.each(types)("an entry of %s leads to a screen where its record is, or there is a reason why not", (type) => {
  const place = recordPlace(entryOf(`${type}.update`));

  expect(place === null).toBe(type in WITHOUT_PLACE);
  expect(place === null || isScreen(place.href)).toBe(true);
});

test.each(actions)("an entry of %s leads to no record that is gone", (action) => {
  const { recordType } = entryOf(action);
  const place = recordPlace(entryOf(action));

  expect(types).toContain(recordType);
  if (GONE.some((verb) => action.endsWith(`.${verb}`))) {
    expect([undefined, "/admin/bin"]).toContain(place?.href);
  } else if (EMPTIED.includes(action)) {
    expect(place).toBeNull();
  } else if (!(recordType in WITHOUT_PLACE)) {
    expect(isScreen(place?.href ?? "")).toBe(true);
  }
});

test("an entry that names a pupil leads to the pupil, one that names a record to the list that finds it", () => {
  const fine = { ...entryOf("fine.pay"), changes: [{ name: "studentId", before: null, after: "12" }] };
  const author = { ...entryOf("author.update"), changes: [{ name: "lastName", before: "Hirata", after: null }] };

  expect(recordPlace(fine)).toEqual({ href: "/admin/students/12", text: "Buka data anggota" });
  expect(recordPlace(author)?.href).toBe("/admin/authors?search=Hirata");
  expect(recordPlace(entryOf("copy.update"))?.href).toBe("/admin/copies?code=B00001");
});

test("an entry of several records at once, or of a book that is gone, leads to none of them", () => {
  expect(recordPlace({ ...entryOf("student.update"), recordId: null })).toBeNull();
  expect(recordPlace({ ...entryOf("book.update"), book: null })).toBeNull();
});

test.each(types.filter((type) => !(type in WITHOUT_HISTORY)))("a record of %s has a link to its history", (type) => {
  expect(historyLinks()).toContain(type);
});

/** What is named where a link to a history is made. */
function historyLinks(): string[] {
  return readdirSync("client", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/u.test(file) && !file.startsWith("gql"))
    .map((file) => readFileSync(join("client", file), "utf8"))
    .filter((text) => /useHistoryActions|recordHistoryHref|RecordHistoryLink|ImportFrame/u.test(text))
    .flatMap((text) => [
      ...text.matchAll(/(?:useHistoryActions<[^(]*>|recordHistoryHref)\("(\w+)"/gu),
      ...text.matchAll(/(?:type|recordType)="(\w+)"/gu),
      // The six lists share their rows.
      ...text.matchAll(/^ {2}(?:authors|publishers|categories|classifications|locations|sources): "(\w+)",$/gmu),
    ])
    .map(([, type]) => type ?? "");
}
