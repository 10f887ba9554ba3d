import { z } from "zod";

import { NotFoundError } from "../errors.js";
import type { RequestContext } from "../platform/requestContext.js";
import { csvDownload } from "../platform/rest/csvDownload.js";
import { respondWithPage } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { wholeNumber } from "../platform/rest/queryFields.js";
import { route, StreamedBody } from "../platform/rest/route.js";
import { moveInFoundResponse, moveInResponse, presentMoveIn, presentMoveInFound } from "./moveInPresenter.js";
import type { StoredMoveIn } from "./moveInReads.js";
import { answerMoveInInput } from "./MoveInService.js";
import { MOVE_IN_DESCRIPTIONS } from "./StoredMoveIn.js";

const example = {
  id: 1,
  state: "draft",
  system: "slims",
  library_name: "Perpustakaan SMA Nusantara",
  made_at: "2026-11-20",
  file_name: "senayan.sql.gz",
  sent_by: "admin",
  look: { state: "ready", share: 1, message: null },
  is_running: false,
  can_start: true,
  is_cancelling: false,
  undo_refusal: "Data ini belum dipindahkan.",
  stage: null,
  counts: [],
  kept_counts: [],
  message: null,
  created_at: "2026-11-21T02:00:00.000Z",
  started_at: null,
  finished_at: null,
  undone_at: null,
};
const exampleFound = {
  questions: [
    {
      key: "time-zone",
      text: "Jam server lama memakai zona waktu apa?",
      detail: null,
      rows: null,
      choices: [{ value: "Asia/Jakarta", label: "WIB" }],
      proposal: "Asia/Jakarta",
      answer: null,
    },
  ],
  tables: [
    {
      table: "biblio",
      label: "Judul",
      read: 812,
      brought: 811,
      left_out: 1,
      difference: 0,
      reasons: [{ text: "Judulnya kosong.", rows: 1, examples: ["Tanpa judul"] }],
    },
  ],
  remarks: [],
  others: [{ table: "system_log", rows: 4200 }],
  notes: [],
};

const tag = "Moving in";
const params = z.object({ id: wholeNumber() });
const reads = { tag, access: ["imports.read", "students.read", "circulation.read"], operation: "read" } as const;
const changes = { tag, access: ["imports.write", "students.write", "circulation.write"] } as const;
const readsOne = { ...reads, method: "GET", params, success: 200 } as const;

