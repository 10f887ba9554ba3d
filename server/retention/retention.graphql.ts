import { builder } from "../platform/graphql/builder.js";
import { retention, RETENTION_DESCRIPTIONS, type Retention } from "./retention.js";

const RetentionRef = builder.objectRef<Retention>("RetentionInfo").implement({
  description: "For how long the product keeps what says something of people; `settings` has what the library chooses.",
  fields: (t) => ({
    auditAddressDays: t.exposeInt("auditAddressDays", { description: RETENTION_DESCRIPTIONS.auditAddressDays }),
    binDays: t.exposeInt("binDays", { description: RETENTION_DESCRIPTIONS.binDays }),
    deviceMarkDays: t.exposeInt("deviceMarkDays", { description: RETENTION_DESCRIPTIONS.deviceMarkDays }),
    idleSessionHours: t.exposeInt("idleSessionHours", { description: RETENTION_DESCRIPTIONS.idleSessionHours }),
    importRowDays: t.exposeInt("importRowDays", { description: RETENTION_DESCRIPTIONS.importRowDays }),
    noticeDays: t.exposeInt("noticeDays", { description: RETENTION_DESCRIPTIONS.noticeDays }),
    oftenSearchedDays: t.exposeInt("oftenSearchedDays", { description: RETENTION_DESCRIPTIONS.oftenSearchedDays }),
    sessionHours: t.exposeInt("sessionHours", { description: RETENTION_DESCRIPTIONS.sessionHours }),
    unmetSearchDays: t.exposeInt("unmetSearchDays", { description: RETENTION_DESCRIPTIONS.unmetSearchDays }),
    decidedRegistrationDays: t.exposeInt("decidedRegistrationDays", {
      description: RETENTION_DESCRIPTIONS.decidedRegistrationDays,
    }),
    passwordResetDays: t.exposeInt("passwordResetDays", { description: RETENTION_DESCRIPTIONS.passwordResetDays }),
    unconfirmedRegistrationDays: t.exposeInt("unconfirmedRegistrationDays", {
      description: RETENTION_DESCRIPTIONS.unconfirmedRegistrationDays,
    }),
    undecidedRegistrationDays: t.exposeInt("undecidedRegistrationDays", {
      description: RETENTION_DESCRIPTIONS.undecidedRegistrationDays,
    }),
  }),
});

builder.queryField("retention", (t) =>
  t.field({
    type: RetentionRef,
    description: "How long what is kept (masa simpan). Everybody may know. REST: GET /retention.",
    resolve: () => retention,
  }),
);
