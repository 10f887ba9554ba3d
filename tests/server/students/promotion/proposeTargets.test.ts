import { fc } from "../../../support/fastCheck.js";

import { parseGradeName } from "../../../../server/students/promotion/planning/gradeName.js";
import { proposeTargets } from "../../../../server/students/promotion/planning/proposeTargets.js";
import { classKeyOf } from "../../../../server/students/studentKeys.js";

const GRADUATES = "lulus";
const proposed = (...names: string[]) =>
  Object.fromEntries(
    [...proposeTargets(names)].map(([name, decision]) => [
      name,
      decision?.action === "graduate" ? GRADUATES : (decision?.targetClassName ?? null),
    ]),
  );

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII"];
const grade = fc.integer({ min: 1, max: 13 });
const numeral = fc
  .tuple(grade, fc.constantFrom("roman", "lower", "plain", "padded"))
  .map(([number, style]) =>
    style === "plain"
      ? String(number)
      : style === "padded"
        ? String(number).padStart(2, "0")
        : style === "lower"
          ? (ROMAN[number - 1] ?? "").toLowerCase()
          : (ROMAN[number - 1] ?? ""),
  );
const className = fc
  .tuple(
    fc.constantFrom("", "Kelas ", "kls. "),
    numeral,
    fc.constantFrom("", " ", "-", ".", " - "),
    fc.constantFrom("", "A", "b", "3", "IPA 1", "IPS-2", "Tahfidz", "1/2", "Unggulan É"),
  )
  .map((parts) => parts.join("").trim());

describe("Where a class goes at the end of the year", () => {
  it("is the next grade under the same name, in the letters that the school uses", () => {
    expect(proposed("X-3", "XI-3", "XII-3")).toEqual({ "X-3": "XI-3", "XI-3": "XII-3", "XII-3": GRADUATES });
    expect(proposed("VII A", "viii b", "IX A")).toEqual({ "VII A": "VIII A", "viii b": "ix b", "IX A": GRADUATES });
    expect(proposed("10 IPA 1", "11 IPA 1", "12 IPA 1")).toEqual({
      "10 IPA 1": "11 IPA 1",
      "11 IPA 1": "12 IPA 1",
      "12 IPA 1": GRADUATES,
    });
    expect(proposed("Kelas 4", "09 A", "10 A")).toMatchObject({ "Kelas 4": "Kelas 5", "09 A": "10 A" });
    expect(proposed("Kelas 5", "6B", "VIIA")).toMatchObject({ "6B": "7B", VIIA: "VIIIA" });
  });

  it("is out of school where the school ends, and only there", () => {
    expect(proposed("V", "VI")).toEqual({ V: "VI", VI: GRADUATES });
    expect(proposed("VI", "IX A")).toEqual({ VI: "VII", "IX A": GRADUATES });
    // A new school, whose first pupils are in the eleventh grade.
    expect(proposed("X 1", "XI 1")).toEqual({ "X 1": "XI 1", "XI 1": "XII 1" });
  });

  it("is a fourth year only for the branches of a vocational school that have one", () => {
    expect(proposed("XII SIJA 2", "XII AKL 1", "XIII SIJA 1")).toEqual({
      "XII SIJA 2": "XIII SIJA 2",
      "XII AKL 1": GRADUATES,
      "XIII SIJA 1": GRADUATES,
    });
  });

  it("is left to a person where the name tells of no grade, or of more than one", () => {
    const unknown = ["TK A", "IPA 1", "XIPA 1", "2024", "101", "Melati", "0", "14 A", "XIV", "IIII", "-", "½"];

    expect(new Set(Object.values(proposed(...unknown)))).toEqual(new Set([null]));
    expect(proposed(`X ${"a".repeat(98)}`)).toEqual({ [`X ${"a".repeat(98)}`]: null });
  });

  it("never is the same grade, and never the same class for two", () => {
    fc.assert(
      fc.property(fc.array(className, { maxLength: 30 }), (names) => {
        const classes = [...new Map(names.map((name) => [classKeyOf(name), name])).values()];
        const proposals = proposeTargets(classes);
        const targets: (string | null)[] = [];
        for (const [name, decision] of proposals) {
          const before = parseGradeName(name)?.grade;
          if (decision?.action === "promote") {
            expect(parseGradeName(decision.targetClassName ?? "")?.grade).toBe((before ?? 0) + 1);
            targets.push(classKeyOf(decision.targetClassName));
          } else {
            expect(decision === null ? before : decision.action).toBe(decision === null ? undefined : "graduate");
          }
        }
        expect(new Set(targets).size).toBe(targets.length);
      }),
    );
  });

  it("is found for any text without failing", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary", maxLength: 100 })), (names) => {
        expect([...proposeTargets(names).keys()]).toEqual([...new Set(names)]);
      }),
    );
  });
});
