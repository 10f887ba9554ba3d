import { createTestApp, postGraphql } from "../../support/createTestApp.js";
import { onBothEngines, onOneEngine } from "../../support/database.js";
import { givenStudent } from "../../support/people.js";
import { runCli } from "./runCli.js";

const SESSION_SECRET = "rahasia-untuk-pengujian-saja-0123456789";
const ACTIVATE = `mutation ($input: ActivateAccountInput!) { activateAccount(input: $input) { __typename } }`;

onBothEngines("npm run library -- activation-code", (test) => {
  const run = async (...parameters: string[]) => {
    const { ended, output, errors } = runCli(["activation-code", ...parameters], {
      DATABASE_URL: test.url,
      SESSION_SECRET,
    });
    return { code: (await ended).code, output, errors };
  };

  it("makes a code that the server takes, and another one for a student who has forgotten everything", async () => {
    await givenStudent(test.database, { nis: "240199", name: "Alya Senja" });
    const app = await createTestApp(test.database, { SESSION_SECRET });
    const activate = async (output: readonly string[], username: string) => {
      const code = output[1]?.split(": ")[1] ?? "";
      const { data } = await postGraphql<{ activateAccount: { __typename: string } }>(app, ACTIVATE, {
        input: { nis: "240199", code, username, password: "kopi-tubruk-pagi" },
      });
      return data.activateAccount.__typename;
    };

    const first = await run("240199");
    expect(first).toEqual({
      code: 0,
      errors: [],
      output: [
        "Alya Senja, NIS / No. anggota 240199",
        expect.stringMatching(/^Kode aktivasi: \w{4}-\w{4}$/),
        expect.stringMatching(/^Berlaku sampai \d+ \S+ \d{4}, di halaman \/activate\.$/),
      ],
    });
    expect(await activate(first.output, "alya")).toBe("ActivateAccountPayload");
    expect(await run("240199")).toMatchObject({ code: 1, output: [] });
    const again = await run("240199", "--reset");
    expect(await activate(again.output, "alya.senja")).toBe("ActivateAccountPayload");
    await app.close();
  });

  onOneEngine(test, () => {
    it("says in one line that there is no such student, and asks for a number", async () => {
      expect(await run("999")).toEqual({
        code: 1,
        output: [],
        errors: ["Tidak ada anggota dengan NIS / No. anggota 999."],
      });
      expect((await run()).code).toBe(2);
    });
  });
});
