import { DISPOSAL_NAMES, WEEDING_REASON_NAMES } from "../../common/weedingWords.js";
import { CopyConditionRef, CopyStatusRef } from "../books/copies/copyRefs.graphql.js";
import { ConflictError, NotFoundError, ValidationError } from "../errors.js";
import { builder } from "../platform/graphql/builder.js";
import { toConnection } from "../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import { placeName } from "../stockTakes/scanMessage.js";
import { canManage } from "../viewer.js";
import { MOST_COLLECTED } from "./weedingInput.js";
import type { WeedingItemRow, WeedingRow } from "./weedingReads.js";
import type { WeedingOutcome } from "./WeedingEditingService.js";
import type { CollectAnswer } from "./WeedingScanService.js";
import type { CandidateRow } from "./WeedingService.js";

const StateRef = builder.enumType("WeedingState", {
  description: "How far a weeding is.",
  values: {
    OPEN: { value: "open", description: "Copies can be collected." },
    FINISHED: { value: "finished", description: "Its copies are withdrawn." },
    CANCELLED: { value: "cancelled", description: "It was given up." },
  } as const,
});

const StateToSetRef = builder.enumType("WeedingStateToSet", {
  description: "What a weeding is to be.",
  values: {
    OPEN: { value: "open", description: "Open again." },
    CANCELLED: { value: "cancelled", description: "Given up." },
  } as const,
});

const ReasonRef = builder.enumType("WeedingReason", {
  description: "Why a copy leaves the collection.",
  values: {
    DAMAGED: { value: "damaged", description: WEEDING_REASON_NAMES.damaged },
    OUTDATED: { value: "outdated", description: WEEDING_REASON_NAMES.outdated },
    UNWANTED: { value: "unwanted", description: WEEDING_REASON_NAMES.unwanted },
    DUPLICATE: { value: "duplicate", description: WEEDING_REASON_NAMES.duplicate },
    LOST: { value: "lost", description: WEEDING_REASON_NAMES.lost },
    SUPERSEDED: { value: "superseded", description: WEEDING_REASON_NAMES.superseded },
    OTHER: { value: "other", description: "In somebody's own words." },
  } as const,
});

const DisposalRef = builder.enumType("WeedingDisposal", {
  description: "What becomes of a copy that leaves.",
  values: {
    REMOVED: { value: "removed", description: DISPOSAL_NAMES.removed },
    DONATED: { value: "donated", description: DISPOSAL_NAMES.donated },
    SOLD: { value: "sold", description: DISPOSAL_NAMES.sold },
    DESTROYED: { value: "destroyed", description: DISPOSAL_NAMES.destroyed },
  } as const,
});

const SkipRef = builder.enumType("WeedingSkip", {
  description: "Why the end of a weeding, or its undo, has left a copy as it is.",
  values: {
    DELETED: { value: "deleted", description: "It was deleted." },
    ON_LOAN: { value: "on_loan", description: "It is lent." },
    RESERVED: { value: "reserved", description: "A reservation keeps it, or waits for it." },
    WITHDRAWN: { value: "withdrawn", description: "It was withdrawn already." },
    LOST_LOAN: { value: "lost_loan", description: "A loan still asks what it cost: the desk takes it back." },
    CHANGED: { value: "changed", description: "Somebody has changed it since it was withdrawn." },
  } as const,
});

const ListRef = builder.enumType("WeedingList", {
  description: "Which copies of a weeding.",
  values: {
    WAITING: { value: "waiting", description: "Those that are to go." },
    WITHDRAWN: { value: "withdrawn", description: "Those that have gone." },
    SKIPPED: { value: "skipped", description: "Those that its end, or its undo, has left." },
  } as const,
});

