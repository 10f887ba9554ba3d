import { CopyStatusRef } from "../books/copies/copyRefs.graphql.js";
import { ConflictError, NotFoundError, ValidationError } from "../errors.js";
import { builder } from "../platform/graphql/builder.js";
import { toConnection } from "../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import { canManage } from "../viewer.js";
import { placeName } from "./scanMessage.js";
import { className, describePart } from "./stockTakePart.js";
import type { ProposalCounts, Scanner, ShelfRow, StockTakeItemRow, StockTakeRow } from "./stockTakeReads.js";
import { MOST_LEFT_OUT, MOST_SCANS } from "./stockTakeInput.js";
import type { Outcome } from "./StockTakeEditingService.js";
import type { ScanAnswer } from "./StockTakeScanService.js";

const StateRef = builder.enumType("StockTakeState", {
  description: "How far a stock take is.",
  values: {
    PREPARING: { value: "preparing", description: "Its expected copies are being written down." },
    OPEN: { value: "open", description: "It can be scanned for." },
    FINISHED: { value: "finished", description: "It has ended; its results can be applied." },
    CANCELLED: { value: "cancelled", description: "It was given up." },
  } as const,
});

const StateToSetRef = builder.enumType("StockTakeStateToSet", {
  description: "What a stock take is to be.",
  values: {
    OPEN: { value: "open", description: "Open again." },
    FINISHED: { value: "finished", description: "Ended." },
    CANCELLED: { value: "cancelled", description: "Given up." },
  } as const,
});

const OUTCOME_VALUES = {
  MISSING: { value: "missing", description: "Should stand there, and was not scanned." },
  AWAY: { value: "away", description: "Lent, lost, in repair or withdrawn by the record, and not scanned." },
  FOUND: { value: "found", description: "Scanned where it belongs." },
  ON_LOAN: { value: "on_loan", description: "Scanned, though it is lent by the record." },
  STATUS: { value: "status", description: "Scanned, though it is lost, in repair or withdrawn by the record." },
  ELSEWHERE: { value: "elsewhere", description: "Scanned where it does not belong." },
  UNKNOWN: { value: "unknown", description: "A code that no copy has." },
} as const;
const OutcomeRef = builder.enumType("StockTakeOutcome", {
  description: "What became of a copy.",
  values: OUTCOME_VALUES,
});

const ItemListRef = builder.enumType("StockTakeItemList", {
  description: "Which copies of a stock take: those of one outcome, or what its end did.",
  values: {
    ...OUTCOME_VALUES,
    DONE: { value: "done", description: "Changed at the end." },
    SKIPPED: { value: "skipped", description: "Left by the end, or by its undo, as they are." },
  } as const,
});

const ActRef = builder.enumType("StockTakeAct", {
  description: "What was done to a copy at the end.",
  values: {
    LOST: { value: "lost", description: "Marked as lost." },
    AVAILABLE: { value: "available", description: "Marked as available again." },
    MOVED: { value: "moved", description: "Moved to where it stood." },
    AVAILABLE_MOVED: { value: "available_moved", description: "Both." },
  } as const,
});

const SkipReasonRef = builder.enumType("StockTakeSkipReason", {
  description: "Why the end, or its undo, has left a copy as it is.",
  values: {
    DELETED: { value: "deleted", description: "It was deleted." },
    ON_LOAN: { value: "on_loan", description: "It is lent." },
    KEPT: { value: "kept", description: "It is kept for a reservation." },
    CHANGED: { value: "changed", description: "Somebody has lent, taken back or changed it since." },
    LOST_LOAN: { value: "lost_loan", description: "A loan still asks what it cost: the desk takes it back." },
  } as const,
});

const ProposalRef = builder.enumType("StockTakeProposal", {
  description: "What the end can change.",
  values: {
    LOST: { value: "lost", description: "What is missing becomes lost." },
    AVAILABLE: { value: "available", description: "What was lost or in repair becomes available." },
    MOVE: { value: "move", description: "What stood elsewhere belongs there from now on." },
  } as const,
});

const ShelfRef = builder.objectRef<ShelfRow>("StockTakeShelf").implement({
  description: "How far a stock take is at one place and class.",
  fields: (t) => ({
    location: t.string({
      nullable: true,
      description: "The place; null for copies without one.",
      resolve: ({ locationName, locationShelf }) => placeName(locationName, locationShelf),
    }),
    className: t.string({
      description: "`800`, `2X`, or that there is none.",
      resolve: ({ mainClass }) => className(mainClass),
    }),
    expected: t.exposeInt("expected", { description: "Copies that should stand there." }),
    found: t.exposeInt("found", { description: "Of those." }),
    away: t.exposeInt("away", { description: "Lent, lost, in repair or withdrawn by the record, and not scanned." }),
    toCheck: t.exposeInt("toCheck", { description: "Scanned, and not as the record has them." }),
  }),
});

