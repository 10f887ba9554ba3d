import { returnPath } from "../../../client/session/returnPath";

test("a login leads back to where one came from", () => {
  expect(returnPath({ from: "/books?search=hujan#isi" }, "STUDENT")).toBe("/books?search=hujan#isi");
  expect(returnPath({ from: "/books?search=hujan#isi" }, "ADMIN")).toBe("/books?search=hujan#isi");
});

test("a login from nowhere, home, itself or the activation leads a student home and an administrator to work", () => {
  for (const from of [undefined, 3, "", "/", "/login", "/activate"]) {
    expect([returnPath({ from }, "STUDENT"), returnPath({ from }, "ADMIN")]).toEqual(["/", "/admin"]);
  }
  expect([returnPath(null, "STUDENT"), returnPath(undefined, "ADMIN")]).toEqual(["/", "/admin"]);
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
    expect(returnPath({ from }, "STUDENT")).toBe("/");
  }
});
