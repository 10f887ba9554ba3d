import { builder, costOf } from "../../platform/graphql/builder.js";
import { PeriodPointRef } from "../../platform/graphql/periodPoint.graphql.js";
import { VisitPurposeRef, visitListArgs } from "../visit.graphql.js";
import { CLASSES_SHOWN, MOST_DAYS, type VisitStats } from "./visitStats.js";

type ClassPoint = VisitStats["perClass"][number];
type PurposePoint = VisitStats["perPurpose"][number];

const VisitClassPointRef = builder.objectRef<ClassPoint>("VisitClassPoint").implement({
  description: "How many people of a class came.",
  fields: (t) => ({
    className: t.exposeString("className", { description: "The class (kelas) on those days." }),
    count: t.exposeInt("count", { description: "How many people." }),
  }),
});

const VisitPurposePointRef = builder.objectRef<PurposePoint>("VisitPurposePoint").implement({
  description: "How many people came for a purpose.",
  fields: (t) => ({
    purpose: t.field({
      type: VisitPurposeRef,
      nullable: true,
      description: "Why; null where nobody has said.",
      resolve: ({ purpose }) => purpose,
    }),
    count: t.exposeInt("count", { description: "How many people." }),
  }),
});

/** As many as a year has months: what most ask for. */
const MONTHS = 12;

const VisitStatsRef = builder.objectRef<VisitStats>("VisitStats").implement({
  description: "Who came, counted. A class visit counts its pupils.",
  fields: (t) => ({
    from: t.field({ type: "Date", description: "The first day.", resolve: ({ from }) => from }),
    to: t.field({ type: "Date", description: "The last day.", resolve: ({ to }) => to }),
    visits: t.exposeInt("visits", { description: "Entries of the guest book." }),
    people: t.exposeInt("people", { description: "People." }),
    perDay: t.field({
      type: [PeriodPointRef],
      complexity: costOf(MOST_DAYS),
      description: `People on each day, the oldest first; empty for more than ${MOST_DAYS} days.`,
      resolve: ({ perDay }) => [...perDay],
    }),
    perMonth: t.field({
      type: [PeriodPointRef],
      complexity: costOf(MONTHS),
      description: "People in each month, the oldest first.",
      resolve: ({ perMonth }) => [...perMonth],
    }),
    perClass: t.field({
      type: [VisitClassPointRef],
      complexity: costOf(CLASSES_SHOWN),
      description: `People of the ${CLASSES_SHOWN} classes that came most.`,
      resolve: ({ perClass }) => [...perClass],
    }),
    perPurpose: t.field({
      type: [VisitPurposePointRef],
      complexity: costOf(CLASSES_SHOWN),
      description: "People by what they came for.",
      resolve: ({ perPurpose }) => [...perPurpose],
    }),
  }),
});

builder.queryField("visitStats", (t) =>
  t.field({
    type: VisitStatsRef,
    description:
      "The guest book in figures; of the last twelve months where no days are given, of ten years at most. " +
      "Librarians. REST: GET /visits/stats.",
    args: visitListArgs,
    resolve: (_root, { search, filter }, { visits, viewer }) =>
      visits.stats(viewer, { ...filter, search: search ?? null }),
  }),
);
