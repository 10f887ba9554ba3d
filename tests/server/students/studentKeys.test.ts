import { classKeyOf, studentKeys } from "../../../server/students/studentKeys.js";

describe("What a student is sorted and found by", () => {
  it("puts classes in the order of the grades, in Roman or plain numbers", () => {
    const school = ["VII A", "VIII A", "IX A", "X Bahasa 1", "X IPA 2", "X IPA 10", "XI IPA 1", "XII IPS 1"];
    const shuffled = ["X IPA 10", "XII IPS 1", "IX A", "X IPA 2", "VIII A", "XI IPA 1", "VII A", "X Bahasa 1"];

    expect([...shuffled].sort((one, other) => (classKeyOf(one) < classKeyOf(other) ? -1 : 1))).toEqual(school);
  });

  it("knows a class however it is spelled", () => {
    expect(new Set(["XI IPA 1", "xi-ipa-1", "XI  IPA.1", "11 IPA 1"].map(classKeyOf)).size).toBe(1);
    expect(classKeyOf("XI IPA 1")).not.toBe(classKeyOf("XI IPA 11"));
    expect(classKeyOf(null)).toBeNull();
  });

  it("fits its columns whatever a name holds", () => {
    const { nameKey, classKey, searchKey } = studentKeys({
      nis: "1".repeat(40),
      nisn: "0081234567",
      name: "ß".repeat(255),
      className: "½".repeat(100),
    });

    expect([nameKey.length <= 190, (classKey ?? "").length <= 190, searchKey.length <= 600]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
