import { codeError, formatCode } from "../../../client/activation/activationCode";
import { parseSlipHash } from "../../../client/activation/usePrefillFromSlip";
import { newActivationCode } from "../../../server/activation/activationCode";

test.each([
  ["", ""],
  ["k7qm", "K7QM"],
  ["k7qm3", "K7QM-3"],
  ["K7QM-", "K7QM"],
  ["k7qm 3xpt", "K7QM-3XPT"],
  [" Kode: ", "KODE"],
  ["k7qm–3xpt\n", "K7QM-3XPT"],
])("“%s” is grouped as it is printed", (typed, grouped) => {
  expect(formatCode(typed)).toBe(grouped);
  expect(formatCode(grouped)).toBe(grouped);
});

test("whatever the desk prints is taken", () => {
  for (let times = 0; times < 200; times++) {
    const printed = newActivationCode();
    expect(codeError(printed.toLowerCase().replace("-", " "))).toBeNull();
    expect(formatCode(printed.replace("-", ""))).toBe(printed);
  }
});

test("a code that cannot be right is refused before it uses up an attempt", () => {
  expect(codeError(" - ")).toBe("Kode aktivasi wajib diisi.");
  expect(codeError("K7QM-3XP")).toBe("Kode aktivasi terdiri atas 8 huruf dan angka, bukan 7.");
  expect(codeError("K7QM-3XPTT")).toBe("Kode aktivasi terdiri atas 8 huruf dan angka, bukan 9.");
  expect(codeError("K7QM-3XP0")).toMatch(/^Kode tidak memakai angka 0 dan 1/);
});

test("a slip's URL is parsed into number and code, and nothing else is taken for one", () => {
  expect(parseSlipHash("#nis=2024001&kode=K7QM-3XPT")).toEqual({ nis: "2024001", code: "K7QM-3XPT" });
  expect(parseSlipHash("#nis=A%2F24+7")).toEqual({ nis: "A/24 7", code: "" });
  expect(parseSlipHash("#isi")).toBeNull();
  expect(parseSlipHash("")).toBeNull();
  expect(parseSlipHash(`#nis=${"9".repeat(500)}`)?.nis).toHaveLength(40);
});
