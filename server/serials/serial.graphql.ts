import { LocationRef } from "../authorities/authority.graphql.js";
import { BookRef, CopyRef } from "../books/bookRefs.graphql.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import { toConnection } from "../platform/graphql/connection.js";
import { parseRecordId, recordIdOf } from "../platform/graphql/recordIds.js";
import { WeekdayRef } from "../settings/openingHours/openingHours.graphql.js";
import type { IssueRow, SerialRow } from "./serialReads.js";
import { weekdaysOf } from "./serialPresenter.js";

export const SerialRef = builder.objectRef<SerialRow>("Serial");
export const SerialIssueRef = builder.objectRef<IssueRow>("SerialIssue");

export const SerialFrequencyRef = builder.enumType("SerialFrequency", {
  description: "How often a periodical comes out (kala terbit).",
  values: {
    DAILY: { value: "daily", description: "Harian, on the days of the week that are chosen." },
    WEEKLY: { value: "weekly", description: "Mingguan." },
    BIWEEKLY: { value: "biweekly", description: "Dua mingguan: every second week." },
    MONTHLY: { value: "monthly", description: "Bulanan." },
    BIMONTHLY: { value: "bimonthly", description: "Dua bulanan: every second month." },
    QUARTERLY: { value: "quarterly", description: "Triwulanan." },
    SEMIANNUAL: { value: "semiannual", description: "Semesteran." },
    ANNUAL: { value: "annual", description: "Tahunan." },
    IRREGULAR: { value: "irregular", description: "Tidak teratur: nothing is foretold." },
  } as const,
});

export const SerialPriceSpanRef = builder.enumType("SerialPriceSpan", {
  description: "What the price of a subscription is for.",
  values: {
    ISSUE: { value: "issue", description: "One issue (per edisi)." },
    YEAR: { value: "year", description: "All issues of a year (per tahun)." },
  } as const,
});

const states = {
  EXPECTED: { value: "expected", description: "Ditunggu: it has not come yet." },
  SKIPPED: { value: "skipped", description: "Tidak terbit: it never came out, and takes no number." },
  MISSING: { value: "missing", description: "Hilang: it came out, and will not come any more." },
  CLAIMED: { value: "claimed", description: "Diklaim: the supplier has been asked for it." },
} as const;
const received = { RECEIVED: { value: "received", description: "Diterima: it has come." } } as const;
const late = {
  LATE: { value: "late", description: "Belum datang: expected, and late by more than its grace." },
} as const;

const SerialIssueStatusRef = builder.enumType("SerialIssueStatus", {
  description: "What has become of an issue.",
  values: { ...states, ...received, ...late },
});
export const SerialIssueMarkRef = builder.enumType("SerialIssueMark", {
  description: "What the desk says of an issue that has not come.",
  values: states,
});
const SerialIssueListRef = builder.enumType("SerialIssueList", {
  description: "Which issues.",
  values: {
    DUE: { value: "due", description: "What may come in now: expected by today, late and claimed ones too." },
    ...states,
    ...received,
    ...late,
  } as const,
});
const SerialIssueSortRef = builder.enumType("SerialIssueSort", {
  description: "What stands first.",
  values: {
    NEWEST: { value: "newest", description: "The latest day." },
    OLDEST: { value: "oldest", description: "The earliest day." },
  } as const,
});

