import { readAuthorCell } from "../../../../server/authorities/names/authorCell.js";
import { degreesLast, fullName, parseAuthorName } from "../../../../server/authorities/names/authorName.js";
import { withRole } from "../../../../server/authorities/names/creditedName.js";
import { isNameSuffix } from "../../../../server/authorities/names/nameSuffix.js";
import { fc } from "../../../support/fastCheck.js";

const read = (cell: string) => readAuthorCell(degreesLast(cell), { splitsPairs: true });
const namesIn = (cell: string) => read(cell).names.map((name) => withRole(fullName(name), name.role));

const DEGREES = [
  ..."drg.|Ph.D.|Ph. D|Apt.|Apt|OFM|OFMCap|SJ|Pr|S.Tr.Kes|Sp.A.|Sp.PD-KGEH|Sp.OG(K)|MARS|M.Pd.I|S.Kep.|Ns.|Bd.|A.Md.Keb".split(
    "|",
  ),
  ..."S.S.|S.H.|M.Hum.|SPd|SPdI|MKom|S. Pd.|M. Pd. I|S.Keb.|M.Si|Lc.|M.A.|MBA|S.E.|M.M.|dkk|dkk.|Jr.|S.Th.|M.Div.".split(
    "|",
  ),
];

describe("A degree, an order and what stands for those who are not named", () => {
  it.each(DEGREES)("%s is no person", (degree) => {
    expect(isNameSuffix(degree)).toBe(true);
    expect(read(`Rara Kusuma, ${degree}`).names).toMatchObject([{ firstName: "Rara", lastName: `Kusuma, ${degree}` }]);
  });

  it("is no person in any list of names", () => {
    const names = ["Rara Kusuma", "Arya Wijaya", "Prof. Dr. Bima Santoso", "Dewi Sri Lestari", "M. Ali Hasan"];
    const someone = fc.tuple(
      fc.constantFrom(...names),
      fc.subarray(DEGREES.filter((degree) => !degree.startsWith("dkk"))),
    );
    const list = fc.uniqueArray(someone, { minLength: 1, maxLength: 4, selector: ([name]) => name });
    fc.assert(
      fc.property(list, fc.constantFrom(", ", "; ", " & ", " dan "), (people, separator) => {
        const typed = people.map(([name, degrees]) => [name, ...degrees].join(", "));
        expect(namesIn(typed.join(separator))).toEqual(typed);
      }),
    );
  });

  it.each(["Ma", "Mei", "Ari", "M. Anis", "M. Ali", "M. Ani", "SMITH", "D.H.", "C.S.", "Ed.", "Van", "MARYAM", "Med"])(
    "is nothing like %s",
    (name) => {
      expect(isNameSuffix(name)).toBe(false);
    },
  );
});

describe("A cell of authors", () => {
  it.each([
    ["M. Quraish Shihab dan Najwa Shihab", ["M. Quraish Shihab", "Najwa Shihab"]],
    ["Zimmerer & Scarborough", ["Zimmerer", "Scarborough"]],
    ["Gabriel García Márquez/Antoine de Saint-Exupéry", ["Gabriel García Márquez", "Antoine de Saint-Exupéry"]],
    ["García Márquez, Gabriel", ["Gabriel García Márquez"]],
    ["Munif Said Hassan, Eddyman W. Ferial", ["Munif Said Hassan", "Eddyman W. Ferial"]],
    ["Ferial, Eddyman W.", ["Eddyman W. Ferial"]],
    ["Van der Kroef, J.M.", ["J.M. Van der Kroef"]],
    ["Kroef, J.M., Geertz, C.", ["J.M. Kroef", "C. Geertz"]],
    ["Harahap, Zairin, S.H., M.Hum.", ["Zairin Harahap, S.H., M.Hum."]],
    ["Sucipto, Toto dan Hartono, Dwi", ["Toto Sucipto", "Dwi Hartono"]],
    ["Toto Sucipto dan kawan-kawan", ["Toto Sucipto, dkk."]],
    ["Toto Sucipto, et al.", ["Toto Sucipto, dkk."]],
    ["Rm. Darmin Mbula, OFM & Paul Suparno, SJ", ["Rm. Darmin Mbula, OFM", "Paul Suparno, SJ"]],
    ["Budi Santoso S.Pd M.Pd", ["Budi Santoso S.Pd M.Pd"]],
    ["PALEWSKI Dr. Jean Paul", ["Dr. Jean Paul PALEWSKI"]],
    ["JOMIER. J.", ["J. JOMIER"]],
    ["SHARIF, M.M.", ["M.M. SHARIF"]],
    ["AZZAM, ;Abdul Wahhab.", ["Abdul Wahhab AZZAM"]],
    ["C.S. Lewis", ["C.S. Lewis"]],
    ["M.Sc Prof. Dr. Djoko Santoso", ["Prof. Dr. Djoko Santoso, M.Sc"]],
    ["Ratna S/O Muthu", ["Ratna S/O Muthu"]],
    ["Kementerian Pendidikan dan Kebudayaan", ["Kementerian Pendidikan dan Kebudayaan"]],
    ["Tim Penyusun; Kemendikbud", ["Tim Penyusun", "Kemendikbud"]],
    ["Budi Santoso, ed.", ["Budi Santoso (editor)"]],
    ["Budi Santoso (ed.)", ["Budi Santoso (editor)"]],
    ["penerjemah Ahmad Sahidin", ["Ahmad Sahidin (penerjemah)"]],
    ["alih bahasa: Rara Kusuma; ilustrator Arya Wijaya", ["Rara Kusuma (penerjemah)", "Arya Wijaya (ilustrator)"]],
    ["Rara Kusuma, Arya Wijaya, penerjemah", ["Rara Kusuma", "Arya Wijaya (penerjemah)"]],
  ])("%j is sure of %j", (cell, names) => {
    expect([namesIn(cell), read(cell).isUnsure]).toEqual([names, false]);
  });

  it.each([
    "Jan & Stan Berenstain",
    "Sucipto, Toto & Dwi Hartono",
    "Ani, Budi, dan Citra",
    "Harahap, S.H., M.Hum., Zairin",
    "Rara Kusuma, Sukarsih",
    "<Rara Kusuma, Arya Wijaya>",
    "Asistensi Agama dan Etika Islam",
  ])("%j is asked", (cell) => {
    expect(read(cell).isUnsure).toBe(true);
  });

  it("keeps pairs together where nobody wants them divided, as in our own files", () => {
    expect(readAuthorCell("Zimmerer & Scarborough").names).toHaveLength(1);
  });

  it("has people whose names are read as they are written", () => {
    const cells = fc.array(
      fc.constantFrom(
        "Rara",
        "Kusuma",
        ",",
        ";",
        " & ",
        " dan ",
        "/",
        "S.Pd.",
        "M. Ali",
        "Dr.",

        "J.",
        "dkk",
        "<",
        ">",
        " ",
      ),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(cells, (parts) => {
        for (const name of read(parts.join(" ")).names) {
          expect(/\p{L}/u.test(fullName(name))).toBe(true);
          expect(fullName(parseAuthorName(fullName(name)))).toBe(fullName(name));
        }
      }),
    );
  });
});
