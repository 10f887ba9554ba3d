import { ConflictError, NotFoundError, ThrottledError, ValidationError } from "../../../errors.js";
import { idempotencyKeyText, undoText } from "../../acts/actTexts.js";
import { ApprovalInputRef, approvalField } from "../../acts/approval.graphql.js";
import { builder } from "../../../platform/graphql/builder.js";
import { recordIdOf } from "../../../platform/graphql/recordIds.js";
import { withoutNulls } from "../../../platform/graphql/withoutNulls.js";
import { ChargeReasonRef, FineRef, ReceiptRef } from "../fineRefs.graphql.js";

const fineField = "The fine's global id.";
const amountField = "Whole rupiah, more than 0.";
const noteText = "What is noted down about it; at most 500 characters.";
const errors = { types: [ValidationError, NotFoundError, ConflictError] };

builder.relayMutationField(
  "createFine",
  {
    description: "Who is charged, for what, and how much.",
    inputFields: (t) => ({
      studentId: t.globalID({ required: true, description: "The student's global id." }),
      borrowingId: t.globalID({ description: "The loan that it is for, of the same student." }),
      chargeReason: t.field({
        type: ChargeReasonRef,
        required: true,
        description:
          "DAMAGED or OTHER; what is late or lost is charged where it comes back or is reported. LOST again for a " +
          "lost loan whose charge was reversed.",
      }),
      amount: t.int({ required: true, description: amountField }),
      reason: t.string({ required: true, description: "In words, at most 500 characters." }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description: "Charges a student by hand. Librarians. Source: POST /fines.",
    errors,
    resolve: (_root, { input: { studentId, borrowingId, ...input } }, context) =>
      context.ledgerEditing.createFine(context.viewer, {
        ...withoutNulls(input),
        studentId: recordIdOf("Student", studentId),
        ...(borrowingId ? { borrowingId: recordIdOf("Borrowing", borrowingId) } : {}),
      }),
  },
  {
    description: "The fine.",
    outputFields: (t) => ({
      fine: t.expose("fine", { type: FineRef, description: "The fine." }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);

builder.relayMutationField(
  "payFine",
  {
    description: "Which fine, and how much of it.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: fineField }),
      amount: t.int({ required: true, description: `${amountField} At most what is open.` }),
      reason: t.string({ description: noteText }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description: "Takes a payment for one fine. Librarians. Source: POST /fines/{id}/payments.",
    errors,
    resolve: (_root, { input: { id, ...input } }, context) =>
      context.ledgerEditing.payFine(context.viewer, recordIdOf("Fine", id), withoutNulls(input)),
  },
  {
    description: "It is paid.",
    outputFields: (t) => ({
      fine: t.expose("fine", { type: FineRef, description: "As it is now." }),
      receipt: t.expose("receipt", { type: ReceiptRef, description: "The receipt." }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);

builder.relayMutationField(
  "payFines",
  {
    description: "Whose fines, and how much.",
    inputFields: (t) => ({
      studentId: t.globalID({ required: true, description: "The student's global id." }),
      amount: t.int({ required: true, description: `${amountField} At most what is open of them all.` }),
      reason: t.string({ description: noteText }),
      fineIds: t.globalIDList({ description: "Only these of the student's; whatever is open unless given." }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description:
      "Takes one payment for several fines of a student, the oldest first, on one receipt. Librarians. Source: POST " +
      "/students/{id}/payments.",
    errors,
    resolve: (_root, { input: { studentId, fineIds, ...input } }, context) =>
      context.ledgerEditing.payFines(context.viewer, recordIdOf("Student", studentId), {
        ...withoutNulls(input),
        ...(fineIds ? { fineIds: fineIds.map((id) => recordIdOf("Fine", id)) } : {}),
      }),
  },
  {
    description: "They are paid.",
    outputFields: (t) => ({
      fines: t.field({
        type: [FineRef],
        description: "Those that the payment was for, as they are now.",
        resolve: ({ fines }) => [...fines],
      }),
      receipt: t.expose("receipt", { type: ReceiptRef, description: "The receipt." }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);

builder.relayMutationField(
  "waiveFine",
  {
    description: "Which fine, how much of it, and why.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: fineField }),
      amount: t.int({ required: true, description: `${amountField} At most what is open.` }),
      reason: t.string({ required: true, description: "Why, at most 500 characters." }),
      approval: t.field({ type: ApprovalInputRef, description: approvalField }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description:
      "Lets off some of a fine, or all (bebaskan). Administrators, and who has their approval. Source: POST " +
      "/fines/{id}/waivers.",
    errors: { types: [...errors.types, ThrottledError] },
    resolve: (_root, { input: { id, ...input } }, context) =>
      context.ledgerEditing.waiveFine(context.viewer, recordIdOf("Fine", id), withoutNulls(input)),
  },
  {
    description: "It is let off.",
    outputFields: (t) => ({
      fine: t.expose("fine", { type: FineRef, description: "As it is now." }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);

builder.relayMutationField(
  "replaceFine",
  {
    description: "Which fine, and the new copy.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: fineField }),
      itemCode: t.string({ required: true, description: "The new copy's code; it is in the collection already." }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description:
      "A new copy settles what is open of a lost or damaged one's fine (ganti buku). Librarians. Source: POST " +
      "/fines/{id}/replacements.",
    errors,
    resolve: (_root, { input: { id, ...input } }, context) =>
      context.ledgerEditing.replaceFine(context.viewer, recordIdOf("Fine", id), withoutNulls(input)),
  },
  {
    description: "It is settled.",
    outputFields: (t) => ({
      fine: t.expose("fine", { type: FineRef, description: "As it is now." }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);

builder.relayMutationField(
  "refundFine",
  {
    description: "Which fine, how much of what was paid for it, and why.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: fineField }),
      amount: t.int({ required: true, description: `${amountField} At most what was paid.` }),
      reason: t.string({ required: true, description: "Why, at most 500 characters." }),
      approval: t.field({ type: ApprovalInputRef, description: approvalField }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description:
      "Gives money back, so that the fine is open again. Administrators, and who has their approval. Source: POST " +
      "/fines/{id}/refunds.",
    errors: { types: [...errors.types, ThrottledError] },
    resolve: (_root, { input: { id, ...input } }, context) =>
      context.ledgerEditing.refundFine(context.viewer, recordIdOf("Fine", id), withoutNulls(input)),
  },
  {
    description: "The money is given back.",
    outputFields: (t) => ({
      fine: t.expose("fine", { type: FineRef, description: "As it is now." }),
      receipt: t.expose("receipt", { type: ReceiptRef, description: "The receipt." }),
      actId: t.exposeInt("actId", { description: undoText }),
    }),
  },
);

builder.relayMutationField(
  "reverseLedgerEntry",
  {
    description: "Which entry, and why.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The entry's global id, as `LedgerEntry` has it." }),
      reason: t.string({ required: true, description: "Why, at most 500 characters." }),
      idempotencyKey: t.string({ description: idempotencyKeyText }),
    }),
  },
  {
    description:
      "Makes an entry count nothing that was a mistake (batalkan): a fine once its payments are given back, a " +
      "payment or refund on its own day. Administrators. Source: POST /ledger-entries/{id}/reverse.",
    errors,
    resolve: (_root, { input: { id, ...input } }, context) =>
      context.ledgerEditing.reverseEntry(context.viewer, recordIdOf("LedgerEntry", id), withoutNulls(input)),
  },
  {
    description: "It counts nothing any more.",
    outputFields: (t) => ({ fine: t.expose("fine", { type: FineRef, description: "The fine as it is now." }) }),
  },
);
