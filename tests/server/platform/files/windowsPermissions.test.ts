import { readersIn } from "../../../../server/platform/files/windowsPermissions.js";

/** What `icacls /save` writes: the folder's name, and below it what may be done by whom. */
const saved = (entries: string, flags = "AI") => `data\r\nD:${flags}${entries}\r\n`;

describe("Who may read a folder on Windows", () => {
  it("is nobody else in a folder of one's own profile", () => {
    const own = "(A;OICIID;FA;;;SY)(A;OICIID;FA;;;BA)(A;OICIID;FA;;;S-1-5-21-1004336348-1177238915-682003330-1001)";
    expect(readersIn(saved(own))).toEqual([]);
  });

  it("is every account where the folder was made in the root of a disk", () => {
    const inherited =
      "(A;ID;FA;;;BA)(A;OICIIOID;GA;;;BA)(A;OICIID;FA;;;SY)(A;OICIID;0x1200a9;;;BU)(A;ID;0x1301bf;;;AU)" +
      "(A;OICIIOID;SDGXGWGR;;;AU)";
    expect(readersIn(saved(inherited))).toEqual(["Users", "Authenticated Users"]);
  });

  it.each([
    ["(A;OICI;FR;;;WD)", ["Everyone"]],
    ["(A;OICI;GA;;;S-1-1-0)", ["Everyone"]],
    ["(A;;0x80000000;;;BG)", ["Guests"]],
    ["(A;;FX;;;BU)", []],
    ["(A;;0x100020;;;BU)", []],
    ["(D;OICI;FA;;;BU)", []],
  ])("follows from the right that is given: %s", (entry, readers) => {
    expect(readersIn(saved(entry, "PAI"))).toEqual(readers);
  });

  it("is everybody where the folder has no list, as on a disk without permissions", () => {
    expect(readersIn("data\r\nD:NO_ACCESS_CONTROL\r\n")).toEqual(["Everyone"]);
    expect(readersIn("data\r\n\r\n")).toEqual(["Everyone"]);
  });

  it("is nobody where the list is empty", () => {
    expect(readersIn(saved("", "P"))).toEqual([]);
  });
});