builder.node(SerialRef, {
  description: "A subscription to a periodical title (langganan terbitan berkala). For librarians.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { serials, viewer }) => serials.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    title: t.exposeString("title", { description: "The title (judul) that it is of." }),
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "The title that it is of.",
      resolve: ({ bookId }, _args, { loaders }) => loaders.book.load(bookId),
    }),
    frequency: t.expose("frequency", { type: SerialFrequencyRef, description: "How often it comes out." }),
    weekdays: t.field({
      type: [WeekdayRef],
      description: "On which days of the week a daily comes out.",
      resolve: ({ weekdays }) => weekdaysOf(weekdays),
    }),
    firstOn: t.expose("firstOn", {
      type: "Date",
      description: "The day of the first issue that is kept; the others are counted from it.",
    }),
    endsOn: t.expose("endsOn", { type: "Date", nullable: true, description: "The last day of the subscription." }),
    isActive: t.boolean({
      description: "Whether it has not ended.",
      resolve: (row, _args, { serials }) => serials.isActive(row),
    }),
    supplier: t.exposeString("supplier", { nullable: true, description: "Who delivers it (rekanan)." }),
    price: t.exposeInt("price", { nullable: true, description: "In whole rupiah, for what `pricePer` says." }),
    pricePer: t.expose("pricePer", { type: SerialPriceSpanRef, description: "What the price is for." }),
    location: t.field({
      type: LocationRef,
      nullable: true,
      description: "Where its issues stand; null where the book stands.",
      resolve: ({ locationId }, _args, { loaders }) =>
        locationId === null ? null : loaders.locations.load(locationId),
    }),
    firstVolume: t.exposeInt("firstVolume", {
      nullable: true,
      description: "The volume of the first issue; it grows by one each year. Null where it has none.",
    }),
    firstNumber: t.exposeInt("firstNumber", {
      nullable: true,
      description: "The number of the first issue; null where issues are known by their day alone.",
    }),
    restartsYearly: t.exposeBoolean("restartsYearly", { description: "Whether each year begins with number 1." }),
    labelPattern: t.exposeString("labelPattern", {
      nullable: true,
      description: "What issues are called, as `Edisi {nomor}, {bulan} {tahun}`; null for the usual.",
    }),
    copiesPerIssue: t.exposeInt("copiesPerIssue", { description: "How many copies come of each issue." }),
    makesCopies: t.exposeBoolean("makesCopies", {
      description: "Whether a copy (eksemplar) is made of what comes; false where only is noted that it came.",
    }),
    graceDays: t.exposeInt("graceDays", { description: "So many days after its own an issue is late." }),
    note: t.exposeString("note", { nullable: true, description: "What the desk remarks about it." }),
    dueCount: t.int({
      description: "How many issues are expected by now and not late yet.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.serialFigures.load(id)).due,
    }),
    lateCount: t.int({
      description: "How many issues are late (belum datang).",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.serialFigures.load(id)).late,
    }),
    claimedCount: t.int({
      description: "How many issues the supplier has been asked for.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.serialFigures.load(id)).claimed,
    }),
    nextOn: t.field({
      type: "Date",
      nullable: true,
      description: "The day of the next issue after today.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.serialFigures.load(id)).nextOn,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was written down." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was changed last." }),
    viewerCanManage: t.boolean({
      description: "Whether the viewer may change it and take its issues in.",
      resolve: (_row, _args, { serials, viewer }) => serials.canManage(viewer),
    }),
  }),
});

builder.node(SerialIssueRef, {
  description: "One issue (edisi) of a periodical. Everybody sees those that are in the library.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { serials, viewer }) => serials.issueById(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    serial: t.field({
      type: SerialRef,
      nullable: true,
      description: "The subscription that it is of; null for who is no librarian.",
      resolve: ({ serialId }, _args, { loaders, serials, viewer }) =>
        serials.seesAll(viewer) ? loaders.serial.load(serialId) : null,
    }),
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "The title that it is an issue of.",
      resolve: ({ bookId }, _args, { loaders }) => loaders.shownBook.load(bookId),
    }),
    issuedOn: t.expose("issuedOn", { type: "Date", description: "Its own day." }),
    isExtra: t.boolean({
      description: "Whether somebody added it, as a special issue (edisi khusus).",
      resolve: ({ plannedOn }) => plannedOn === null,
    }),
    volume: t.exposeInt("volume", { nullable: true, description: "Its volume." }),
    number: t.exposeInt("number", { nullable: true, description: "Its number." }),
    label: t.exposeString("label", { description: "What it is called, as `Vol. 12 No. 3, Maret 2026`." }),
    status: t.expose("status", { type: SerialIssueStatusRef, description: "What has become of it." }),
    receivedOn: t.expose("receivedOn", { type: "Date", nullable: true, description: "The day it came." }),
    note: t.string({
      nullable: true,
      description: "What the desk remarks about it; null for who is no librarian.",
      resolve: ({ note }, _args, { serials, viewer }) => (serials.seesAll(viewer) ? note : null),
    }),
    copies: t.field({
      type: [CopyRef],
      description: "The copies (eksemplar) with which it came, at most twenty.",
      complexity: () => costOf(3),
      resolve: async ({ id, copiesMade }, _args, { loaders }) =>
        copiesMade === 0 ? [] : await loaders.copiesOfIssue.load(id),
    }),
  }),
});