const CollectOutcomeRef = builder.enumType("WeedingScanOutcome", {
  description: "What became of a scan.",
  values: {
    COLLECTED: { value: "collected", description: "It is collected." },
    REPEATED: { value: "repeated", description: "Another scan had collected it before." },
    UNKNOWN: { value: "unknown", description: "No copy has this code." },
    ON_LOAN: { value: "on_loan", description: "It is lent, and not collected." },
    RESERVED: { value: "reserved", description: "A reservation keeps it, or waits for it: not collected." },
    WITHDRAWN: { value: "withdrawn", description: "It was withdrawn already." },
    LOST_LOAN: { value: "lost_loan", description: "A loan still asks what it cost: not collected." },
  } as const,
});

const CandidateStatusRef = builder.enumType("WeedingCandidateStatus", {
  description: "What the desk has set of a copy that may go.",
  values: {
    AVAILABLE: { value: "available", description: "On the shelf." },
    REPAIR: { value: "repair", description: "Being repaired." },
    REFERENCE_ONLY: { value: "reference_only", description: "Read in the library only." },
    LOST: { value: "lost", description: "Lost." },
  } as const,
});

const CandidateRef = builder.objectRef<CandidateRow>("WeedingCandidate").implement({
  description: "A copy that may leave the collection, with why.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The copy's number in the database." }),
    bookDatabaseId: t.exposeInt("bookId", { description: "Its book's." }),
    code: t.exposeString("code", { description: "Its item code." }),
    inventoryCode: t.exposeString("inventoryCode", { nullable: true, description: "Its inventory number." }),
    title: t.exposeString("title", { description: "Of its book." }),
    callNumber: t.exposeString("callNumber", { nullable: true, description: "Its own, or else its book's." }),
    location: t.string({
      nullable: true,
      description: "Where it stands.",
      resolve: ({ locationName, locationShelf }) => placeName(locationName, locationShelf),
    }),
    publishYear: t.exposeInt("publishYear", { nullable: true, description: "Of its book." }),
    condition: t.expose("condition", { type: CopyConditionRef, description: "Its state." }),
    status: t.expose("status", { type: CopyStatusRef, description: "By the record." }),
    price: t.exposeInt("price", { nullable: true, description: "In whole rupiah." }),
    loans: t.exposeInt("loans", { description: "How often it was lent." }),
    inHouseUses: t.exposeInt("inHouseUses", { description: "How often it was read in the library." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last lent or read in the library; null for never.",
    }),
    otherCopies: t.exposeInt("otherCopies", { description: "Of its title, neither withdrawn, lost nor collected." }),
    newerEditionYear: t.exposeInt("newerYear", {
      nullable: true,
      description: "Of a later edition that the library holds.",
    }),
    reasons: t.exposeStringList("reasons", { description: "Why it may go, in Indonesian." }),
    warning: t.exposeString("warning", {
      nullable: true,
      description: "That it is the last copy of a title that is much lent, in Indonesian.",
    }),
  }),
});

const CandidateFilter = builder.inputType("WeedingCandidateFilter", {
  description: "Which copies; what is left out does not narrow it.",
  fields: (t) => ({
    publishedBefore: t.int({ description: "Published before this year." }),
    acquiredBefore: t.field({ type: "Date", description: "Acquired, or else entered, before this day." }),
    unusedSince: t.field({
      type: "Date",
      description: "Neither lent nor read in the library since this day, and acquired before it.",
    }),
    neverUsed: t.boolean({ description: "Never lent nor read in the library." }),
    condition: t.field({ type: CopyConditionRef, description: "In this state." }),
    status: t.field({ type: CandidateStatusRef, description: "What the desk has set." }),
    locationId: t.globalID({ description: "At this place." }),
    categoryId: t.globalID({ description: "Of this category." }),
    classFrom: t.string({ description: "From this class on: `800`." }),
    classTo: t.string({ description: "Up to this class, with all that begin with it: `899`." }),
    hasOtherCopies: t.boolean({ description: "Of whose title the library holds further copies." }),
    hasNewerEdition: t.boolean({ description: "Of whose title the library holds a later edition." }),
  }),
});

const CandidateEdge = builder.edgeObject({ type: CandidateRef, name: "WeedingCandidateEdge" });

