import { z } from "zod";

import { route } from "../../platform/rest/route.js";
import { exampleIssue, issueId, serialId, serialTag } from "../serial.rest.js";
import { createIssueInput, markIssuesInput, receiveIssuesInput, updateIssueInput } from "../serialInput.js";
import { issueResponse, presentIssue } from "../serialPresenter.js";

const one = z.object({ data: issueResponse });
const several = z.object({ data: z.array(issueResponse) });
const waiting = { ...exampleIssue, status: "expected", received_on: null, item_codes: [] } as const;

export const serialIssueRoutes = [
  route({
    ...serialTag,
    method: "POST",
    path: "/serials/issues/receive",
    operationId: "receiveSerialIssues",
    access: "catalogue.write",
    operation: "update",
    success: 200,
    summary: "Take issues in",
    description:
      "All or none, with the copies that their subscriptions say. One that has come already stays as it is, so that " +
      "asking twice makes no second copy.",
    body: receiveIssuesInput,
    response: several,
    example: { body: { issue_ids: [31] }, response: { status_code: 200, data: [exampleIssue] } },
    failures: [404, 409, 422],
    handle: async ({ context: { serialIssueDesk, viewer, loaders }, body }) => {
      const issues = await serialIssueDesk.receive(viewer, body);
      return { data: await Promise.all(issues.map((issue) => presentIssue(issue, loaders, true))) };
    },
  }),
  route({
    ...serialTag,
    method: "POST",
    path: "/serials/issues/mark",
    operationId: "markSerialIssues",
    access: "catalogue.write",
    operation: "update",
    success: 200,
    summary: "Say what became of issues that have not come",
    description: "`skipped` (tidak terbit), `missing` (hilang), `claimed` (diklaim), or `expected` again.",
    body: markIssuesInput,
    response: several,
    example: {
      body: { issue_ids: [31], state: "claimed" },
      response: { status_code: 200, data: [{ ...waiting, status: "claimed" }] },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { serialIssueDesk, viewer, loaders }, body }) => {
      const issues = await serialIssueDesk.mark(viewer, body);
      return { data: await Promise.all(issues.map((issue) => presentIssue(issue, loaders, true))) };
    },
  }),
  route({
    ...serialTag,
    method: "POST",
    path: "/serials/{id}/issues",
    operationId: "createSerialIssue",
    access: "catalogue.write",
    operation: "create",
    success: 201,
    summary: "Add an issue that was not foretold",
    description: "A special issue, or one of what comes out irregularly; `is_received` takes it in at once.",
    params: serialId,
    body: createIssueInput,
    response: one,
    example: {
      body: { issued_on: "2026-11-20", label: "Edisi khusus Hari Guru 2026", is_received: true },
      response: {
        status_code: 201,
        data: { ...exampleIssue, extra: true, issued_on: "2026-11-20", label: "Edisi khusus Hari Guru 2026" },
      },
    },
    failures: [404, 409, 422],
    handle: async ({ context: { serialIssueDesk, viewer, loaders }, params: { id }, body }) => ({
      data: await presentIssue(await serialIssueDesk.create(viewer, id, body), loaders, true),
    }),
  }),
  route({
    ...serialTag,
    method: "POST",
    path: "/serials/issues/{id}/undo",
    operationId: "undoSerialReception",
    access: "catalogue.write",
    operation: "update",
    success: 200,
    summary: "Take a reception back",
    description: "The copies that it made go to the bin; 409 where one of them is on loan or ever was.",
    params: issueId,
    response: z.object({
      data: issueResponse,
      bin_entry_ids: z.array(z.int()).describe("The way back of its copies, for POST /bin/restore."),
    }),
    example: { response: { status_code: 200, data: waiting, bin_entry_ids: [9] } },
    failures: [404, 409],
    handle: async ({ context: { serialIssueDesk, viewer, loaders }, params: { id } }) => {
      const { issue, binEntryIds } = await serialIssueDesk.undoReception(viewer, id);
      return { data: await presentIssue(issue, loaders, true), bin_entry_ids: [...binEntryIds] };
    },
  }),
  route({
    ...serialTag,
    method: "PUT",
    path: "/serials/issues/{id}",
    operationId: "updateSerialIssue",
    access: "catalogue.write",
    operation: "update",
    success: 200,
    summary: "Correct an issue",
    description: "What is left out stays. Those that follow are numbered on from it, and its copies say the same.",
    params: issueId,
    body: updateIssueInput,
    response: one,
    example: {
      body: { number: 12 },
      response: { status_code: 200, data: { ...exampleIssue, number: 12, label: "Vol. 22 No. 12, November 2026" } },
    },
    failures: [404, 422],
    handle: async ({ context: { serialIssueDesk, viewer, loaders }, params: { id }, body }) => ({
      data: await presentIssue(await serialIssueDesk.update(viewer, id, body), loaders, true),
    }),
  }),
  route({
    ...serialTag,
    method: "DELETE",
    path: "/serials/issues/{id}",
    operationId: "deleteSerialIssue",
    access: "catalogue.write",
    operation: "delete",
    success: 200,
    summary: "Take away an issue that was added by mistake",
    description: "409 for one that has come, or that was foretold: mark that as `skipped`.",
    params: issueId,
    response: z.object({ data: z.object({ id: z.int() }), message: z.string() }),
    example: { response: { status_code: 200, data: { id: 31 }, message: "Edisi dihapus." } },
    failures: [404, 409],
    handle: async ({ context: { serialIssueDesk, viewer }, params: { id } }) => {
      await serialIssueDesk.delete(viewer, id);
      return { data: { id }, message: "Edisi dihapus." };
    },
  }),
];
