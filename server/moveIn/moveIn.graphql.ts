import { ConflictError, FileRefusedError, NotFoundError, ValidationError } from "../errors.js";
import { builder, type PayloadFields } from "../platform/graphql/builder.js";
import { toConnection } from "../platform/graphql/connection.js";
import { incomingUpload } from "../platform/graphql/multipartOperations.js";
import { parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import type { Viewer } from "../viewer.js";
import type { MoveInQuestion, MovingSystem } from "./library/MovingLibrary.js";
import type { MoveInLook, MoveInState } from "./MoveIn.entity.js";
import { foundTables, presentReason } from "./moveInPresenter.js";
import type { StoredMoveIn } from "./moveInReads.js";
import type { MoveInService } from "./MoveInService.js";
import type { KeptLook } from "./steps/MoveInFolder.js";
import {
  canStart,
  COUNTED_KINDS,
  type CountedKind,
  countsOf,
  isRunning,
  type KindCount,
  MOVE_IN_DESCRIPTIONS,
  MOVE_IN_STATE_DESCRIPTIONS,
  undoRefusal,
} from "./StoredMoveIn.js";

const StateRef = builder.enumType("MoveInState", {
  description: "How far a library that moves in is.",
  values: Object.fromEntries(
    Object.entries(MOVE_IN_STATE_DESCRIPTIONS).map(([value, description]) => [
      value.toUpperCase(),
      { value, description },
    ]),
  ) as Readonly<Record<string, { value: MoveInState; description: string }>>,
});

const SystemRef = builder.enumType("MoveInSystem", {
  description: "Which program a library comes from.",
  values: {
    SLIMS: { value: "slims", description: "SLiMS (Senayan)." },
    INLISLITE: { value: "inlislite", description: "INLISLite, of the national library." },
  } as const satisfies Record<string, { value: MovingSystem; description: string }>,
});

const KIND_DESCRIPTIONS: Readonly<Record<CountedKind, string>> = {
  memberKinds: "Kinds of members.",
  titles: "Titles.",
  members: "Members.",
  rules: "Rules of lending.",
  holidays: "Holidays and days that are closed.",
  loans: "Loans, open and past.",
  charges: "What members were charged.",
  reservations: "Reservations.",
  visits: "Visits.",
  files: "Covers, photos and documents.",
  copies: "Copies.",
  payments: "What members have paid.",
};

const enumName = (value: string) => value.replace(/[A-Z]/gu, (letter) => `_${letter}`).toUpperCase();
const KindRef = builder.enumType("MoveInKind", {
  description: "A kind of records that is brought in.",
  values: Object.fromEntries(
    COUNTED_KINDS.map((kind) => [enumName(kind), { value: kind, description: KIND_DESCRIPTIONS[kind] }]),
  ),
});

const CountRef = builder.objectRef<KindCount>("MoveInCount").implement({
  description: "How many records of a kind.",
  fields: (t) => ({
    kind: t.expose("kind", { type: KindRef, description: "The kind." }),
    count: t.exposeInt("count", { description: "How many." }),
  }),
});

const LookStateRef = builder.enumType("MoveInLookState", {
  description: "How far the look at a dump is.",
  values: {
    RUNNING: { value: "running", description: "It is read." },
    READY: { value: "ready", description: "What was found is kept." },
    FAILED: { value: "failed", description: "`message` says why; it can be looked at again." },
  } as const satisfies Record<string, { value: MoveInLook["state"]; description: string }>,
});

const LookRef = builder.objectRef<MoveInLook>("MoveInLook").implement({
  description: "The look at a dump, by which it is known what would come of it.",
  fields: (t) => ({
    state: t.expose("state", { type: LookStateRef, description: "How far it is." }),
    share: t.exposeFloat("share", { description: MOVE_IN_DESCRIPTIONS.share }),
    message: t.exposeString("message", { nullable: true, description: "Why it failed, in Indonesian." }),
  }),
});

const ReasonRef = builder.objectRef<ReturnType<typeof presentReason>>("MoveInReason").implement({
  description: "What is said of rows of a dump.",
  fields: (t) => ({
    text: t.exposeString("text", { description: "In Indonesian, of one of them." }),
    rows: t.exposeInt("rows", { description: "Of how many rows." }),
    examples: t.exposeStringList("examples", { description: "At most three, as people know them." }),
  }),
});

const TableRef = builder.objectRef<ReturnType<typeof foundTables>[number]>("MoveInTable").implement({
  description: "A table of a dump in the balance: read = brought + left out.",
  fields: (t) => ({
    table: t.exposeString("table", { description: "As the other system calls it." }),
    label: t.exposeString("label", { description: "What it has, in Indonesian." }),
    read: t.exposeInt("read", { description: "Its rows." }),
    brought: t.exposeInt("brought", { description: "Rows that come." }),
    leftOut: t.exposeInt("leftOut", { description: "Rows that stay out for a reason." }),
    difference: t.exposeInt("difference", { description: "Rows that nothing is known of; 0 where it closes." }),
    reasons: t.field({ type: [ReasonRef], description: "Why rows stay out.", resolve: ({ reasons }) => reasons }),
  }),
});

const OtherTableRef = builder.objectRef<KeptLook["others"][number]>("MoveInOtherTable").implement({
  description: "A table that nothing is read of.",
  fields: (t) => ({
    table: t.exposeString("table", { description: "Its name." }),
    rows: t.exposeInt("rows", { description: "Its rows." }),
  }),
});

const ChoiceRef = builder.objectRef<MoveInQuestion["choices"][number]>("MoveInChoice").implement({
  description: "What may be answered.",
  fields: (t) => ({
    value: t.exposeString("value", { description: "What is sent." }),
    label: t.exposeString("label", { description: "In Indonesian." }),
  }),
});

type ShownQuestion = MoveInQuestion & { readonly answer: string | null };
const QuestionRef = builder.objectRef<ShownQuestion>("MoveInQuestion").implement({
  description: "What only a person can know of a dump.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "What an answer names it by." }),
    text: t.exposeString("text", { description: "The question, in Indonesian." }),
    detail: t.exposeString("detail", { nullable: true, description: "Why it is asked, with examples." }),
    rows: t.exposeInt("rows", { nullable: true, description: MOVE_IN_DESCRIPTIONS.rows }),
    choices: t.field({
      type: [ChoiceRef],
      description: "What may be answered.",
      resolve: ({ choices }) => [...choices],
    }),
    proposal: t.exposeString("proposal", { description: "What holds while nobody has answered." }),
    answer: t.exposeString("answer", { nullable: true, description: "What somebody has answered." }),
  }),
});

