import { memberKindNamed } from "../../../../server/students/studentImport/rows/memberKindNamed.js";

const kindOf = (id: number, name: string) => ({
  id,
  name,
  numberName: "No. anggota",
  membershipMonths: null,
  fee: 0,
  attendsClasses: false,
  selfRegistration: false,
  position: id,
  active: true,
});
const KINDS = ["Siswa", "Guru", "Karyawan", "Umum", "Mahasiswa", "Guru Tamu"].map((name, index) =>
  kindOf(index + 1, name),
);

describe("The kind of member that a file means", () => {
  it.each([
    ["guru", "Guru"],
    [" GURU-TAMU ", "Guru Tamu"],
    ["Guru Honorer", "Guru"],
    ["Santri", "Siswa"],
    ["student", "Siswa"],
    ["Ustadzah", "Guru"],
    ["Staf TU", "Karyawan"],
    ["tendik", "Karyawan"],
    ["Mahasiswa S1", "Mahasiswa"],
    ["Public", "Umum"],
  ])("of “%s” is %s", (text, name) => {
    expect(memberKindNamed(KINDS, text)?.name).toBe(name);
  });

  it("is found by its other words where the library calls it otherwise", () => {
    expect(memberKindNamed([kindOf(1, "Santri")], "siswa")?.name).toBe("Santri");
  });

  it.each(["Alumni", "-", "Kepala"])("of “%s” is none", (text) => {
    expect(memberKindNamed(KINDS, text)).toBeNull();
  });
});
