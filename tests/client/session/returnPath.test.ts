import { returnPath } from "../../../client/session/returnPath";
import { aUser } from "../support/session";

const student = { ...aUser("siti", "STUDENT"), viewerCan: [] };
const admin = { ...aUser("rina"), viewerCan: ["CATALOGUE_WRITE" as const] };
const staff = { ...aUser("budi", "STAFF"), viewerCan: ["VISITS_READ" as const] };

test("a login leads back to where one came from", () => {
  expect(returnPath({ from: "/books?search=hujan#isi" }, student)).toBe("/books?search=hujan#isi");
  expect(returnPath({ from: "/books?search=hujan#isi" }, admin)).toBe("/books?search=hujan#isi");
});

test("a login from nowhere, home, itself or the activation leads a student home and a librarian to work", () => {
  for (const from of [undefined, 3, "", "/", "/login", "/activate", "/forgot-password"]) {
    expect([returnPath({ from }, student), returnPath({ from }, admin)]).toEqual(["/", "/admin"]);
  }
  expect([returnPath(null, student), returnPath(undefined, admin)]).toEqual(["/", "/admin"]);
});

test("no login leads to another site", () => {
  for (const from of [
    "https://jahat.example",
    "//jahat.example",
    "/\\jahat.example",
    "/\t/jahat.example",
    "javascript:alert(1)",
    "jahat",
  ]) {
    expect(returnPath({ from }, student)).toBe("/");
  }
});

test("whoever works at the library in a smaller role is led to work too", () => {
  expect(returnPath(null, staff)).toBe("/admin");
});

test("whoever has a password that somebody else has seen is led to where it is changed", () => {
  const passwordExpiresAt = "2026-11-30T04:00:00.000Z";
  expect(returnPath({ from: "/books" }, { ...staff, passwordExpiresAt })).toBe("/password");
  expect(returnPath({ from: "/books" }, { ...student, passwordExpiresAt })).toBe("/password");
});

test("a librarian whom the library asks for a second factor sets it up first, after a password of their own", () => {
  const due = { ...staff, viewerCan: [], secondFactorDue: true };
  expect(returnPath({ from: "/admin/books" }, due)).toBe("/second-factor");
  expect(returnPath(null, { ...due, passwordExpiresAt: "2026-11-30T04:00:00.000Z" })).toBe("/password");
});
