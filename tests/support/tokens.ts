import type { FastifyInstance } from "fastify";

import type { Database } from "../../server/platform/database/Database.js";
import { requestRest } from "./createTestApp.js";
import { asAdmin } from "./people.js";

/**
 * Headers of two programs of one new administrator, made as the administrator makes them: one may read, one may write.
 */
export async function givenToken(
  app: FastifyInstance,
  database: Database,
): Promise<{ readonly read: Record<string, string>; readonly write: Record<string, string> }> {
  const as = await asAdmin(app, database);
  const bearer = async (scope: "read" | "write") => {
    const { body } = await requestRest(app, "POST", "/tokens", { as, body: { name: `Program ${scope}`, scope } });
    return { authorization: `Bearer ${(body.data as { token: string }).token}` };
  };
  return { read: await bearer("read"), write: await bearer("write") };
}
