import type { FastifyInstance } from "fastify";

import { requestRest } from "./createTestApp.js";

/** Makes a key for the guest book, and gives the headers of a device that holds it. */
export async function givenDoorDevice(
  app: FastifyInstance,
  admin: Record<string, string>,
): Promise<Record<string, string>> {
  const { body } = await requestRest(app, "POST", "/settings/door-key", { as: admin });
  const { key } = body.data as { key: string };
  const { cookies } = await app.inject({ method: "POST", url: "/api/visits/door-key", payload: { key } });
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}
