import { builder } from "../../platform/graphql/builder.js";
import type { VisitorFigures } from "./VisitorFigureService.js";

const VisitorFiguresRef = builder.objectRef<VisitorFigures>("VisitorFigures").implement({
  description: "How many people came to the library, by its clock (pengunjung). Sums only.",
  fields: (t) => ({
    today: t.exposeInt("today", { description: "Today; a class counts its pupils." }),
    thisMonth: t.exposeInt("thisMonth", { description: "This month." }),
  }),
});

builder.queryField("visitorFigures", (t) =>
  t.field({
    type: VisitorFiguresRef,
    description: "How many people came today and this month, as the guest book shows it. REST: GET /visits/figures.",
    resolve: (_root, _args, { visitorFigures, viewer }) => visitorFigures.read(viewer),
  }),
);
