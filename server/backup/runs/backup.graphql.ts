import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder, costOf } from "../../platform/graphql/builder.js";
import { parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import type { BackupCopyState, BackupState } from "./Backup.entity.js";
import {
  BACKUP_COPY_DESCRIPTIONS,
  BACKUP_DESCRIPTIONS,
  BACKUP_STATE_DESCRIPTIONS,
  BACKUP_WARNING_DESCRIPTIONS,
} from "./backupDescriptions.js";
import type { BackupFolder, BackupInfo, BackupRecord, BackupWarning } from "./BackupService.js";

const StateRef = builder.enumType("BackupState", {
  description: "How far a backup is.",
  values: {
    RUNNING: { value: "running", description: BACKUP_STATE_DESCRIPTIONS.running },
    DONE: { value: "done", description: BACKUP_STATE_DESCRIPTIONS.done },
    FAILED: { value: "failed", description: BACKUP_STATE_DESCRIPTIONS.failed },
  } as const satisfies Record<string, { value: BackupState; description: string }>,
});

const CopyStateRef = builder.enumType("BackupCopyState", {
  description: "What became of the copy in the second folder.",
  values: {
    COPIED: { value: "copied", description: BACKUP_COPY_DESCRIPTIONS.copied },
    ABSENT: { value: "absent", description: BACKUP_COPY_DESCRIPTIONS.absent },
    FAILED: { value: "failed", description: BACKUP_COPY_DESCRIPTIONS.failed },
  } as const satisfies Record<string, { value: BackupCopyState; description: string }>,
});

const WarningRef = builder.enumType("BackupWarning", {
  description: "Why somebody has to look after the backups.",
  values: {
    UNWRITABLE: { value: "unwritable", description: BACKUP_WARNING_DESCRIPTIONS.unwritable },
    OLD: { value: "old", description: BACKUP_WARNING_DESCRIPTIONS.old },
  } as const satisfies Record<string, { value: BackupWarning; description: string }>,
});

const BackupRef = builder.objectRef<BackupRecord>("Backup");

builder.node(BackupRef, {
  description: "A backup that the server has made, or tried to (cadangan). Only administrators see it.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { backups, viewer }) => backups.find(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    state: t.expose("state", { type: StateRef, description: "How far it is." }),
    startedBy: t.exposeString("actor", { description: BACKUP_DESCRIPTIONS.actor }),
    startedAt: t.expose("startedAt", { type: "DateTime", description: BACKUP_DESCRIPTIONS.startedAt }),
    finishedAt: t.expose("finishedAt", {
      type: "DateTime",
      nullable: true,
      description: BACKUP_DESCRIPTIONS.finishedAt,
    }),
    fileName: t.exposeString("fileName", { nullable: true, description: BACKUP_DESCRIPTIONS.fileName }),
    bytes: t.exposeFloat("bytes", { nullable: true, description: BACKUP_DESCRIPTIONS.bytes }),
    problem: t.exposeString("problem", { nullable: true, description: BACKUP_DESCRIPTIONS.problem }),
    copyState: t.expose("copyState", {
      type: CopyStateRef,
      nullable: true,
      description: BACKUP_DESCRIPTIONS.copyState,
    }),
    copyProblem: t.exposeString("copyProblem", { nullable: true, description: BACKUP_DESCRIPTIONS.copyProblem }),
  }),
});

const FolderRef = builder.objectRef<BackupFolder>("BackupFolder").implement({
  description: "A folder that backups are written to.",
  fields: (t) => ({
    path: t.exposeString("path", { description: BACKUP_DESCRIPTIONS.path }),
    problem: t.exposeString("problem", { nullable: true, description: BACKUP_DESCRIPTIONS.folderProblem }),
    freeBytes: t.exposeFloat("freeBytes", { nullable: true, description: BACKUP_DESCRIPTIONS.freeBytes }),
  }),
});

const InfoRef = builder.objectRef<BackupInfo>("BackupInfo").implement({
  description: "How the backups of the library stand.",
  fields: (t) => ({
    nightlyAt: t.exposeString("nightlyAt", { nullable: true, description: BACKUP_DESCRIPTIONS.nightlyAt }),
    folder: t.field({ type: FolderRef, description: BACKUP_DESCRIPTIONS.folder, resolve: ({ folder }) => folder }),
    copyFolder: t.field({
      type: FolderRef,
      nullable: true,
      description: BACKUP_DESCRIPTIONS.copyFolder,
      resolve: ({ copyFolder }) => copyFolder,
    }),
    warning: t.expose("warning", { type: WarningRef, nullable: true, description: BACKUP_DESCRIPTIONS.warning }),
    isRunning: t.exposeBoolean("isRunning", { description: BACKUP_DESCRIPTIONS.isRunning }),
    newestGood: t.field({
      type: BackupRef,
      nullable: true,
      description: BACKUP_DESCRIPTIONS.newestGood,
      resolve: ({ newestGood }) => newestGood,
    }),
    backups: t.field({
      type: [BackupRef],
      description: BACKUP_DESCRIPTIONS.backups,
      resolve: ({ backups }) => [...backups],
    }),
  }),
});

/** A look at each file that is there. */
const INFO_COST = 100;

builder.queryField("backupInfo", (t) =>
  t.field({
    type: InfoRef,
    description: "How the backups stand. Administrators. REST: GET /backups.",
    complexity: costOf(INFO_COST),
    resolve: (_root, _args, { backups, viewer }) => backups.info(viewer),
  }),
);

const StartedRef = builder.objectRef<BackupRecord>("StartBackupPayload").implement({
  description: "A backup has begun.",
  fields: (t) => ({
    backup: t.field({ type: BackupRef, description: "What is being made.", resolve: (record) => record }),
  }),
});

builder.mutationField("startBackup", (t) =>
  t.field({
    type: StartedRef,
    description:
      "Makes a backup now, in a process of its own: `backupInfo` says when it is done. Administrators. REST: POST " +
      "/backups.",
    errors: { types: [ConflictError] },
    resolve: (_root, _args, { backups, viewer }) => backups.start(viewer),
  }),
);

builder.relayMutationField(
  "prepareBackupDownload",
  {
    description: "Which backup to download.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The backup." }),
      password: t.string({ required: true, description: "The viewer's own password, again." }),
    }),
  },
  {
    description:
      "Gives the address at which a backup is downloaded. Administrators in a session. REST: POST " +
      "/backups/{id}/download.",
    errors: { types: [NotFoundError, ValidationError] },
    resolve: (_root, { input: { id, ...input } }, { backups, viewer }) =>
      backups.prepareDownload(viewer, recordIdOf("Backup", id), input),
  },
  {
    description: "The download may begin.",
    outputFields: (t) => ({
      path: t.exposeString("path", { description: BACKUP_DESCRIPTIONS.ticket }),
      fileName: t.exposeString("fileName", { description: "The file's name." }),
    }),
  },
);
