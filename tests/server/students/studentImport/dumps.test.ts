import { gzipSync } from "node:zlib";

import { readFileSync } from "node:fs";

import { KeptUpload } from "../../../../server/platform/csv/KeptUpload.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { dumped, slimsLibrary } from "../../../support/dumps/slims.js";
import { DIALECTS, writeDump } from "../../../support/dumps/writeDump.js";
import { createDataFolder, storedStudents, studentImportSteps } from "./importingStudents.js";

const HASH = "$2y$10$abcdefghijklmnopqrstuvABCDEFGHIJKLMNOPQRSTUV0123456789a";
const member = (member_id: string, member_name: string, more: object = {}) => ({
  member_id,
  member_name,
  gender: 1,
  member_type_id: 1,
  member_email: null,
  member_address: "Jl. Melati\\Kamboja 1",
  inst_name: "XI IPA 1",
  pin: "0061234567",
  member_phone: "62812345678",
  member_since_date: "2021-07-12",
  register_date: "2021-07-12",
  expire_date: "2099-12-31",
  birth_date: "2006-03-04",
  mpasswd: HASH,
  is_pending: 0,
  ...more,
});

onBothEngines("A dump of SLiMS at the import of members", (test) => {
  const folder = createDataFolder();
  afterAll(() => folder.remove());

  it.each(DIALECTS)("of %s brings them with kind, class, numbers and days, and never a password", async (dialect) => {
    const { upload, service, started } = studentImportSteps(test.database, folder.path);
    const begin = `9${DIALECTS.indexOf(dialect)}`;
    const dump = slimsLibrary({
      member: [
        member(`${begin}01`, "Ani Dump", { pin: `${begin}61234567` }),
        member(`${begin}02`, "Pak Budi", {
          member_type_id: 2,
          inst_name: "SMA 1",
          pin: null,
          birth_date: "0000-00-00",
        }),
      ],
    });
    const draft = await upload(gzipSync(writeDump(dump, dialect)));
    const kept = readFileSync(new KeptUpload(folder.path, draft.folder ?? "").sourcePath, "utf8");
    expect(kept).toContain("Ani Dump");
    expect(kept).not.toContain(HASH);
    await service.preview(system, draft.id);
    expect(await started(draft.id)).toMatchObject({ state: "done" });
    const students = (await storedStudents(test.database)).filter(({ nis }) => String(nis).startsWith(begin));
    expect(students).toMatchObject([
      {
        nis: `${begin}01`,
        nisn: `${begin}61234567`,
        name: "Ani Dump",
        gender: "male",
        className: "XI IPA 1",
        phone: "0812345678",
        address: "Jl. Melati\\Kamboja 1",
        expiresAt: null,
      },
      { nis: `${begin}02`, name: "Pak Budi", className: null, nisn: null, birthDate: null },
    ]);
    expect(students[0]?.memberKindId).not.toBe(students[1]?.memberKindId);
  });

  it("that has no members is refused with what is missing", async () => {
    const { upload } = studentImportSteps(test.database, folder.path);
    await expect(upload(writeDump([dumped("biblio", [{ biblio_id: 1 }])], "mysqldump"))).rejects.toThrow(
      "tabel member tidak ditemukan",
    );
  });
});
