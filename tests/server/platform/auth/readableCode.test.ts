import { newReadableCode, plainCode } from "../../../../server/platform/auth/readableCode.js";

test.each([
  ["K7QM-3XPT", "K7QM3XPT"],
  ["k7qm 3xpt", "K7QM3XPT"],
  [" k7qm–3xpt\u00a0", "K7QM3XPT"],
  ["Ｋ７ＱＭ－３ＸＰＴ", "K7QM3XPT"],
  ["k7qm\u20113xpt\n", "K7QM3XPT"],
  ["123 456", "123456"],
])("of a code typed as %j counts %s", (typed, plain) => {
  expect(plainCode(typed)).toBe(plain);
});

test("a code in small letters is the same code", () => {
  const code = newReadableCode(3, "abcdefgh");
  expect(code).toMatch(/^[a-h]{4}-[a-h]{4}-[a-h]{4}$/);
  expect(plainCode(code)).toBe(code.replaceAll("-", "").toUpperCase());
});
