import { z } from "zod";

import { route } from "../platform/rest/route.js";
import { CLOCK_DOUBTS } from "./clock/ClockWatch.js";
import { SYSTEM_DESCRIPTIONS } from "./systemDescriptions.js";
import { DISK_CONTENTS, type SystemStatus } from "./SystemService.js";

const described = SYSTEM_DESCRIPTIONS;
const instant = z.iso.datetime();

const statusResponse = z
  .object({
    now: instant.describe(described.now),
    clock_doubt: z
      .object({ kind: z.enum(CLOCK_DOUBTS).describe(described.kind), seen_at: instant.describe(described.seenAt) })
      .nullable()
      .describe(described.clockDoubt),
    low_disks: z
      .array(
        z.object({
          holds: z.enum(DISK_CONTENTS).describe(described.holds),
          free_bytes: z.int().describe(described.freeBytes),
          total_bytes: z.int().describe(described.totalBytes),
        }),
      )
      .describe(described.lowDisks),
  })
  .meta({ id: "SystemStatus", description: described.status });

const present = ({ now, clockDoubt, lowDisks }: SystemStatus): z.infer<typeof statusResponse> => ({
  now: now.toISOString(),
  clock_doubt: clockDoubt && { kind: clockDoubt.kind, seen_at: clockDoubt.seenAt.toISOString() },
  low_disks: lowDisks.map(({ holds, freeBytes, totalBytes }) => ({
    holds,
    free_bytes: freeBytes,
    total_bytes: totalBytes,
  })),
});

const example: z.infer<typeof statusResponse> = {
  now: "2026-11-29T02:10:00.000Z",
  clock_doubt: null,
  low_disks: [{ holds: "data", free_bytes: 812_000_000, total_bytes: 120_034_123_776 }],
};

export const systemRoutes = [
  route({
    method: "GET",
    path: "/system",
    operationId: "systemStatus",
    tag: "System",
    access: "staff",
    operation: "read",
    success: 200,
    summary: "How the library's machine is",
    response: z.object({ data: statusResponse }),
    example: { response: { status_code: 200, data: example } },
    handle: async ({ context: { systemStatus, viewer } }) => ({ data: present(await systemStatus.status(viewer)) }),
  }),
  route({
    method: "POST",
    path: "/system/clock",
    operationId: "confirmClock",
    tag: "System",
    access: "settings.write",
    operation: "update",
    success: 200,
    summary: "Say that the machine's clock is right",
    description: "Although it is doubted, so that lending goes on. In a session only, no token.",
    response: z.object({ data: statusResponse }),
    example: { response: { status_code: 200, data: { ...example, low_disks: [] } } },
    handle: async ({ context: { systemStatus, viewer } }) => ({
      data: present(await systemStatus.confirmClock(viewer)),
    }),
  }),
];