builder.queryField("weedingCandidates", (t) =>
  t.connection(
    {
      type: CandidateRef,
      description:
        "Copies that may leave the collection, those first that came first. A page looks at 5,000 copies and no more: " +
        "it is short where few of them match, and goes on behind `endCursor`. For librarians. Source: GET " +
        "/weedings/candidates.",
      args: { filter: t.arg({ type: CandidateFilter, description: "Which ones." }) },
      resolve: async (_root, { filter, ...page }, { weedings, viewer }) => {
        const { locationId, categoryId, ...rest } = filter ?? {};
        const chosen = {
          ...rest,
          locationId: locationId && recordIdOf("Location", locationId),
          categoryId: categoryId && recordIdOf("Category", categoryId),
        };
        return toConnection(await weedings.candidates(viewer, chosen, page), () =>
          weedings.countCandidates(viewer, chosen),
        );
      },
    },
    { name: "WeedingCandidateConnection", description: "A page of candidates." },
    CandidateEdge,
  ),
);

const ItemRef = builder.objectRef<WeedingItemRow>("WeedingItem").implement({
  description: "A copy of a weeding as it was when it was collected.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database." }),
    code: t.exposeString("code", { description: "Its item code." }),
    inventoryCode: t.exposeString("inventoryCode", { nullable: true, description: "Its inventory number." }),
    title: t.exposeString("title", { description: "Of its book." }),
    callNumber: t.exposeString("callNumber", { nullable: true, description: "Its own, or else its book's." }),
    publishYear: t.exposeInt("publishYear", { nullable: true, description: "Of its book." }),
    price: t.exposeInt("price", { nullable: true, description: "In whole rupiah." }),
    reason: t.expose("reason", { type: ReasonRef, description: "Why it goes." }),
    reasonText: t.exposeString("reasonText", { nullable: true, description: "In somebody's own words." }),
    disposal: t.expose("disposal", { type: DisposalRef, description: "What becomes of it." }),
    addedAt: t.expose("addedAt", { type: "DateTime", description: "When it was collected." }),
    addedBy: t.exposeString("addedBy", { description: "By whom, by the name at the time." }),
    withdrawn: t.exposeBoolean("withdrawn", { description: "Whether the end has withdrawn it." }),
    skipped: t.expose("skipped", {
      type: SkipRef,
      nullable: true,
      description: "Why the end, or its undo, has left it.",
    }),
  }),
});
const ItemEdge = builder.edgeObject({ type: ItemRef, name: "WeedingItemEdge" });
const ItemConnection = builder.connectionObject(
  { type: ItemRef, name: "WeedingItemConnection", description: "A page of copies." },
  ItemEdge,
);

const WeedingRef = builder.objectRef<WeedingRow>("Weeding");
builder.node(WeedingRef, {
  description: "One weeding (penyiangan): copies that leave the collection together. For librarians.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { weedings, viewer }) => weedings.findForNode(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    name: t.exposeString("name", { description: "What it is called." }),
    state: t.expose("state", { type: StateRef, description: "How far it is." }),
    startedAt: t.expose("startedAt", { type: "DateTime", description: "When it began." }),
    startedBy: t.exposeString("startedBy", { description: "By whom, by the name at the time." }),
    finishedAt: t.expose("finishedAt", {
      type: "DateTime",
      nullable: true,
      description: "When its copies were withdrawn, or it was given up.",
    }),
    finishedBy: t.exposeString("finishedBy", { nullable: true, description: "By whom." }),
    copies: t.int({
      description: "Copies that it has collected.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.weedingTotals.load(id)).copies,
    }),
    withdrawn: t.int({
      description: "Of those, withdrawn by its end.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.weedingTotals.load(id)).withdrawn,
    }),
    skipped: t.int({
      description: "Of those, left by its end or by its undo.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.weedingTotals.load(id)).skipped,
    }),
    value: t.int({
      description: "What they cost together without those that were left, in whole rupiah.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.weedingTotals.load(id)).value,
    }),
    unpriced: t.int({
      description: "Of how many nobody knows the price.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.weedingTotals.load(id)).unpriced,
    }),
    items: t.connection(
      {
        type: ItemRef,
        description: "Its copies, those first that were collected last. Source: GET /weedings/{id}/items.",
        args: { list: t.arg({ type: ListRef, required: true, description: "Which ones." }) },
        resolve: async ({ id }, { list, ...page }, { weedings, viewer }) =>
          toConnection(await weedings.itemPage(viewer, id, list, page), () => weedings.countItems(viewer, id, list)),
      },
      ItemConnection,
    ),
    viewerCanManage: t.boolean({
      description: "Whether this request may collect for it and end it.",
      resolve: (_weeding, _args, { viewer }) => canManage(viewer, "catalogue"),
    }),
  }),
});