const ScannerRef = builder.objectRef<Scanner>("StockTakeScanner").implement({
  description: "Somebody who has scanned.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name at the time." }),
    scans: t.exposeInt("scans", { description: "How many copies and codes." }),
  }),
});

const ProposalsRef = builder.objectRef<ProposalCounts>("StockTakeProposals").implement({
  description: "How many copies the end could change.",
  fields: (t) => ({
    lost: t.exposeInt("lost", { description: "Missing ones." }),
    available: t.exposeInt("available", { description: "Found ones that are lost or in repair by the record." }),
    move: t.exposeInt("move", { description: "Found ones that stood elsewhere." }),
  }),
});

const ItemRef = builder.objectRef<StockTakeItemRow>("StockTakeItem").implement({
  description: "A copy of a stock take as it was when that began, or a code that was scanned besides.",
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database." }),
    code: t.exposeString("code", { description: "The item code, or what was scanned." }),
    title: t.exposeString("title", { nullable: true, description: "Of its book; null for an unknown code." }),
    callNumber: t.exposeString("callNumber", { nullable: true, description: "Its own, or else its book's." }),
    location: t.string({
      nullable: true,
      description: "Where it belongs.",
      resolve: ({ locationName, locationShelf }) => placeName(locationName, locationShelf),
    }),
    price: t.exposeInt("price", { nullable: true, description: "In whole rupiah." }),
    status: t.expose("status", {
      type: CopyStatusRef,
      nullable: true,
      description: "By the record when the stock take began.",
    }),
    expected: t.exposeBoolean("expected", { description: "Whether it should have stood there." }),
    outcome: t.expose("outcome", { type: OutcomeRef, description: "What became of it." }),
    foundAt: t.expose("foundAt", { type: "DateTime", nullable: true, description: "When it was scanned." }),
    foundBy: t.exposeString("foundBy", { nullable: true, description: "By whom, by the name at the time." }),
    foundStatus: t.expose("foundStatus", {
      type: CopyStatusRef,
      nullable: true,
      description: "By the record when it was scanned.",
    }),
    foundLocation: t.string({
      nullable: true,
      description: "Where it stood.",
      resolve: ({ foundLocationName, foundLocationShelf }) => placeName(foundLocationName, foundLocationShelf),
    }),
    act: t.expose("act", { type: ActRef, nullable: true, description: "What was done at the end." }),
    skipped: t.expose("skipped", {
      type: SkipReasonRef,
      nullable: true,
      description: "Why the end, or its undo, has left it.",
    }),
  }),
});
const ItemEdge = builder.edgeObject({ type: ItemRef, name: "StockTakeItemEdge" });
const ItemConnection = builder.connectionObject(
  { type: ItemRef, name: "StockTakeItemConnection", description: "A page of a list." },
  ItemEdge,
);

