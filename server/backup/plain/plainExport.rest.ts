import { z } from "zod";

import { route, StreamedBody } from "../../platform/rest/route.js";
import { BACKUP_DESCRIPTIONS } from "../runs/backupDescriptions.js";
import { plainExportInput } from "./PlainExportService.js";

export const plainExportRoutes = [
  route({
    method: "POST",
    path: "/library-export/download",
    operationId: "prepareLibraryExport",
    tag: "Backups",
    access: "backups.write",
    operation: "create",
    success: 201,
    summary: "Ask for the address of all data as CSV",
    description: "Only with a session, whose password is sent again. The wrong ones are counted as at a login.",
    body: plainExportInput,
    response: z.object({
      data: z.object({ path: z.string().describe(BACKUP_DESCRIPTIONS.exportTicket), file_name: z.string() }),
    }),
    example: {
      body: { password: "kopi-tubruk-pagi", with_files: true },
      response: {
        status_code: 201,
        data: {
          path: "/api/library-export/file?ticket=1796101200000-1-9f86d081884c7d659a2feaa0c55ad015",
          file_name: "aksara-csv-2026-11-29.zip",
        },
      },
    },
    failures: [422, 429],
    handle: async ({ context: { plainExports, viewer }, body }) => {
      const { path, fileName } = await plainExports.prepare(viewer, body);
      return { data: { path, file_name: fileName } };
    },
  }),
  route({
    method: "GET",
    path: "/library-export/file",
    operationId: "downloadLibraryExport",
    tag: "Backups",
    access: "backups.write",
    operation: "read",
    success: 200,
    file: "application/zip",
    summary: "Download all data as CSV",
    description:
      "At the address that `POST /library-export/download` gives: a ZIP with one CSV file for each table and a " +
      "README.md that explains every column. It holds personal data, and no passwords, codes or tokens. The audit " +
      "trail says who took it.",
    query: z.strictObject({ ticket: z.string().max(100).default("").describe("As in that address.") }),
    response: z.object({}),
    example: { response: { status_code: 200 } },
    failures: [404, 422],
    handle: async ({ context: { plainExports, viewer }, query: { ticket } }) => {
      const { chunks, fileName } = await plainExports.open(viewer, ticket);
      return new StreamedBody(chunks, fileName, "application/zip");
    },
  }),
];