export const moveInRoutes = [
  route({
    ...reads,
    method: "GET",
    path: "/move-ins",
    operationId: "moveIns",
    success: 200,
    summary: "Libraries that have moved in or wait, the newest first",
    query: listQuery({}),
    response: z.object({ data: z.array(moveInResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: (call) => {
      const { moveInHistory, viewer } = call.context;
      return respondWithPage(call, {
        page: (args) => moveInHistory.page(viewer, args),
        count: () => moveInHistory.count(viewer),
        present: (rows) => Promise.resolve(rows.map(presentMoveIn)),
      });
    },
  }),
  route({
    ...changes,
    method: "POST",
    path: "/move-ins",
    operationId: "uploadMoveIn",
    operation: "upload",
    success: 201,
    summary: "Send a dump of SLiMS or INLISLite",
    description: MOVE_IN_DESCRIPTIONS.upload,
    upload: true,
    response: z.object({ data: moveInResponse }),
    example: { response: { status_code: 201, data: example } },
    failures: [409, 413, 422],
    handle: async ({ context: { moveIns, viewer, signal }, file }) => ({
      data: presentMoveIn(await moveIns.upload(viewer, file, signal)),
    }),
  }),
  route({
    ...readsOne,
    path: "/move-ins/{id}",
    operationId: "moveIn",
    summary: "One library that moves in, and how far it is",
    description: "Ask again while `is_running`.",
    response: z.object({ data: moveInResponse }),
    example: { response: { status_code: 200, data: example } },
    failures: [404],
    handle: async ({ context, params: { id } }) => ({ data: presentMoveIn(await requireMoveIn(context, id)) }),
  }),
  route({
    ...readsOne,
    path: "/move-ins/{id}/found",
    operationId: "moveInFound",
    summary: "What was found in a dump: its questions and its balance",
    description: "Empty before its first look is ready.",
    response: z.object({ data: moveInFoundResponse }),
    example: { response: { status_code: 200, data: exampleFound } },
    failures: [404],
    handle: async ({ context, params: { id } }) => {
      const { moveInHistory, viewer } = context;
      const row = await requireMoveIn(context, id);
      const look = await moveInHistory.look(viewer, row);
      return { data: presentMoveInFound({ row, look }) };
    },
  }),
  route({
    ...changes,
    method: "PUT",
    path: "/move-ins/{id}/answers",
    operationId: "answerMoveIn",
    operation: "update",
    success: 200,
    summary: "Answer questions of a library that moves in",
    description: MOVE_IN_DESCRIPTIONS.answer,
    params,
    body: answerMoveInInput,
    response: z.object({ data: moveInResponse }),
    example: {
      body: { answers: [{ key: "time-zone", value: "Asia/Jakarta" }] },
      response: { status_code: 200, data: { ...example, look: { state: "running", share: 0, message: null } } },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { moveIns, viewer }, params: { id }, body }) => ({
      data: presentMoveIn(await moveIns.answer(viewer, id, body)),
    }),
  }),
  stepRoute("look", "lookAtMoveIn", ["Look at a dump again", MOVE_IN_DESCRIPTIONS.look], ({ moveIns, viewer }, id) =>
    moveIns.lookAgain(viewer, id),
  ),
  stepRoute(
    "start",
    "startMoveIn",
    ["Begin to bring a library in", MOVE_IN_DESCRIPTIONS.start],
    ({ moveIns, viewer }, id) => moveIns.start(viewer, id),
  ),
  stepRoute("cancel", "cancelMoveIn", ["End a move early", MOVE_IN_DESCRIPTIONS.cancel], ({ moveIns, viewer }, id) =>
    moveIns.cancel(viewer, id),
  ),
  stepRoute(
    "undo",
    "undoMoveIn",
    ["Take back what a move has brought", MOVE_IN_DESCRIPTIONS.undo],
    ({ moveIns, viewer }, id) => moveIns.undo(viewer, id),
  ),
  route({
    ...changes,
    method: "DELETE",
    path: "/move-ins/{id}",
    operationId: "discardMoveIn",
    operation: "delete",
    success: 200,
    summary: "Throw away a dump that was not brought in",
    params,
    response: z.object({ message: z.string() }),
    example: { response: { status_code: 200, message: "Berkas sudah dibuang." } },
    failures: [404, 409],
    handle: async ({ context: { moveIns, viewer }, params: { id } }) => {
      await moveIns.discard(viewer, id);
      return { message: "Berkas sudah dibuang." };
    },
  }),
  route({
    ...readsOne,
    ...csvDownload,
    path: "/move-ins/{id}/differences",
    operationId: "moveInDifferences",
    summary: "What does not come, or not as it was, as CSV",
    description: MOVE_IN_DESCRIPTIONS.differences,
    failures: [404, 409],
    handle: async ({ context: { moveInHistory, viewer }, params: { id } }) => {
      const { chunks, fileName } = await moveInHistory.differences(viewer, id);
      return new StreamedBody(chunks, fileName);
    },
  }),
  route({
    ...readsOne,
    path: "/move-ins/{id}/balance",
    operationId: "moveInBalance",
    summary: "The balance of a library that moves in (berita acara pindah data) as PDF",
    description: MOVE_IN_DESCRIPTIONS.balance,
    file: "application/pdf",
    response: z.object({}),
    example: { response: { status_code: 200 } },
    failures: [404, 409],
    handle: async ({ context: { moveInHistory, viewer }, params: { id } }) => {
      const { chunks, fileName } = await moveInHistory.balance(viewer, id);
      return new StreamedBody(chunks, fileName);
    },
  }),
];

function stepRoute(
  name: string,
  operationId: string,
  [summary, description]: readonly [string, string],
  run: (context: RequestContext, id: number) => Promise<StoredMoveIn>,
) {
  return route({
    ...changes,
    method: "POST",
    path: `/move-ins/{id}/${name}`,
    operationId,
    operation: "update",
    success: 200,
    summary,
    description,
    params,
    response: z.object({ data: moveInResponse }),
    example: { response: { status_code: 200, data: example } },
    failures: [404, 409],
    handle: async ({ context, params: { id } }) => ({ data: presentMoveIn(await run(context, id)) }),
  });
}

async function requireMoveIn({ moveInHistory, viewer }: RequestContext, id: number): Promise<StoredMoveIn> {
  const row = await moveInHistory.byId(viewer, id);
  if (!row) throw new NotFoundError("Pemindahan ini tidak ditemukan. Muat ulang halaman, lalu coba lagi.");
  return row;
}
