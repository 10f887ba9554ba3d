import { z } from "zod";

import { respondWithList } from "../../platform/rest/listResponse.js";
import { listQuery } from "../../platform/rest/paging.js";
import { choice, flag, wholeNumber } from "../../platform/rest/queryFields.js";
import { route } from "../../platform/rest/route.js";
import { studentKinds } from "../../students/studentInput.js";
import { createLoanRuleInput, updateLoanRuleInput } from "./loanRuleInput.js";
import { loanPolicyResponse, loanRuleResponse, presentLoanPolicy, presentLoanRule } from "./loanRulePresenter.js";

const example = {
  id: 4,
  student_kind: "teacher" as const,
  category: { id: 9, name: "Buku Paket" },
  loan_days: 30,
  due_on: null,
  most_loans: 5,
  most_renewals: null,
  fine_per_day: 0,
  fine_days: null,
  grace_days: null,
  suspend_days_per_day: null,
  grace_charged: null,
  fine_cap: null,
  cap_at_price: null,
  debt_limit: null,
  lendable: null,
  counts_to_limit: null,
};
const examplePolicy = {
  student_kind: example.student_kind,
  category: example.category,
  figures: {
    loan_days: 30,
    due_on: null,
    most_loans: 5,
    most_renewals: 2,
    fine_per_day: 0,
    fine_days: "open" as const,
    grace_days: 0,
    suspend_days_per_day: 0,
    grace_charged: true,
    fine_cap: null,
    cap_at_price: false,
    debt_limit: null,
    lendable: true,
    counts_to_limit: true,
  },
  sources: {
    loan_days: "pair" as const,
    due_on: "general" as const,
    most_loans: "pair" as const,
    most_renewals: "general" as const,
    fine_per_day: "pair" as const,
    fine_days: "general" as const,
    grace_days: "general" as const,
    suspend_days_per_day: "general" as const,
    grace_charged: "general" as const,
    fine_cap: "general" as const,
    cap_at_price: "general" as const,
    debt_limit: "general" as const,
    lendable: "general" as const,
    counts_to_limit: "general" as const,
  },
  kind_limit: 3,
  category_limit: 5,
};

const shared = { tag: "Settings", access: "admin" } as const;
const idParams = z.object({ id: wholeNumber().describe("The rule's number.") });
const ruleData = z.object({ data: loanRuleResponse });

export const loanRuleRoutes = [
  route({
    ...shared,
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
    method: "GET",
    path: "/loan-rules/policy",
    operationId: "loanPolicy",
    operation: "read",
    success: 200,
    summary: "Show which figures of lending apply, and where each comes from",
    description: "Without a kind and a category they are the general ones.",
    query: z.strictObject({
      student_kind: choice(studentKinds).optional().describe("Of this kind of member."),
      category_id: wholeNumber().optional().describe("For a book of this category."),
      without_own_rule: flag().optional().describe("As if the rule of exactly this kind and category were not there."),
    }),
    response: z.object({ data: loanPolicyResponse }),
    example: { response: { status_code: 200, data: examplePolicy } },
    failures: [422],
    handle: async ({ context: { loanRules, viewer, loaders }, query }) => {
      const { student_kind: studentKind, category_id: categoryId, without_own_rule: withoutOwnRule } = query;
      const policy = await loanRules.policy(viewer, { studentKind, categoryId, withoutOwnRule });
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
      body: { student_kind: "teacher", category_id: 9, loan_days: 30, most_loans: 5, fine_per_day: 0 },
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