const WeedingEdge = builder.edgeObject({ type: WeedingRef, name: "WeedingEdge" });

builder.queryField("weedings", (t) =>
  t.connection(
    {
      type: WeedingRef,
      description: "All weedings, the newest first. For librarians. Source: GET /weedings.",
      resolve: async (_root, page, { weedings, viewer }) =>
        toConnection(await weedings.page(viewer, page), () => weedings.count(viewer)),
    },
    { name: "WeedingConnection", description: "A page of weedings." },
    WeedingEdge,
  ),
);

builder.queryField("weeding", (t) =>
  t.field({
    type: WeedingRef,
    nullable: true,
    description: "One weeding; null where there is none. For librarians. Source: GET /weedings/{id}.",
    args: { databaseId: t.arg.int({ required: true, description: "Its number in the database." }) },
    resolve: (_root, { databaseId }, { weedings, viewer }) => weedings.byId(viewer, databaseId),
  }),
);

const weedingPayload = {
  description: "The weeding.",
  outputFields: (t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, WeedingRow>) => ({
    weeding: t.field({ type: WeedingRef, description: "As it is now.", resolve: (weeding) => weeding }),
  }),
};

builder.relayMutationField(
  "beginWeeding",
  {
    description: "What it is called.",
    inputFields: (t) => ({
      name: t.string({ description: "By its day unless given." }),
      key: t.string({ description: "A UUID of this one request: sent again with it, it begins no second." }),
    }),
  },
  {
    description: "Begins a weeding. Source: POST /weedings.",
    errors: { types: [ValidationError] },
    resolve: (_root, { input }, { weedingEditing, viewer }) => weedingEditing.begin(viewer, input),
  },
  weedingPayload,
);

builder.relayMutationField(
  "updateWeeding",
  {
    description: "The weeding and what it is to be.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The weeding." }),
      state: t.field({ type: StateToSetRef, required: true, description: "What it is to be." }),
    }),
  },
  {
    description: "Gives a weeding up, or opens it again. Source: PUT /weedings/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: (_root, { input: { id, state } }, { weedingEditing, viewer }) =>
      weedingEditing.setState(viewer, recordIdOf("Weeding", id), { state }),
  },
  weedingPayload,
);

const ScanInput = builder.inputType("WeedingScanInput", {
  description: "One copy that is to go.",
  fields: (t) => ({
    code: t.string({ required: true, description: "Its item code, as the scanner has read it." }),
    key: t.string({ required: true, description: "A UUID of this one scan: sent again, it gets the same answer." }),
    reason: t.field({ type: ReasonRef, required: true, description: "Why it goes." }),
    reasonText: t.string({ description: "In somebody's own words; needed for `OTHER`." }),
    disposal: t.field({ type: DisposalRef, required: true, description: "What becomes of it." }),
  }),
});

const AnswerRef = builder.objectRef<CollectAnswer>("WeedingScanAnswer").implement({
  description: "What a scan is answered with.",
  fields: (t) => ({
    outcome: t.expose("outcome", { type: CollectOutcomeRef, description: "What became of it." }),
    message: t.exposeString("message", { description: "In Indonesian: what it is and what to do." }),
    code: t.exposeString("code", { description: "The item code, or what was scanned." }),
    title: t.exposeString("title", { nullable: true, description: "Of its book; null for an unknown code." }),
    item: t.expose("item", { type: ItemRef, nullable: true, description: "Null where it was not collected." }),
  }),
});

