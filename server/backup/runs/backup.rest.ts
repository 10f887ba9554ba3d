import { z } from "zod";

import { wholeNumber } from "../../platform/rest/queryFields.js";
import { route, StreamedBody } from "../../platform/rest/route.js";
import { BACKUP_DESCRIPTIONS } from "./backupDescriptions.js";
import {
  BACKUP_WARNINGS,
  backupDownloadInput,
  type BackupFolder,
  type BackupInfo,
  type BackupRecord,
} from "./BackupService.js";

const instant = z.iso.datetime();
const described = BACKUP_DESCRIPTIONS;

const backupResponse = z
  .object({
    id: z.int(),
    state: z.enum(["running", "done", "failed"]),
    started_by: z.string().describe(described.actor),
    started_at: instant.describe(described.startedAt),
    finished_at: instant.nullable().describe(described.finishedAt),
    file_name: z.string().nullable().describe(described.fileName),
    bytes: z.int().nullable().describe(described.bytes),
    problem: z.string().nullable().describe(described.problem),
    copy_state: z.enum(["copied", "absent", "failed"]).nullable().describe(described.copyState),
    copy_problem: z.string().nullable().describe(described.copyProblem),
  })
  .meta({ id: "Backup", description: "A backup that the server has made, or tried to." });

const folderResponse = z
  .object({
    path: z.string().describe(described.path),
    problem: z.string().nullable().describe(described.folderProblem),
    free_bytes: z.int().nullable().describe(described.freeBytes),
  })
  .meta({ id: "BackupFolder", description: "A folder that backups are written to." });

const infoResponse = z.object({
  nightly_at: z.string().nullable().describe(described.nightlyAt),
  folder: folderResponse.describe(described.folder),
  copy_folder: folderResponse.nullable().describe(described.copyFolder),
  warning: z.enum(BACKUP_WARNINGS).nullable().describe(described.warning),
  is_running: z.boolean().describe(described.isRunning),
  newest_good: backupResponse.nullable().describe(described.newestGood),
  backups: z.array(backupResponse).describe(described.backups),
});

const present = (record: BackupRecord): z.infer<typeof backupResponse> => ({
  id: record.id,
  state: record.state,
  started_by: record.actor,
  started_at: record.startedAt.toISOString(),
  finished_at: record.finishedAt?.toISOString() ?? null,
  file_name: record.fileName,
  bytes: record.bytes,
  problem: record.problem,
  copy_state: record.copyState,
  copy_problem: record.copyProblem,
});

const presentFolder = ({ path, problem, freeBytes }: BackupFolder): z.infer<typeof folderResponse> => ({
  path,
  problem,
  free_bytes: freeBytes,
});

const presentInfo = (info: BackupInfo): z.infer<typeof infoResponse> => ({
  nightly_at: info.nightlyAt,
  folder: presentFolder(info.folder),
  copy_folder: info.copyFolder && presentFolder(info.copyFolder),
  warning: info.warning,
  is_running: info.isRunning,
  newest_good: info.newestGood && present(info.newestGood),
  backups: info.backups.map(present),
});

const example: z.infer<typeof backupResponse> = {
  id: 41,
  state: "done",
  started_by: "sistem",
  started_at: "2026-11-28T19:00:12.000Z",
  finished_at: "2026-11-28T19:00:31.000Z",
  file_name: "cadangan-20261129-020012-1.zip",
  bytes: 48_210_331,
  problem: null,
  copy_state: "copied",
  copy_problem: null,
};
const backupId = z.object({ id: wholeNumber().describe("The backup's number in the database.") });

export const backupRoutes = [
  route({
    method: "GET",
    path: "/backups",
    operationId: "backupInfo",
    tag: "Backups",
    access: "backups.read",
    operation: "read",
    success: 200,
    summary: "How the backups stand",
    response: z.object({ data: infoResponse }),
    example: {
      response: {
        status_code: 200,
        data: {
          nightly_at: "02:00",
          folder: { path: "/srv/aksara/data/backups", problem: null, free_bytes: 81_604_378_624 },
          copy_folder: { path: "/media/usb/aksara", problem: null, free_bytes: 15_032_385_536 },
          warning: null,
          is_running: false,
          newest_good: example,
          backups: [example],
        },
      },
    },
    handle: async ({ context: { backups, viewer } }) => ({ data: presentInfo(await backups.info(viewer)) }),
  }),
  route({
    method: "POST",
    path: "/backups",
    operationId: "startBackup",
    tag: "Backups",
    access: "backups.write",
    operation: "create",
    success: 201,
    summary: "Make a backup now",
    description: "In a process of its own: `GET /backups` says when it is done. One at a time: otherwise a 409.",
    response: z.object({ data: backupResponse }),
    example: {
      response: {
        status_code: 201,
        data: {
          ...example,
          state: "running",
          started_by: "rina",
          finished_at: null,
          file_name: null,
          bytes: null,
          copy_state: null,
        },
      },
    },
    failures: [409],
    handle: async ({ context: { backups, viewer } }) => ({ data: present(await backups.start(viewer)) }),
  }),
  route({
    method: "POST",
    path: "/backups/{id}/download",
    operationId: "prepareBackupDownload",
    tag: "Backups",
    access: "backups.write",
    operation: "create",
    success: 201,
    summary: "Ask for the address of a download",
    description: "Only with a session, whose password is sent again. The wrong ones are counted as at a login.",
    params: backupId,
    body: backupDownloadInput,
    response: z.object({
      data: z.object({ path: z.string().describe(described.ticket), file_name: z.string() }),
    }),
    example: {
      body: { password: "kopi-tubruk-pagi" },
      response: {
        status_code: 201,
        data: {
          path: "/api/backups/41/file?ticket=4pJ0bTz8Qm",
          file_name: "cadangan-20261129-020012-1.zip",
        },
      },
    },
    failures: [404, 422, 429],
    handle: async ({ context: { backups, viewer }, params: { id }, body }) => {
      const { path, fileName } = await backups.prepareDownload(viewer, id, body);
      return { data: { path, file_name: fileName } };
    },
  }),
  route({
    method: "GET",
    path: "/backups/{id}/file",
    operationId: "downloadBackup",
    tag: "Backups",
    access: "backups.write",
    operation: "read",
    success: 200,
    file: "application/zip",
    summary: "Download a backup",
    description:
      "At the address that `POST /backups/{id}/download` gives, once. It holds all personal data and is not encrypted. " +
      "The audit trail says who took it.",
    params: backupId,
    query: z.strictObject({ ticket: z.string().max(100).default("").describe("As in that address.") }),
    response: z.object({}),
    example: { response: { status_code: 200 } },
    failures: [404, 422],
    handle: async ({ context: { backups, viewer }, params: { id }, query: { ticket }, setHeader }) => {
      const { chunks, bytes, fileName } = await backups.openDownload(viewer, id, ticket);
      setHeader("content-length", String(bytes));
      return new StreamedBody(chunks, fileName);
    },
  }),
];
