import { BookRef, CopyRef } from "../books/bookRefs.graphql.js";
import { builder } from "../platform/graphql/builder.js";
import { parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import { toConnection } from "../platform/graphql/connection.js";
import { UserRef } from "../users/user.graphql.js";
import { asText, type ChangedValue, changesOf } from "./AuditExportService.js";
import type { AuditRow } from "./AuditService.js";

const ChangedValueRef = builder.objectRef<ChangedValue>("AuditChangeInfo").implement({
  description: "One value of a record that changed. What is no text is written as JSON.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The field, as GraphQL names it." }),
    before: t.string({
      nullable: true,
      description: "As it was; null where there was none.",
      resolve: ({ before }) => asText(before),
    }),
    after: t.string({
      nullable: true,
      description: "As it became; null where there is none.",
      resolve: ({ after }) => asText(after),
    }),
  }),
});

const AuditEntryRef = builder.objectRef<AuditRow>("AuditEntry");

builder.node(AuditEntryRef, {
  description: "One change (catatan aktivitas): who, when, what, before and after. For administrators.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { audit, viewer }) => audit.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When." }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: "Whose account it was; null for the machine's own work and for an account that is gone.",
      resolve: ({ userId }, _args, { loaders }) => (userId === null ? null : loaders.accounts.load(userId)),
    }),
    actor: t.exposeString("actor", { description: "The name at the time, with the token's where one was used." }),
    address: t.exposeString("address", {
      nullable: true,
      description: "The address that it came from; null for the machine's own work, and 90 days later.",
    }),
    action: t.exposeString("action", { description: "`book.update`: the record's type, then what was done to it." }),
    recordType: t.exposeString("recordType", { description: "`book`, `user`, `category` …" }),
    recordId: t.exposeInt("recordId", {
      nullable: true,
      description: "The record's number in the database; null where several changed at once.",
    }),
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "The book that it tells of, or whose copy; null for other records and for a book that is gone.",
      resolve: ({ bookId }, _args, { loaders }) => (bookId === null ? null : loaders.book.load(bookId)),
    }),
    copy: t.field({
      type: CopyRef,
      nullable: true,
      description: "The copy it tells of; null for other records and for a copy that is gone.",
      resolve: ({ recordType, recordId }, _args, { loaders }) =>
        recordType === "copy" && recordId !== null ? loaders.copy.load(recordId) : null,
    }),
    changes: t.field({ type: [ChangedValueRef], description: "The values that changed.", resolve: changesOf }),
  }),
});

builder.queryField("auditEntries", (t) =>
  t.connection(
    {
      type: AuditEntryRef,
      description: "What was changed, by whom, the newest first. For administrators. Source: GET /audit-entries.",
      args: {
        recordType: t.arg.string({ description: "Of records of this type alone: `book`, `user`, `category` …" }),
        recordId: t.arg.int({ description: "Of the record with this number; goes with `recordType`." }),
        userId: t.arg.globalID({ description: "Of one account alone, by its global id." }),
        bookId: t.arg.globalID({
          description: "Of one book, its files and its copies, by the book's global id; also of copies that are gone.",
        }),
        from: t.arg({ type: "Date", description: "From this day on, by the library's clock." }),
        to: t.arg({ type: "Date", description: "Up to the end of this day." }),
      },
      resolve: async (_root, { recordType, recordId, userId, bookId, from, to, ...page }, { audit, viewer }) => {
        const filter = {
          recordType,
          recordId,
          userId: userId && recordIdOf("User", userId),
          bookId: bookId && recordIdOf("Book", bookId),
          from,
          to,
        };
        return toConnection(await audit.page(viewer, filter, page), () => audit.count(viewer, filter));
      },
    },
    { name: "AuditEntryConnection" },
    { name: "AuditEntryEdge" },
  ),
);