const FoundRef = builder.objectRef<{ row: StoredMoveIn; look: KeptLook }>("MoveInFound").implement({
  description: "What was found in a dump.",
  fields: (t) => ({
    questions: t.field({
      type: [QuestionRef],
      description: "What only a person can know.",
      resolve: ({ row, look }) =>
        look.questions.map((asked) => ({ ...asked, answer: row.answers?.[asked.key] ?? null })),
    }),
    tables: t.field({
      type: [TableRef],
      description: "The balance.",
      resolve: ({ look }) => foundTables(look.tables),
    }),
    remarks: t.field({
      type: [ReasonRef],
      description: "What is said of rows that come all the same, the most frequent first.",
      resolve: ({ look }) => look.remarks.map(presentReason),
    }),
    others: t.field({
      type: [OtherTableRef],
      description: "Tables that nothing is read of.",
      resolve: ({ look }) => [...look.others],
    }),
    notes: t.stringList({ description: "What was odd about the dump.", resolve: ({ look }) => [...look.notes] }),
  }),
});

const MoveInRef = builder.objectRef<StoredMoveIn>("MoveIn");

builder.node(MoveInRef, {
  description: "A whole library of another system that is brought in, or was. For librarians who may do all of that.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { moveInHistory, viewer }) => moveInHistory.findForNode(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST and the audit trail use it." }),
    state: t.expose("state", { type: StateRef, description: "How far it is." }),
    system: t.expose("system", { type: SystemRef, nullable: true, description: "Which program it comes from." }),
    libraryName: t.exposeString("libraryName", { nullable: true, description: "As the dump calls it." }),
    madeAt: t.exposeString("madeAt", {
      nullable: true,
      description: "The last day of which the dump tells anything, YYYY-MM-DD.",
    }),
    fileName: t.exposeString("fileName", { nullable: true, description: "As its sender called the dump." }),
    sentBy: t.exposeString("actor", { nullable: true, description: "Who sent it." }),
    look: t.field({ type: LookRef, nullable: true, description: "The look at it.", resolve: ({ look }) => look }),
    found: t.field({
      type: FoundRef,
      nullable: true,
      description: "What was found; null before its first look is ready. REST: GET /move-ins/{id}/found.",
      resolve: async (row, _args, { moveInHistory, viewer }) => {
        const look = await moveInHistory.look(viewer, row);
        return look && { row, look };
      },
    }),
    isRunning: t.boolean({ description: MOVE_IN_DESCRIPTIONS.isRunning, resolve: isRunning }),
    canStart: t.boolean({ description: "Whether it may be brought in now.", resolve: canStart }),
    isCancelling: t.boolean({
      description: "Whether somebody has called it off while it runs.",
      resolve: ({ state, cancelWanted }) => state === "bringing" && cancelWanted,
    }),
    undoRefusal: t.string({
      nullable: true,
      description: "Why it cannot be undone, in Indonesian; null where it can.",
      resolve: undoRefusal,
    }),
    stage: t.expose("stage", {
      type: KindRef,
      nullable: true,
      description: "What is being written, or taken away.",
    }),
    counts: t.field({
      type: [CountRef],
      description: "What was made by it.",
      resolve: ({ counts }) => countsOf(counts),
    }),
    keptCounts: t.field({
      type: [CountRef],
      description: "What its undo has left.",
      resolve: ({ keptCounts }) => countsOf(keptCounts),
    }),
    message: t.exposeString("message", {
      nullable: true,
      description: "Why it ended otherwise than its starter wanted, in Indonesian.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it came." }),
    startedAt: t.expose("startedAt", { type: "DateTime", nullable: true, description: "When it was begun." }),
    finishedAt: t.expose("finishedAt", { type: "DateTime", nullable: true, description: "When it ended." }),
    undoneAt: t.expose("undoneAt", { type: "DateTime", nullable: true, description: "When it was undone." }),
  }),
});

