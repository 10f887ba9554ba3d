import { z } from "zod";

import { mapFields } from "../../platform/fields/describedField.js";
import { respondWithList } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { flag, wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import { generalFigures, initialSettings } from "../../settings/lendingFigures.js";
import { shownSources } from "../rules/loanPolicy.js";
import { createLoanRuleInput, updateLoanRuleInput } from "./loanRuleInput.js";
import {
  loanPolicyResponse,
  loanRuleResponse,
  presentLoanPolicy,
  presentLoanRule,
  presentPolicyFigures,
  presentRuleFigures,
  presentSources,
} from "./loanRulePresenter.js";

const pair = { member_kind: { id: 2, name: "Guru" }, category: { id: 9, name: "Buku Paket" } };
const inRule = { loanDays: 30, mostLoans: 5, finePerDay: 0 };
const example = {
  id: 4,
  ...pair,
  ...presentRuleFigures({ ...mapFields(shownSources, () => null), ...inRule }),
};
const examplePolicy = {
  ...pair,
  figures: presentPolicyFigures({ ...generalFigures(initialSettings), ...inRule }),
  sources: presentSources(
    mapFields(shownSources, (_shown, name) => (name in inRule ? ("pair" as const) : ("general" as const))),
  ),
  kind_limit: 3,
  category_limit: 5,
};

const shared = { tag: "Settings", access: "policy.write" } as const;
const idParams = z.object({ id: wholeNumber().describe("The rule's number.") });
const ruleData = z.object({ data: loanRuleResponse });

export const loanRuleRoutes = [
  route({
    ...shared,
    access: "policy.read",
    method: "GET",
    path: "/loan-rules",
    operationId: "loanRules",
    operation: "read",
    success: 200,
    summary: "List the rules of lending that differ from the general ones",
    description: "At most 100, in the order in which they were made. The general figures are in `GET /settings`.",
    query: listQuery({}),
    response: z.object({ data: z.array(loanRuleResponse) }),
    example: { response: { status_code: 200, data: [example] } },
    handle: (call) => {
      const {
        context: { loanRules, viewer },
      } = call;
      return respondWithList(call, {
        page: (page) => loanRules.page(viewer, page),
        count: () => loanRules.count(viewer),
        present: (rows, loaders) => Promise.all(rows.map((row) => presentLoanRule(row, loaders))),
      });
    },
  }),
  route({
    ...shared,
    access: "policy.read",
    method: "GET",
    path: "/loan-rules/policy",
    operationId: "loanPolicy",
    operation: "read",
    success: 200,
    summary: "Show which figures of lending apply, and where each comes from",
    description: "Without a kind and a category they are the general ones.",
    query: z.strictObject({
      member_kind_id: wholeNumber().optional().describe("Of this kind of member."),
      category_id: wholeNumber().optional().describe("For a book of this category."),
      without_own_rule: flag().optional().describe("As if the rule of exactly this kind and category were not there."),
    }),
    response: z.object({ data: loanPolicyResponse }),
    example: { response: { status_code: 200, data: examplePolicy } },
    failures: [422],
    handle: async ({ context: { loanRules, viewer, loaders }, query }) => {
      const { member_kind_id: memberKindId, category_id: categoryId, without_own_rule: withoutOwnRule } = query;
      const policy = await loanRules.policy(viewer, { memberKindId, categoryId, withoutOwnRule });
      return { data: await presentLoanPolicy(policy, loaders) };
    },
  }),
  route({
    ...shared,
    method: "POST",
    path: "/loan-rules",
    operationId: "createLoanRule",
    operation: "create",
    success: 201,
    summary: "Add a rule of lending",
    description:
      "For a kind of member, a category, or both; each pair has one (409). What is left out falls through. " +
      "Loans that were made keep their figures.",
    body: createLoanRuleInput,
    response: ruleData,
    example: {
      body: { member_kind_id: 2, category_id: 9, loan_days: 30, most_loans: 5, fine_per_day: 0 },
      response: { status_code: 201, data: example },
    },
    failures: [409, 422],
    handle: async ({ context: { loanRules, viewer, loaders }, body }) => ({
      data: await presentLoanRule(await loanRules.create(viewer, body), loaders),
    }),
  }),
  route({
    ...shared,
    method: "PUT",
    path: "/loan-rules/{id}",
    operationId: "updateLoanRule",
    operation: "update",
    success: 200,
    summary: "Change a rule of lending",
    description: "What is left out stays, null falls through again. Loans that were made keep their figures.",
    params: idParams,
    body: updateLoanRuleInput,
    response: ruleData,
    example: { body: { loan_days: 30 }, response: { status_code: 200, data: example } },
    failures: [404, 422],
    handle: async ({ context: { loanRules, viewer, loaders }, params: { id }, body }) => ({
      data: await presentLoanRule(await loanRules.update(viewer, id, body), loaders),
    }),
  }),
  route({
    ...shared,
    method: "DELETE",
    path: "/loan-rules/{id}",
    operationId: "deleteLoanRule",
    operation: "delete",
    success: 200,
    summary: "Delete a rule of lending",
    description: "What it said falls through again. Loans that were made keep their figures.",
    params: idParams,
    response: z.object({ message: z.string() }),
    example: { response: { status_code: 200, message: "Aturan khusus dihapus" } },
    failures: [404],
    handle: async ({ context: { loanRules, viewer }, params: { id } }) => {
      const { message } = await loanRules.delete(viewer, id);
      return { message };
    },
  }),
];