builder.relayMutationField(
  "collectForWeeding",
  {
    description: "What is to go.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The weeding." }),
      scans: t.field({ type: [ScanInput], required: true, description: `At most ${MOST_COLLECTED}.` }),
    }),
  },
  {
    description:
      "Collects copies that are to go: ticked among the candidates, or scanned at the shelf. Source: POST " +
      "/weedings/{id}/items.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, scans } }, { weedingScans, weedings, viewer }) => {
      const weedingId = recordIdOf("Weeding", id);
      const answers = await weedingScans.collect(viewer, weedingId, { scans });
      return { answers, weeding: await weedings.byId(viewer, weedingId) };
    },
  },
  {
    description: "The answers.",
    outputFields: (t) => ({
      answers: t.field({
        type: [AnswerRef],
        description: "Of each scan, in their order.",
        resolve: ({ answers }) => answers,
      }),
      weeding: t.field({
        type: WeedingRef,
        nullable: true,
        description: "As it is now.",
        resolve: ({ weeding }) => weeding,
      }),
    }),
  },
);

builder.relayMutationField(
  "updateWeedingItems",
  {
    description: "Which copies, and what of them.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The weeding." }),
      itemIds: t.intList({ required: true, description: `Numbers of its items, at most ${MOST_COLLECTED}.` }),
      reason: t.field({ type: ReasonRef, required: true, description: "Why they go." }),
      reasonText: t.string({ description: "In somebody's own words; needed for `OTHER`." }),
      disposal: t.field({ type: DisposalRef, required: true, description: "What becomes of them." }),
    }),
  },
  {
    description: "Gives collected copies another reason. Source: PUT /weedings/{id}/items.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: (_root, { input: { id, ...changes } }, { weedingEditing, viewer }) =>
      weedingEditing.changeItems(viewer, recordIdOf("Weeding", id), changes),
  },
  weedingPayload,
);

builder.relayMutationField(
  "removeWeedingItems",
  {
    description: "Which copies.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The weeding." }),
      itemIds: t.intList({ required: true, description: `Numbers of its items, at most ${MOST_COLLECTED}.` }),
    }),
  },
  {
    description: "Takes copies out of a weeding: they stay. Source: POST /weedings/{id}/items/remove.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: (_root, { input: { id, itemIds } }, { weedingEditing, viewer }) =>
      weedingEditing.removeItems(viewer, recordIdOf("Weeding", id), { itemIds }),
  },
  weedingPayload,
);

const outcomePayload = {
  description: "What was done.",
  outputFields: (t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, WeedingOutcome>) => ({
    changed: t.exposeInt("changed", { description: "Copies that were changed." }),
    skipped: t.exposeInt("skipped", { description: "Copies that stay as they are." }),
    remaining: t.exposeInt("remaining", {
      description: "Copies that are left for the next call: at most 2,000 are changed by one.",
    }),
    weeding: t.field({ type: WeedingRef, description: "As it is now.", resolve: ({ weeding }) => weeding }),
  }),
};

builder.relayMutationField(
  "applyWeeding",
  {
    description: "Which one.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The weeding." }) }),
  },
  {
    description:
      "Ends a weeding: its copies are withdrawn; one that is lent, reserved or gone by now is left. Source: POST " +
      "/weedings/{id}/apply.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: (_root, { input: { id } }, { weedingEditing, viewer }) =>
      weedingEditing.apply(viewer, recordIdOf("Weeding", id)),
  },
  outcomePayload,
);

builder.relayMutationField(
  "undoWeeding",
  {
    description: "Which one.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The weeding." }) }),
  },
  {
    description:
      "Gives copies back what they were before a weeding has withdrawn them, unless they were changed since; then it " +
      "is open again. Source: POST /weedings/{id}/undo.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: (_root, { input: { id } }, { weedingEditing, viewer }) =>
      weedingEditing.undo(viewer, recordIdOf("Weeding", id)),
  },
  outcomePayload,
);
