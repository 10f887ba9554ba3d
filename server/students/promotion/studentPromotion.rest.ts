import { z } from "zod";

import { listQuery } from "../../platform/rest/paging.js";
import { respondWithPage } from "../../platform/rest/listResponse.js";
import { wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import type { RequestContext } from "../../platform/requestContext.js";
import { promoteStudentsInput, promotionPlanInput } from "./promotionInput.js";
import {
  keptStudentResponse,
  presentKept,
  presentMovement,
  presentPreview,
  presentPromotion,
  previewResponse,
  promotionDetailResponse,
  promotionResponse,
} from "./promotionPresenter.js";
import type { PromotionRow } from "./promotionReads.js";
import { promotionNotFound } from "./StudentPromotionService.js";

const shared = { tag: "Students", access: "promotions.write" } as const;
const promotionId = z.object({ id: wholeNumber().describe("The promotion's number in the database.") });
const promotionData = z.object({ data: promotionResponse });

const counts = { promoted: 34, stayed: 2, graduated: 0, moved: 0, held: 0, skipped: 0 };
const decision = { action: "promote", target_class_name: "XI-3" };
const examplePreview = {
  academic_year: "2026/2027",
  expires_at: "2027-06-30",
  fingerprint: "mJ2rN0c5x8Yb1tQw7vKz4hLs9dFg3aPe",
  counts,
  classes: [
    {
      class_name: "X-3",
      students_count: 36,
      suspended_count: 0,
      decision,
      proposal: decision,
      counts,
      exceptions_count: 2,
      merges_with: [],
      target_occupied_by: 0,
    },
  ],
  borrowers: [],
  borrowers_count: 0,
  suspended: [],
  suspended_count: 0,
  without_class: [],
  without_class_count: 0,
  already_in_year: 0,
  shortened: 0,
};
const example = {
  id: 3,
  created_at: "2026-07-10T02:00:00.000Z",
  started_by: "rina",
  academic_year: "2026/2027",
  expires_at: "2027-06-30",
  promoted: 34,
  stayed: 2,
  graduated: 0,
  moved: 0,
  held: 0,
  undone_at: null,
  undone_by: null,
  restored: null,
  kept_count: null,
};
const examplePlan = {
  academic_year: "2026/2027",
  classes: [{ class_name: "X-3", action: "promote", target_class_name: "XI-3" }],
  exceptions: [{ student_id: 12, action: "stay" }],
};

export const studentPromotionRoutes = [
  route({
    ...shared,
    access: "promotions.read",
    method: "POST",
    path: "/students/promotions/preview",
    operationId: "studentPromotionPreview",
    operation: "read",
    success: 200,
    summary: "Preview the end of a school year",
    description:
      "Changes nothing; it is POST because the plan stands in the body. What the plan leaves out is proposed: the " +
      "next grade for each class, and graduation for the last.",
    body: promotionPlanInput,
    response: z.object({ data: previewResponse }),
    example: { body: examplePlan, response: { status_code: 200, data: examplePreview } },
    failures: [409, 422],
    handle: async ({ context: { studentPromotions, viewer }, body }) => ({
      data: presentPreview(await studentPromotions.preview(viewer, body)),
    }),
  }),
  route({
    ...shared,
    method: "POST",
    path: "/students/promotions",
    operationId: "promoteStudents",
    operation: "create",
    success: 201,
    summary: "Carry out the end of a school year",
    description: "Exactly as the preview of this fingerprint has shown it, all pupils or none.",
    body: promoteStudentsInput,
    response: promotionData,
    example: {
      body: { ...examplePlan, fingerprint: examplePreview.fingerprint },
      response: { status_code: 201, data: example },
    },
    failures: [409, 422],
    handle: async ({ context: { studentPromotions, viewer }, body }) => ({
      data: presentPromotion(await studentPromotions.promote(viewer, body)),
    }),
  }),
  route({
    ...shared,
    access: "promotions.read",
    method: "GET",
    path: "/students/promotions",
    operationId: "studentPromotions",
    operation: "read",
    success: 200,
    summary: "List the promotions",
    description: "The newest first.",
    query: listQuery({}),
    response: z.object({ data: z.array(promotionResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: (call) => {
      const { promotionHistory, viewer } = call.context;
      return respondWithPage(call, {
        page: (args) => promotionHistory.page(viewer, args),
        count: () => promotionHistory.count(viewer),
        present: (rows) => Promise.resolve(rows.map(presentPromotion)),
      });
    },
  }),
  route({
    ...shared,
    access: "promotions.read",
    method: "GET",
    path: "/students/promotions/{id}",
    operationId: "studentPromotion",
    operation: "read",
    success: 200,
    summary: "Show a promotion",
    params: promotionId,
    response: z.object({ data: promotionDetailResponse }),
    example: {
      response: {
        status_code: 200,
        data: {
          ...example,
          undo_refusal: null,
          movements: [{ from_class_name: "X-3", to_class_name: "XI-3", status: "active", students_count: 34 }],
        },
      },
    },
    failures: [404],
    handle: async ({ context, params: { id } }) => {
      const { promotionHistory, viewer } = context;
      const promotion = await requirePromotion(context, id);
      return {
        data: {
          ...presentPromotion(promotion),
          undo_refusal: await promotionHistory.undoRefusal(viewer, promotion),
          movements: (await promotionHistory.movements(viewer, promotion)).map(presentMovement),
        },
      };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/students/promotions/{id}/undo",
    operationId: "undoStudentPromotion",
    operation: "update",
    success: 200,
    summary: "Undo the newest promotion",
    description:
      "Takes back what it did to students who were not changed since; `GET /students/promotions/{id}/kept` names the " +
      "others.",
    params: promotionId,
    response: promotionData,
    example: {
      response: {
        status_code: 200,
        data: { ...example, undone_at: "2026-07-10T02:05:00.000Z", undone_by: "rina", restored: 36, kept_count: 0 },
      },
    },
    failures: [404, 409],
    handle: async ({ context: { studentPromotions, viewer }, params: { id } }) => ({
      data: presentPromotion(await studentPromotions.undo(viewer, id)),
    }),
  }),
  route({
    ...shared,
    access: "promotions.read",
    method: "GET",
    path: "/students/promotions/{id}/kept",
    operationId: "studentPromotionKept",
    operation: "read",
    success: 200,
    summary: "Students whom an undo would leave; after one, whom it has left",
    params: promotionId,
    query: listQuery({}),
    response: z.object({ data: z.array(keptStudentResponse) }),
    example: {
      response: {
        status_code: 200,
        data: [{ student_id: 12, nis: "2024001", name: "Rani Puspita", class_name: "XI-4", reason: "class_name" }],
      },
    },
    failures: [404, 422],
    handle: async (call) => {
      const { context, params } = call;
      const { promotionHistory, viewer } = context;
      const promotion = await requirePromotion(context, params.id);
      return respondWithPage(call, {
        page: (args) => promotionHistory.keptPage(viewer, promotion, args),
        count: () => promotionHistory.countKept(viewer, promotion),
        present: (rows) => Promise.resolve(rows.map(presentKept)),
      });
    },
  }),
];

async function requirePromotion({ promotionHistory, viewer }: RequestContext, id: number): Promise<PromotionRow> {
  const promotion = await promotionHistory.byId(viewer, id);
  if (!promotion) {
    throw promotionNotFound();
  }
  return promotion;
}
