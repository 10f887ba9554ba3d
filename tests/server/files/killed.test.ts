import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { system } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";
import { givenBooks } from "../../support/givenBooks.js";
import { aPdf } from "../../support/givenFiles.js";
import { filesOf, pointersOf, sent } from "./filesOf.js";

const root = join(__dirname, "../../..");

onBothEngines("An upload whose process is killed", (test) => {
  const files = filesOf(test);
  afterAll(() => files.remove());

  it("half-way leaves the old file in place, and after the next sweep nothing else", async () => {
    const [bookId = 0] = await givenBooks(test.database, [{ title: "Bumi Manusia" }]);
    const { digitalFile } = await files.service().uploadBookFile(system, { id: bookId }, sent(aPdf("lama")));
    const [old = ""] = await files.onDisk();

    const child = spawn(process.execPath, ["--import", "tsx", join(__dirname, "slowUpload.ts"), test.url, files.dataDir, String(bookId)], {
      cwd: root, env: { ...process.env, NODE_ENV: "test" }, stdio: ["ignore", "pipe", "inherit"],
    });
    const said = await Promise.race([once(createInterface({ input: child.stdout }), "line"), once(child, "exit")]);
    expect(said).toEqual(["half"]);
    child.kill("SIGKILL");
    await once(child, "exit");

    expect(await files.states()).toEqual(["kept", "arriving"]);
    expect((await files.onDisk()).filter((file) => file.endsWith(".part"))).toHaveLength(1);
    await files.stored().sweep();
    expect(await files.states()).toEqual(["kept", "arriving"]);

    await files.stored().sweep(new Date(Date.now() + 61 * 60_000));
    expect(await files.states()).toEqual(["kept"]);
    expect(await files.onDisk()).toEqual([old]);
    expect(await pointersOf(test.database, bookId)).toMatchObject({ digitalFile });
    expect(await files.stored().find(old.slice(0, 32), old)).not.toBeNull();
  });
});