const StockTakeRef = builder.objectRef<StockTakeRow>("StockTake");
builder.node(StockTakeRef, {
  description: "One stock take (stock opname). For librarians.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { stockTakes, viewer }) => stockTakes.findForNode(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    name: t.exposeString("name", { description: "What it is called." }),
    state: t.expose("state", { type: StateRef, description: "How far it is." }),
    part: t.string({
      description: "Which part of the collection, in Indonesian.",
      resolve: (take) => describePart(take),
    }),
    locationDatabaseId: t.exposeInt("locationId", {
      nullable: true,
      description: "The number of the one place that it is about.",
    }),
    startedAt: t.expose("startedAt", { type: "DateTime", description: "When it began." }),
    startedBy: t.exposeString("startedBy", { description: "By whom, by the name at the time." }),
    finishedAt: t.expose("finishedAt", { type: "DateTime", nullable: true, description: "When it ended." }),
    finishedBy: t.exposeString("finishedBy", { nullable: true, description: "Who has ended it." }),
    appliedAt: t.expose("appliedAt", {
      type: "DateTime",
      nullable: true,
      description: "When copies were changed as it has shown; null once that was undone.",
    }),
    appliedBy: t.exposeString("appliedBy", { nullable: true, description: "Who has changed them." }),
    expected: t.int({
      description: "Copies that should stand there.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.stockTakeTotals.load(id)).expected,
    }),
    found: t.int({
      description: "Of those.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.stockTakeTotals.load(id)).found,
    }),
    away: t.int({
      description: "Lent, lost, in repair or withdrawn by the record, and not scanned.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.stockTakeTotals.load(id)).away,
    }),
    toCheck: t.int({
      description: "Scanned, and not as the record has them.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.stockTakeTotals.load(id)).toCheck,
    }),
    shelves: t.field({
      type: [ShelfRef],
      description: "How far it is at each place and class.",
      complexity: 10,
      resolve: ({ id }, _args, { stockTakes, viewer }) => stockTakes.shelves(viewer, id),
    }),
    scanners: t.field({
      type: [ScannerRef],
      description: "Who has scanned.",
      complexity: 10,
      resolve: ({ id }, _args, { stockTakes, viewer }) => stockTakes.scanners(viewer, id),
    }),
    proposals: t.field({
      type: ProposalsRef,
      description: "What its end could change.",
      complexity: 10,
      resolve: ({ id }, _args, { stockTakes, viewer }) => stockTakes.proposals(viewer, id),
    }),
    items: t.connection(
      {
        type: ItemRef,
        description: "One of its lists, in the order of the shelf. Source: GET /stock-takes/{id}/items.",
        args: { list: t.arg({ type: ItemListRef, required: true, description: "Which one." }) },
        resolve: async ({ id }, { list, ...page }, { stockTakes, viewer }) =>
          toConnection(await stockTakes.itemPage(viewer, id, list, page), () =>
            stockTakes.countItems(viewer, id, list),
          ),
      },
      ItemConnection,
    ),
    viewerCanManage: t.boolean({
      description: "Whether this request may end it and apply its results.",
      resolve: (_take, _args, { viewer }) => canManage(viewer, "stockTakes") && canManage(viewer, "catalogue"),
    }),
  }),
});

const StockTakeEdge = builder.edgeObject({ type: StockTakeRef, name: "StockTakeEdge" });

builder.queryField("stockTakes", (t) =>
  t.connection(
    {
      type: StockTakeRef,
      description: "All stock takes, the newest first. For librarians. Source: GET /stock-takes.",
      resolve: async (_root, page, { stockTakes, viewer }) =>
        toConnection(await stockTakes.page(viewer, page), () => stockTakes.count(viewer)),
    },
    { name: "StockTakeConnection", description: "A page of stock takes." },
    StockTakeEdge,
  ),
);

builder.queryField("stockTake", (t) =>
  t.field({
    type: StockTakeRef,
    nullable: true,
    description: "One stock take; null where there is none. For librarians. Source: GET /stock-takes/{id}.",
    args: { databaseId: t.arg.int({ required: true, description: "Its number in the database." }) },
    resolve: (_root, { databaseId }, { stockTakes, viewer }) => stockTakes.byId(viewer, databaseId),
  }),
);

builder.relayMutationField(
  "beginStockTake",
  {
    description: "Which part; what is left out does not narrow it.",
    inputFields: (t) => ({
      name: t.string({ description: "What it is called; by its day unless given." }),
      locationId: t.globalID({ description: "One place." }),
      categoryId: t.globalID({ description: "One category." }),
      classFrom: t.string({ description: "From this class on: `800`." }),
      classTo: t.string({ description: "Up to this class, with all that begin with it: `899`." }),
      key: t.string({ description: "A UUID of this one request: sent again with it, it begins no second." }),
    }),
  },
  {
    description: "Writes down every copy of the part as it is now. Source: POST /stock-takes.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: (_root, { input: { locationId, categoryId, ...rest } }, { stockTakeEditing, viewer }) =>
      stockTakeEditing.begin(viewer, {
        ...rest,
        locationId: locationId && recordIdOf("Location", locationId),
        categoryId: categoryId && recordIdOf("Category", categoryId),
      }),
  },
  {
    description: "The stock take.",
    outputFields: (t) => ({
      stockTake: t.field({ type: StockTakeRef, description: "Ready to scan for.", resolve: (take) => take }),
    }),
  },
);

const ScanInput = builder.inputType("StockTakeScanInput", {
  description: "One scan.",
  fields: (t) => ({
    code: t.string({ required: true, description: "What the scanner has read." }),
    key: t.string({ required: true, description: "A UUID of this one scan: sent again, it gets the same answer." }),
    locationId: t.globalID({ description: "At which place the copy stands, if somebody has said so." }),
    scannedAt: t.field({
      type: "DateTime",
      description: "When it was scanned, by the sender's clock, where the network was away.",
    }),
  }),
});