builder.queryFields((t) => ({
  moveIn: t.field({
    type: MoveInRef,
    nullable: true,
    description:
      "One library that moves in, by one of its ids; null where there is none. Ask again while its look runs or it is " +
      "brought in. REST: GET /move-ins/{id}.",
    args: {
      id: t.arg.globalID({ description: "Its global id." }),
      databaseId: t.arg.int({ description: "Its number in the database, as an address has it." }),
    },
    resolve: (_root, { id, databaseId }, { moveInHistory, viewer }) =>
      moveInHistory.byId(viewer, id ? recordIdOf("MoveIn", id) : (databaseId ?? null)),
  }),
  moveIns: t.connection(
    {
      type: MoveInRef,
      description: "Libraries that have moved in or wait, the newest first. REST: GET /move-ins.",
      resolve: async (_root, page, { moveInHistory, viewer }) =>
        toConnection(await moveInHistory.page(viewer, page), () => moveInHistory.count(viewer)),
    },
    { name: "MoveInConnection" },
    { name: "MoveInEdge" },
  ),
}));

/** What every command but the last gives. */
const moveInPayload = {
  description: "The move as it is now.",
  outputFields: (t: PayloadFields<StoredMoveIn>) => ({
    moveIn: t.field({ type: MoveInRef, description: "The move.", resolve: (row) => row }),
  }),
};

