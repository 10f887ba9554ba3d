import { ConflictError } from "../errors.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import type { ForgottenHistory, HistoryToForget } from "./HistoryService.js";

const HistoryToForgetRef = builder.objectRef<HistoryToForget>("HistoryToForgetInfo").implement({
  description: "Of how many records the library would forget now whose they were.",
  fields: (t) => ({
    before: t.expose("before", { type: "Date", description: "What ended before this day." }),
    borrowings: t.exposeInt("borrowings", {
      description: "Returned loans of which nothing is open (peminjaman).",
    }),
    reservations: t.exposeInt("reservations", { description: "Reservations that have ended (reservasi)." }),
    visits: t.exposeInt("visits", { description: "Visits of members, and of guests by name (kunjungan)." }),
  }),
});

/** Three counts over an index each. */
const COUNTS_COST = 50;

builder.queryField("historyToForget", (t) =>
  t.field({
    type: HistoryToForgetRef,
    description:
      "What the next run would forget with `anonymiseAfterMonths`. Administrators. " +
      "REST: GET /settings/history-to-forget.",
    args: { afterMonths: t.arg.int({ required: true, description: "12 to 120." }) },
    complexity: costOf(COUNTS_COST),
    resolve: (_root, args, { history, viewer }) => history.toForget(viewer, args),
  }),
);

const ClearedHistoryRef = builder.objectRef<ForgottenHistory>("ClearMyHistoryPayload").implement({
  description: "How many no longer name the viewer.",
  fields: (t) => ({
    borrowings: t.exposeInt("borrowings", { description: "Returned loans." }),
    reservations: t.exposeInt("reservations", { description: "Reservations that had ended." }),
  }),
});

builder.mutationField("clearMyHistory", (t) =>
  t.field({
    type: ClearedHistoryRef,
    description:
      "Takes the viewer's name from their returned loans without anything open, and from their reservations that " +
      "have ended; nobody can restore it. Students, where `studentsMayClearHistory`. REST: DELETE /user-info/history.",
    errors: { types: [ConflictError] },
    resolve: (_root, _args, { history, viewer }) => history.clearOwn(viewer),
  }),
);
