import { fc } from "../../support/fastCheck";

import {
  DRAFT,
  emptyPost,
  isPostValues,
  missingValues,
  type PostValues,
  PUBLISHED,
  toCreateInput,
  toPostBase,
  toUpdateInput,
} from "../../../client/blogs/admin/form/postValues";
import { isNarrowed, parsePostsUrl, postsHref, toPostArgs } from "../../../client/blogs/admin/table/postsUrlState";
import { instantAt } from "../../../client/format/instantAt";
import { wallClock } from "../../../client/format/wallClock";

const ZONE = "Asia/Makassar";
const values: PostValues = { ...emptyPost.values, title: "Jam layanan", body: "Buka." };
const saved = {
  id: "x",
  databaseId: 7,
  slug: "jam-layanan",
  title: "Jam layanan",
  body: "Buka.",
  writtenExcerpt: null,
  imageAlt: null,
  status: "PUBLISHED" as const,
  isScheduled: true,
  publishedAt: "2026-11-24T23:30:00.000Z",
  revision: 4,
};

test("a time is that of the library's clock, whatever the zone", () => {
  expect(instantAt("2026-11-25", "07:30", "Asia/Jakarta")).toBe("2026-11-25T00:30:00.000Z");
  expect(instantAt("", "07:30", ZONE)).toBeNull();
  expect(instantAt("2026-11-25", "pagi", ZONE)).toBeNull();
  const zones = fc.constantFrom("Asia/Jakarta", "Asia/Jayapura", "Europe/Amsterdam", "America/St_Johns", "UTC");
  const minutes = fc
    .integer({ min: 0, max: 40_000_000 })
    .map((minute) => new Date(Date.UTC(2000, 0) + minute * 60_000));
  fc.assert(
    fc.property(minutes, zones, (instant, zone) => {
      const { day, time } = wallClock(instant.toISOString(), zone);
      const found = instantAt(day, time.replace(".", ":"), zone);
      // An hour that the clocks pass twice is two instants.
      expect(wallClock(found ?? "", zone)).toEqual({ day, time });
    }),
  );
});

test("only what has changed is sent, upon the state that it was made of", () => {
  const base = toPostBase(saved, ZONE);
  expect(base.values.publication).toEqual({ kind: "scheduled", day: "2026-11-25", time: "07:30" });
  expect(toUpdateInput(base, base.values, ZONE)).toEqual({ expectedRevision: 4 });
  expect(toUpdateInput(base, { ...base.values, slug: "", excerpt: "Setiap hari." }, ZONE)).toEqual({
    slug: null,
    excerpt: "Setiap hari.",
    expectedRevision: 4,
  });
  const at = { ...base.values, publication: { ...base.values.publication, time: "8.15" } };
  expect(toUpdateInput(base, at, ZONE)).toEqual({
    status: "PUBLISHED",
    publishedAt: "2026-11-25T00:15:00.000Z",
    expectedRevision: 4,
  });
  expect(toUpdateInput(base, { ...base.values, publication: PUBLISHED }, ZONE)).toMatchObject({
    status: "PUBLISHED",
    publishedAt: null,
  });
  expect(toCreateInput(values, ZONE)).toEqual({ title: "Jam layanan", body: "Buka." });
  expect(toPostBase({ ...saved, isScheduled: false }, ZONE).values.publication).toEqual(PUBLISHED);
  expect(toPostBase({ ...saved, status: "DRAFT" }, ZONE).values.publication).toEqual(DRAFT);
});

test("what is missing is said at its field before anything is sent", () => {
  const scheduled = { kind: "scheduled" as const, day: "2026-11-25", time: "25.00" };
  expect(missingValues(values, ZONE)).toEqual([]);
  expect(missingValues({ ...emptyPost.values, publication: scheduled }, ZONE).map(({ name }) => name)).toEqual([
    "title",
    "publishedAt",
    "body",
  ]);
});

test.each([null, 7, {}, { ...values, body: 7 }, { ...values, publication: { kind: "later", day: "", time: "" } }])(
  "a draft that is none is not taken: %j",
  (draft) => {
    expect(isPostValues(draft)).toBe(false);
    expect(isPostValues(values)).toBe(true);
  },
);

test("what the list shows stands in the URL and is read from it", () => {
  const href = "/admin/blogs?search=pekan&status=scheduled&sort=updated&columns=status%2Cminutes";
  const state = parsePostsUrl(new URLSearchParams(href.split("?")[1]));
  expect(postsHref(state)).toBe(href);
  expect(toPostArgs(state)).toEqual({ search: "pekan", status: "SCHEDULED", orderBy: "UPDATED" });
  const unknown = parsePostsUrl(new URLSearchParams("status=toString&sort=random"));
  expect(postsHref(unknown)).toBe("/admin/blogs");
  expect(isNarrowed(unknown)).toBe(false);
  expect(toPostArgs(unknown)).toEqual({ search: null, status: "ALL", orderBy: "PUBLISHED" });
});