const SerialConnection = builder.connectionObject(
  { type: SerialRef, name: "SerialConnection", description: "A page of subscriptions." },
  builder.edgeObject({ type: SerialRef, name: "SerialEdge" }),
);
const SerialIssueConnection = builder.connectionObject(
  { type: SerialIssueRef, name: "SerialIssueConnection", description: "A page of issues." },
  builder.edgeObject({ type: SerialIssueRef, name: "SerialIssueEdge" }),
);

const SerialStateRef = builder.enumType("SerialState", {
  description: "Which subscriptions.",
  values: {
    ACTIVE: { value: "active", description: "Those that have not ended." },
    ENDED: { value: "ended", description: "Those that have." },
  } as const,
});
const SerialFilterRef = builder.inputType("SerialFilter", {
  description: "Narrows the subscriptions; what is left out does not.",
  fields: (t) => ({
    state: t.field({ type: SerialStateRef, description: "Only these." }),
    search: t.string({ description: "Words of the title." }),
    bookId: t.globalID({ description: "Only those of this title." }),
  }),
});
const SerialIssueFilterRef = builder.inputType("SerialIssueFilter", {
  description: "Narrows the issues; what is left out does not.",
  fields: (t) => ({
    serialId: t.globalID({ description: "Only those of this subscription." }),
    state: t.field({ type: SerialIssueListRef, description: "Only these." }),
    from: t.field({ type: "Date", description: "Of this day or later." }),
    until: t.field({ type: "Date", description: "Of this day or earlier." }),
  }),
});

builder.queryFields((t) => ({
  serial: t.field({
    type: SerialRef,
    nullable: true,
    description: "A subscription; null where there is none. For librarians. Source: GET /serials/{id}.",
    args: { databaseId: t.arg.int({ required: true, description: "Its number, as REST uses it." }) },
    resolve: (_root, { databaseId }, { serials, viewer }) => serials.one(viewer, databaseId),
  }),
  serials: t.connection(
    {
      type: SerialRef,
      description: "Subscriptions in the order of their titles. For librarians. Source: GET /serials.",
      args: { filter: t.arg({ type: SerialFilterRef, description: "Which of them." }) },
      resolve: async (_root, { filter, ...page }, { serials, viewer }) => {
        const list = {
          state: filter?.state,
          search: filter?.search,
          bookId: filter?.bookId && recordIdOf("Book", filter.bookId),
        };
        return toConnection(await serials.page(viewer, list, page), () => serials.count(viewer, list));
      },
    },
    SerialConnection,
  ),
  serialIssues: t.connection(
    {
      type: SerialIssueRef,
      description: "Issues of all subscriptions. For librarians. Source: GET /serials/issues.",
      args: {
        filter: t.arg({ type: SerialIssueFilterRef, description: "Which of them." }),
        orderBy: t.arg({ type: SerialIssueSortRef, description: "NEWEST unless given." }),
      },
      resolve: async (_root, { filter, orderBy, ...page }, { serials, viewer }) => {
        const list = {
          serialId: filter?.serialId && recordIdOf("Serial", filter.serialId),
          state: filter?.state,
          from: filter?.from,
          until: filter?.until,
          sort: orderBy,
        };
        return toConnection(await serials.issuePage(viewer, list, page), () => serials.countIssues(viewer, list));
      },
    },
    SerialIssueConnection,
  ),
}));

builder.objectFields(BookRef, (t) => ({
  serialIssues: t.connection(
    {
      type: SerialIssueRef,
      description:
        "The issues of a periodical that are in the library, the newest first. Source: GET /books/{id}/issues.",
      resolve: async ({ id }, page, { serials, viewer }) =>
        toConnection(await serials.issuesOfBook(viewer, id, page), () => serials.countIssuesOfBook(viewer, id)),
    },
    SerialIssueConnection,
  ),
}));
