import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { system } from "../../../../server/viewer.js";
import { builtProgram } from "../../../support/builtServer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { aPdf, aPicture } from "../../../support/files/givenFiles.js";
import { givenStudent } from "../../../support/people.js";
import { testFiles, photoOf, fileReferencesOf, receivedFile } from "./testFiles.js";

const root = join(__dirname, "../../..");

onBothEngines("An upload whose process is killed", (test) => {
  const files = testFiles(test);
  afterEach(() => files.remove());

  const kinds = {
    document: async () => {
      const [id = 0] = await givenBooks(test.database, [{ title: "Bumi Manusia" }]);
      await files.service().uploadBookFile(system, { id }, receivedFile(aPdf("lama")));
      return { id, pointer: async () => (await fileReferencesOf(test.database, id)).digitalFile };
    },
    photo: async () => {
      const id = await givenStudent(test.database);
      await files.photos().uploadStudentPhoto(system, { id }, receivedFile(await aPicture().jpeg().toBuffer()));
      return { id, pointer: () => photoOf(test.database, id) };
    },
  };

  it.each(["document", "photo"] as const)(
    "half-way leaves the old %s in place, and after the next sweep nothing else",
    async (kind) => {
      const { id, pointer } = await kinds[kind]();
      const [address, old, statesBefore] = [await pointer(), await files.onDisk(), await files.states()];
      const [first = ""] = old;

      const child = spawn(
        process.execPath,
        [builtProgram(join(__dirname, "slowUpload.ts")), test.url, files.dataDir, kind, String(id)],
        {
          cwd: root,
          env: { ...process.env, NODE_ENV: "test" },
          stdio: ["ignore", "pipe", "inherit"],
        },
      );
      const said = await Promise.race([once(createInterface({ input: child.stdout }), "line"), once(child, "exit")]);
      expect(said).toEqual(["half"]);
      child.kill("SIGKILL");
      await once(child, "exit");

      expect(await files.states()).toEqual([...statesBefore, "arriving"]);
      expect((await files.onDisk()).filter((file) => file.endsWith(".part"))).toHaveLength(1);
      await files.stored().sweep();
      expect(await files.states()).toEqual([...statesBefore, "arriving"]);

      await files.stored().sweep(new Date(Date.now() + 61 * 60_000));
      expect(await files.states()).toEqual(statesBefore);
      expect(await files.onDisk()).toEqual(old);
      expect(await pointer()).toBe(address);
      expect(await files.stored().find(kind, first.slice(0, 32), first)).not.toBeNull();
    },
  );
});
