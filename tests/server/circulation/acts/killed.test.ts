import { randomUUID } from "node:crypto";
import { join } from "node:path";

import sql from "sql-template-tag";

import { loginAt } from "../../../e2e/support/servers/loginAt.js";
import { type RunningServer, startServer } from "../../../e2e/support/servers/runningServer.js";
import { builtServer } from "../../../support/builtServer.js";
import { required } from "../../../../server/platform/required.js";
import { onBothEngines } from "../../../support/database.js";
import { givenLendingLibrary } from "../../../support/circulation/lending.js";
import { PASSWORD } from "../../../support/people.js";

const COPIES = 48;
const AT_ONCE = 6;

interface Answer {
  readonly status: number;
  readonly data: { readonly id?: number; readonly act_id?: number };
}

onBothEngines("A server that is killed at the desk", (test) => {
  let server: RunningServer | undefined;
  afterEach(() => server?.stop("SIGKILL"));

  const start = () =>
    startServer({ DATABASE_URL: test.url, NODE_ENV: "test", DEMO: "0" }, join(builtServer(), "main.js"));

  async function send(address: string, headers: Record<string, string>, loan: object): Promise<Answer> {
    const response = await fetch(`${address}/api/borrowings`, { method: "POST", headers, body: JSON.stringify(loan) });
    const { data } = (await response.json()) as { data: Answer["data"] };
    return { status: response.status, data };
  }

  it("has kept every act that it has answered, and does each of the others once when it is repeated", async () => {
    const { admin, codes, nisOf } = await givenLendingLibrary(test.database, { copies: COPIES, students: 5 });
    const login = async (address: string) => ({
      ...(await loginAt(address, { username: admin.username, password: PASSWORD })),
      "content-type": "application/json",
    });
    const exception = { confirm: ["limit"], reason: "Uji" };
    const loans = codes.map((code, index) => ({
      nis: nisOf(index % 5),
      item_code: code,
      ...exception,
      idempotency_key: randomUUID(),
    }));
    const answered = new Map<number, Answer>();
    let next = 0;
    for (const killAfter of [10, 30]) {
      server = await start();
      const running = server;
      const headers = await login(running.address);
      const work = async () => {
        for (let index = next; index < COPIES && answered.size < killAfter; index = next) {
          next += 1;
          const answer = await send(running.address, headers, required(loans[index], "a loan to make")).catch(
            () => null,
          );
          if (answer === null) return;
          answered.set(index, answer);
        }
      };
      const workers = Array.from({ length: AT_ONCE }, work);
      // As soon as one has seen enough, while the others are under way.
      await Promise.race(workers);
      await running.stop("SIGKILL");
      await Promise.all(workers);
      server = undefined;
    }
    expect([...new Set([...answered.values()].map(({ status }) => status))]).toEqual([201]);
    expect(answered.size).toBeLessThan(COPIES);

    server = await start();
    const headers = await login(server.address);
    for (const [index, loan] of loans.entries()) {
      const again = await send(server.address, headers, loan);
      const first = answered.get(index);
      expect(again.status).toBe(201);
      if (first) expect([again.data.id, again.data.act_id]).toEqual([first.data.id, first.data.act_id]);
    }
    const count = (statement: ReturnType<typeof sql>) => test.database.read((reader) => reader.count(statement));
    expect(await count(sql`FROM borrowings`)).toBe(COPIES);
    expect(await count(sql`FROM borrowings WHERE open_copy_id IS NOT NULL`)).toBe(COPIES);
    expect(await count(sql`FROM desk_acts`)).toBe(COPIES);
  });
});
