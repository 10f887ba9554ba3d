import { returnPath } from "../../../client/session/returnPath";

test("a login leads back to where one came from", () => {
  expect(returnPath({ from: "/books?search=hujan#isi" })).toBe("/books?search=hujan#isi");
});

test("a login that came from nowhere, from itself or from the activation, leads home", () => {
  for (const state of [null, undefined, {}, { from: 3 }, { from: "" }, { from: "/login" }, { from: "/activate" }]) {
    expect(returnPath(state)).toBe("/");
  }
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
    expect(returnPath({ from })).toBe("/");
  }
});
