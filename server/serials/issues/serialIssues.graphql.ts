import { ConflictError, NotFoundError, ValidationError } from "../../errors.js";
import { builder } from "../../platform/graphql/builder.js";
import { recordIdOf } from "../../platform/graphql/recordIds.js";
import { SerialIssueMarkRef, SerialIssueRef, SerialRef } from "../serial.graphql.js";
import type { IssueRow } from "../serialReads.js";

const says = {
  ids: "1 to 50 issues, each once.",
  volume: "Its volume; null where it has none.",
  number: "Its number; null where it has none.",
  label: "What it is called, at most 200 characters; null for what follows from its numbers and its day.",
  note: "What the desk remarks about it, at most 500 characters.",
} as const;

type Fields<Result> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Result>;
const several = {
  description: "The issues after the change.",
  outputFields: (t: Fields<{ readonly issues: readonly IssueRow[] }>) => ({
    issues: t.field({
      type: [SerialIssueRef],
      description: "As they are now, in the order asked.",
      resolve: ({ issues }) => [...issues],
    }),
  }),
};
const one = {
  description: "The issue after the change.",
  outputFields: (t: Fields<{ readonly issue: IssueRow }>) => ({
    issue: t.field({ type: SerialIssueRef, description: "As it is now.", resolve: ({ issue }) => issue }),
  }),
};

builder.relayMutationField(
  "receiveSerialIssues",
  {
    description: "The issues that have come.",
    inputFields: (t) => ({
      issueIds: t.globalIDList({ required: true, description: says.ids }),
      receivedOn: t.field({ type: "Date", description: "The day they came; today unless given." }),
    }),
  },
  {
    description:
      "Takes issues in, all or none, with the copies that their subscriptions say. One that has come already stays as " +
      "it is. For librarians. Source: POST /serials/issues/receive.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { issueIds, receivedOn } }, { serialIssueDesk, viewer }) => ({
      issues: await serialIssueDesk.receive(viewer, {
        issueIds: issueIds.map((id) => recordIdOf("SerialIssue", id)),
        receivedOn,
      }),
    }),
  },
  several,
);

builder.relayMutationField(
  "undoSerialReception",
  {
    description: "The issue that has not come after all.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "Which one." }) }),
  },
  {
    description:
      "Takes a reception back; the copies that it made go to the bin. Refused where one of them is on loan or ever " +
      "was. For librarians. Source: POST /serials/issues/{id}/undo.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: (_root, { input: { id } }, { serialIssueDesk, viewer }) =>
      serialIssueDesk.undoReception(viewer, recordIdOf("SerialIssue", id)),
  },
  {
    description: "The issue, expected again.",
    outputFields: (t) => ({
      issue: t.field({ type: SerialIssueRef, description: "As it is now.", resolve: ({ issue }) => issue }),
      binEntryIds: t.globalIDList({
        description: "The way back of its copies, for `restoreFromBin`.",
        resolve: ({ binEntryIds }) => binEntryIds.map((id) => ({ type: "BinEntry", id })),
      }),
    }),
  },
);

builder.relayMutationField(
  "markSerialIssues",
  {
    description: "What is said of issues that have not come.",
    inputFields: (t) => ({
      issueIds: t.globalIDList({ required: true, description: says.ids }),
      state: t.field({ type: SerialIssueMarkRef, required: true, description: "What is said of them." }),
    }),
  },
  {
    description:
      "Says that issues do not come out, are lost or claimed, or waits for them again. For librarians. Source: POST " +
      "/serials/issues/mark.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { issueIds, state } }, { serialIssueDesk, viewer }) => ({
      issues: await serialIssueDesk.mark(viewer, {
        issueIds: issueIds.map((id) => recordIdOf("SerialIssue", id)),
        state,
      }),
    }),
  },
  several,
);

builder.relayMutationField(
  "createSerialIssue",
  {
    description: "An issue that was not foretold.",
    inputFields: (t) => ({
      serialId: t.globalID({ required: true, description: "The subscription that it is of." }),
      issuedOn: t.field({ type: "Date", required: true, description: "Its own day." }),
      volume: t.int({ description: says.volume }),
      number: t.int({ description: says.number }),
      label: t.string({ description: says.label }),
      note: t.string({ description: says.note }),
      isReceived: t.boolean({ description: "Whether it has come; false unless given." }),
      key: t.string({ description: "A UUID of this one request: sent again with it, it adds no second." }),
    }),
  },
  {
    description:
      "Adds a special issue (edisi khusus), or one of what comes out irregularly. For librarians. Source: POST " +
      "/serials/{id}/issues.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { serialId, ...input } }, { serialIssueDesk, viewer }) => ({
      issue: await serialIssueDesk.create(viewer, recordIdOf("Serial", serialId), input),
    }),
  },
  one,
);

builder.relayMutationField(
  "updateSerialIssue",
  {
    description: "What changes of an issue; what is left out stays.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "Which one." }),
      issuedOn: t.field({ type: "Date", description: "Its own day." }),
      volume: t.int({ description: says.volume }),
      number: t.int({ description: says.number }),
      label: t.string({ description: says.label }),
      note: t.string({ description: says.note }),
    }),
  },
  {
    description:
      "Corrects an issue: those that follow are numbered on from it, and its copies say the same. For librarians. " +
      "Source: PUT /serials/issues/{id}.",
    errors: { types: [ValidationError, NotFoundError] },
    resolve: async (_root, { input: { id, issuedOn, ...input } }, { serialIssueDesk, viewer }) => ({
      issue: await serialIssueDesk.update(viewer, recordIdOf("SerialIssue", id), {
        ...input,
        issuedOn: issuedOn ?? undefined,
      }),
    }),
  },
  one,
);

builder.relayMutationField(
  "deleteSerialIssue",
  {
    description: "The issue that was added by mistake.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "Which one." }) }),
  },
  {
    description:
      "Takes away an issue that somebody added and that has not come; one that was foretold is marked as SKIPPED " +
      "instead. For librarians. Source: DELETE /serials/issues/{id}.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { serialIssueDesk, viewer }) => {
      const issueId = recordIdOf("SerialIssue", id);
      return { issueId, ...(await serialIssueDesk.delete(viewer, issueId)) };
    },
  },
  {
    description: "The issue is gone.",
    outputFields: (t) => ({
      deletedSerialIssueId: t.globalID({
        description: "Global id of what is no longer there.",
        resolve: ({ issueId }) => ({ type: "SerialIssue", id: issueId }),
      }),
      serial: t.field({
        type: SerialRef,
        nullable: true,
        description: "The subscription that it was of.",
        resolve: ({ serialId }, _args, { loaders }) => loaders.serial.load(serialId),
      }),
    }),
  },
);
