import { z } from "zod";

import { route } from "../../platform/rest/route.js";
import { bindDoorDeviceInput } from "./DoorKeyService.js";

const createdAt = z.iso.datetime().describe("When it was made.");
const exampleCreatedAt = "2026-11-21T06:50:00.000Z";
const exampleKey = "K7QM-3XPT-9HWB";

export const doorKeyRoutes = [
  route({
    method: "GET",
    path: "/settings/door-key",
    operationId: "doorKey",
    tag: "Visits",
    access: "settings.read",
    operation: "read",
    success: 200,
    summary: "Whether only known devices sign the guest book",
    description: "`data` is null while every device may.",
    response: z.object({ data: z.object({ created_at: createdAt }).nullable() }),
    example: { response: { status_code: 200, data: { created_at: exampleCreatedAt } } },
    handle: async ({ context: { doorKeys, viewer } }) => {
      const doorKey = await doorKeys.read(viewer);
      return { data: doorKey && { created_at: doorKey.createdAt.toISOString() } };
    },
  }),
  route({
    method: "POST",
    path: "/settings/door-key",
    operationId: "createDoorKey",
    tag: "Visits",
    access: "settings.write",
    operation: "create",
    success: 201,
    summary: "Let only devices with a new key sign the guest book",
    description:
      "The key is shown this once; the one before it no longer signs. A device takes it at `POST " +
      "/visits/door-key`, or by opening `/visits#kunci=…`.",
    response: z.object({ data: z.object({ key: z.string(), created_at: createdAt }) }),
    example: { response: { status_code: 201, data: { key: exampleKey, created_at: exampleCreatedAt } } },
    handle: async ({ context: { doorKeys, viewer } }) => {
      const created = await doorKeys.create(viewer);
      return { data: { key: created.key, created_at: created.createdAt.toISOString() } };
    },
  }),
  route({
    method: "DELETE",
    path: "/settings/door-key",
    operationId: "revokeDoorKey",
    tag: "Visits",
    access: "settings.write",
    operation: "delete",
    success: 200,
    summary: "Let every device sign the guest book again",
    response: z.object({ message: z.string() }),
    example: { response: { status_code: 200, message: "Kunci buku tamu dicabut" } },
    handle: async ({ context: { doorKeys, viewer } }) => {
      await doorKeys.revoke(viewer);
      return { message: "Kunci buku tamu dicabut" };
    },
  }),
  route({
    method: "POST",
    path: "/visits/door-key",
    operationId: "bindDoorDevice",
    tag: "Visits",
    access: "everyone",
    operation: "update",
    success: 200,
    summary: "Make this device one that signs the guest book",
    description: "The answer sets the device's cookie. At most 10 calls a minute from one address.",
    body: bindDoorDeviceInput,
    response: z.object({ message: z.string() }),
    example: {
      body: { key: exampleKey },
      response: { status_code: 200, message: "Perangkat ini dapat mengisi buku tamu" },
    },
    failures: [422, 429],
    handle: async ({ context: { doorKeys, session, viewer }, body }) => {
      session.keepDoorKey(await doorKeys.bind(viewer, body, session.address));
      return { message: "Perangkat ini dapat mengisi buku tamu" };
    },
  }),
];