const ScanAnswerRef = builder.objectRef<ScanAnswer>("StockTakeScanAnswer").implement({
  description: "What a scan is answered with.",
  fields: (t) => ({
    isRepeated: t.exposeBoolean("isRepeated", { description: "Whether another scan had found it before." }),
    message: t.exposeString("message", { description: "In Indonesian: what it is and what to do." }),
    item: t.expose("item", { type: ItemRef, description: "The copy, or the code." }),
  }),
});

builder.relayMutationField(
  "scanStockTake",
  {
    description: "What was scanned.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The stock take." }),
      scans: t.field({ type: [ScanInput], required: true, description: `At most ${MOST_SCANS}.` }),
      sentAt: t.field({
        type: "DateTime",
        description: "What the sender's clock says now, by which `scannedAt` is corrected.",
      }),
    }),
  },
  {
    description:
      "Records what is scanned at the shelves; nothing is counted twice. Source: POST /stock-takes/{id}/scans.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: async (_root, { input: { id, scans, sentAt } }, { stockTakeScans, stockTakes, viewer }) => {
      const takeId = recordIdOf("StockTake", id);
      const sent = scans.map(({ locationId, ...scan }) => ({
        ...scan,
        locationId: locationId && recordIdOf("Location", locationId),
      }));
      const answers = await stockTakeScans.scan(viewer, takeId, { scans: sent, sentAt });
      return { answers, take: await stockTakes.byId(viewer, takeId) };
    },
  },
  {
    description: "The answers.",
    outputFields: (t) => ({
      answers: t.field({
        type: [ScanAnswerRef],
        description: "Of each scan, in their order.",
        resolve: ({ answers }) => answers,
      }),
      stockTake: t.field({
        type: StockTakeRef,
        nullable: true,
        description: "How far it is now.",
        resolve: ({ take }) => take,
      }),
    }),
  },
);

builder.relayMutationField(
  "updateStockTake",
  {
    description: "The stock take and what it is to be.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The stock take." }),
      state: t.field({ type: StateToSetRef, required: true, description: "What it is to be." }),
    }),
  },
  {
    description:
      "Ends a stock take, gives it up, or opens it again; nothing that was scanned is lost. Source: PUT " +
      "/stock-takes/{id}.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: (_root, { input: { id, state } }, { stockTakeEditing, viewer }) =>
      stockTakeEditing.setState(viewer, recordIdOf("StockTake", id), { state }),
  },
  {
    description: "The stock take.",
    outputFields: (t) => ({
      stockTake: t.field({ type: StockTakeRef, description: "As it is now.", resolve: (take) => take }),
    }),
  },
);

const outcomeFields = (t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Outcome>) => ({
  changed: t.exposeInt("changed", { description: "Copies that were changed." }),
  skipped: t.exposeInt("skipped", { description: "Copies that stay as they are." }),
  remaining: t.exposeInt("remaining", {
    description: "Copies that are left for the next call: at most 2,000 are changed by one.",
  }),
  stockTake: t.field({ type: StockTakeRef, description: "As it is now.", resolve: ({ take }) => take }),
});

builder.relayMutationField(
  "applyStockTake",
  {
    description: "What of it.",
    inputFields: (t) => ({
      id: t.globalID({ required: true, description: "The stock take." }),
      acts: t.field({ type: [ProposalRef], required: true, description: "At least one." }),
      leftOutItemIds: t.intList({
        description: `Numbers of items that stay as they are all the same, at most ${MOST_LEFT_OUT}.`,
      }),
    }),
  },
  {
    description:
      "Changes copies as a stock take has shown them to be; one that was lent, returned or changed since is left. " +
      "Source: POST /stock-takes/{id}/apply.",
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    resolve: (_root, { input: { id, ...acts } }, { stockTakeEditing, viewer }) =>
      stockTakeEditing.apply(viewer, recordIdOf("StockTake", id), acts),
  },
  { description: "What was done.", outputFields: outcomeFields },
);

builder.relayMutationField(
  "undoStockTake",
  {
    description: "Whose changes.",
    inputFields: (t) => ({ id: t.globalID({ required: true, description: "The stock take." }) }),
  },
  {
    description:
      "Gives copies back what they were before a stock take was applied, unless they were changed since. Source: POST " +
      "/stock-takes/{id}/undo.",
    errors: { types: [NotFoundError, ConflictError] },
    resolve: (_root, { input: { id } }, { stockTakeEditing, viewer }) =>
      stockTakeEditing.undo(viewer, recordIdOf("StockTake", id)),
  },
  { description: "What was done.", outputFields: outcomeFields },
);
