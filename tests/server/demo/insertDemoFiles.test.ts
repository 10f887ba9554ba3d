import { readFile } from "node:fs/promises";

import sql from "sql-template-tag";

import { DemoService } from "../../../server/demo/DemoService.js";
import { insertDemoFiles } from "../../../server/demo/files/insertDemoFiles.js";
import { insertDemoData } from "../../../server/demo/insertDemoData.js";
import { onBothEngines } from "../../support/database.js";
import { givenAdmin } from "../../support/people.js";
import { testFiles } from "../platform/files/testFiles.js";

const jakarta = { timeZone: "Asia/Jakarta" };

onBothEngines("The demo's digital files", (test) => {
  const files = testFiles(test);
  afterAll(() => files.remove());

  it("are a PDF and an EPUB for everybody, written once, and go with the demo", async () => {
    await insertDemoData(test.database, jakarta, new Date("2026-11-21T03:00:00Z"));
    await insertDemoFiles(test.database, files.stored());
    await insertDemoFiles(test.database, files.stored());

    const books = await test.database.read((reader) =>
      reader.rows<{ slug: string; address: string; access: string }>(
        sql`SELECT slug, digital_file AS address, digital_file_access AS access FROM books
            WHERE digital_file IS NOT NULL ORDER BY slug`,
      ),
    );
    expect(books.map(({ slug, address, access }) => [slug, address.split(".").at(-1), access])).toEqual([
      ["antologi-cerita-rakyat-daerah-istimewa-yogyakarta", "epub", "public"],
      ["max-havelaar", "pdf", "public"],
    ]);
    const onDisk = await files.onDisk();
    expect(onDisk).toHaveLength(2);
    for (const file of onDisk) {
      const content = await readFile(files.stored().folder.pathOf(file), "latin1");
      expect(content).toMatch(file.endsWith(".pdf") ? /^%PDF-/ : /^PK.*mimetypeapplication\/epub\+zip/s);
    }

    await new DemoService(test.database, jakarta.timeZone).remove(await givenAdmin(test.database));
    await files.stored().sweep();
    expect(await files.onDisk()).toEqual([]);
  });
});
