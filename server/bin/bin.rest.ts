import { z } from "zod";

import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { choice, queryText } from "../platform/rest/queryFields.js";
import { route } from "../platform/rest/route.js";
import { BIN_KINDS } from "./binKinds.js";
import type { BinRow } from "./binReads.js";
import { binInput } from "./BinService.js";

const shared = { tag: "Bin", access: "bin.write" } as const;

const binEntryResponse = z
  .object({
    id: z.int(),
    kind: z.enum(BIN_KINDS),
    record_id: z
      .int()
      .describe("The number that the record had and gets again; of a file, cover or bulk change, its (first) book's."),
    label: z.string(),
    replaced_by: z
      .string()
      .nullable()
      .describe("Of a record that was merged or replaced, the name of the one that has its books now."),
    actor: z.string().describe("Who deleted it, by the name at the time."),
    deleted_at: z.iso.datetime(),
    expires_at: z.iso.datetime().describe("When it goes for good."),
  })
  .meta({ id: "BinEntry", description: "Something that was deleted and can come back." });

function presentEntry(entry: BinRow): z.infer<typeof binEntryResponse> {
  const { id, kind, recordId, label, replacedBy, actor, deletedAt, expiresAt } = entry;
  return {
    id,
    kind,
    record_id: recordId,
    label,
    replaced_by: replacedBy,
    actor,
    deleted_at: deletedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

const example = {
  id: 9,
  kind: "book" as const,
  record_id: 41,
  label: "Laskar Pelangi",
  replaced_by: null,
  actor: "admin",
  deleted_at: "2026-11-21T02:00:00.000Z",
  expires_at: "2026-12-21T02:00:00.000Z",
};

export const binRoutes = [
  route({
    ...shared,
    access: "bin.read",
    method: "GET",
    path: "/bin",
    operationId: "binEntries",
    operation: "read",
    success: 200,
    summary: "What was deleted and can come back, the latest first",
    query: listQuery({
      kind: choice([...BIN_KINDS])
        .optional()
        .describe("Only this kind."),
      search: queryText(200).optional().describe("Words of the label, all of them."),
    }),
    response: z.object({ data: z.array(binEntryResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: (call) => {
      const {
        context: { bin, viewer },
        query: { kind, search },
      } = call;
      const filter = { kinds: kind === undefined ? null : [kind], search: search ?? null };
      return respondWithPage(call, {
        page: (args) => bin.page(viewer, filter, args),
        count: () => bin.count(viewer, filter),
        present: (rows) => Promise.resolve(rows.map(presentEntry)),
      });
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/bin/restore",
    operationId: "restoreFromBin",
    operation: "update",
    success: 200,
    summary: "Bring back what was deleted, merged or changed in bulk",
    description:
      "Brings back those that can come back and tells of each what became of it. Where none can, nothing is " +
      "changed: 409 with the reason of each in `errors`, or 404 where none is in the bin.",
    body: binInput,
    response: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          kind: z.enum(BIN_KINDS).nullable(),
          record_id: z.int().nullable(),
          restored: z.boolean(),
          message: z.string(),
        }),
      ),
      message: z.string(),
    }),
    example: {
      body: { ids: [9] },
      response: {
        status_code: 200,
        message: "1 dipulihkan.",
        data: [{ id: 9, kind: "book", record_id: 41, restored: true, message: "Dipulihkan." }],
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { bin, viewer }, body }) => {
      const { outcomes } = await bin.restore(viewer, body);
      const restoredCount = outcomes.filter(({ refused }) => refused === null).length;
      return {
        data: outcomes.map(({ id, kind, recordId, refused, remark }) => ({
          id,
          kind,
          record_id: recordId,
          restored: refused === null,
          message: refused?.message ?? ["Dipulihkan.", remark].filter(Boolean).join(" "),
        })),
        message:
          restoredCount === outcomes.length
            ? `${restoredCount} dipulihkan.`
            : `${restoredCount} dari ${outcomes.length} dipulihkan.`,
      };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/bin/purge",
    operationId: "purgeFromBin",
    operation: "delete",
    success: 200,
    summary: "Delete for good what lies in the bin",
    body: binInput,
    response: z.object({ message: z.string() }),
    example: { body: { ids: [9] }, response: { status_code: 200, message: "1 dihapus permanen." } },
    failures: [404, 422],
    handle: async ({ context: { bin, viewer }, body }) => ({
      message: `${await bin.purge(viewer, body)} dihapus permanen.`,
    }),
  }),
];