builder.relayMutationField(
  "uploadMoveIn",
  {
    description: "A dump of SLiMS or INLISLite.",
    inputFields: (t) => ({
      file: t.field({
        type: "Upload",
        required: true,
        description: "A database's dump: .sql, also in a .gz, .zip or .tar.gz; its content decides.",
      }),
    }),
  },
  {
    description: `${MOVE_IN_DESCRIPTIONS.upload} REST: POST /move-ins.`,
    errors: { types: [ValidationError, ConflictError, FileRefusedError] },
    resolve: (_root, { input }, { moveIns, signal, viewer }) =>
      moveIns.upload(viewer, incomingUpload(input.file), signal),
  },
  moveInPayload,
);

const AnswerInput = builder.inputType("MoveInAnswerInput", {
  description: "An answer to one question.",
  fields: (t) => ({
    key: t.string({ required: true, description: "The question's." }),
    value: t.string({ description: "One of its choices; null takes an answer back." }),
  }),
});

builder.relayMutationField(
  "answerMoveIn",
  {
    description: "Answers to some questions.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The move." }),
      answers: t.field({ type: [AnswerInput], required: true, description: "All or nothing." }),
    }),
  },
  {
    description: `${MOVE_IN_DESCRIPTIONS.answer} REST: PUT /move-ins/{id}/answers.`,
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: (_root, { input: { id, answers } }, { moveIns, viewer }) =>
      moveIns.answer(viewer, recordIdOf("MoveIn", id), {
        answers: answers.map(({ key, value }) => ({ key, value: value ?? null })),
      }),
  },
  moveInPayload,
);

type StepCommand = (moveIns: MoveInService, viewer: Viewer, id: number) => Promise<StoredMoveIn>;

/** A command that takes a move to its next step. */
function stepMutation(name: string, description: string, run: StepCommand): void {
  builder.relayMutationField(
    name,
    {
      description: "Which move.",
      inputFields: (t) => ({ id: t.globalID({ required: true, description: "The move." }) }),
    },
    {
      description,
      errors: { types: [NotFoundError, ConflictError] },
      resolve: (_root, { input: { id } }, { moveIns, viewer }) => run(moveIns, viewer, recordIdOf("MoveIn", id)),
    },
    moveInPayload,
  );
}

stepMutation("lookAtMoveIn", `${MOVE_IN_DESCRIPTIONS.look} REST: POST /move-ins/{id}/look.`, (moveIns, viewer, id) =>
  moveIns.lookAgain(viewer, id),
);
stepMutation("startMoveIn", `${MOVE_IN_DESCRIPTIONS.start} REST: POST /move-ins/{id}/start.`, (moveIns, viewer, id) =>
  moveIns.start(viewer, id),
);
stepMutation(
  "cancelMoveIn",
  `${MOVE_IN_DESCRIPTIONS.cancel} REST: POST /move-ins/{id}/cancel.`,
  (moveIns, viewer, id) => moveIns.cancel(viewer, id),
);
stepMutation("undoMoveIn", `${MOVE_IN_DESCRIPTIONS.undo} REST: POST /move-ins/{id}/undo.`, (moveIns, viewer, id) =>
  moveIns.undo(viewer, id),
);

builder.relayMutationField(
  "discardMoveIn",
  {
    description: "Which move.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The move." }) }),
  },
  {
    description: `${MOVE_IN_DESCRIPTIONS.discard} REST: DELETE /move-ins/{id}.`,
    errors: { types: [NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id } }, { moveIns, viewer }) => {
      await moveIns.discard(viewer, recordIdOf("MoveIn", id));
      return { message: "Berkas sudah dibuang." };
    },
  },
  {
    description: "That it is gone.",
    outputFields: (t) => ({ message: t.exposeString("message", { description: "For the person, in Indonesian." }) }),
  },
);
