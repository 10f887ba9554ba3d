import { z } from "zod";

import { route } from "../platform/rest/route.js";
import { retention, RETENTION_DESCRIPTIONS, type Retention } from "./retention.js";

const length = (name: keyof Retention) => z.int().describe(RETENTION_DESCRIPTIONS[name]);

const retentionResponse = z
  .object({
    audit_address_days: length("auditAddressDays"),
    bin_days: length("binDays"),
    device_mark_days: length("deviceMarkDays"),
    idle_session_hours: length("idleSessionHours"),
    import_row_days: length("importRowDays"),
    notice_days: length("noticeDays"),
    often_searched_days: length("oftenSearchedDays"),
    session_hours: length("sessionHours"),
    unmet_search_days: length("unmetSearchDays"),
    decided_registration_days: length("decidedRegistrationDays"),
    password_reset_days: length("passwordResetDays"),
    unconfirmed_registration_days: length("unconfirmedRegistrationDays"),
    undecided_registration_days: length("undecidedRegistrationDays"),
  })
  .meta({ id: "Retention", description: "For how long the product keeps what says something of people." });

const data: z.infer<typeof retentionResponse> = {
  audit_address_days: retention.auditAddressDays,
  bin_days: retention.binDays,
  device_mark_days: retention.deviceMarkDays,
  idle_session_hours: retention.idleSessionHours,
  import_row_days: retention.importRowDays,
  notice_days: retention.noticeDays,
  often_searched_days: retention.oftenSearchedDays,
  session_hours: retention.sessionHours,
  unmet_search_days: retention.unmetSearchDays,
  decided_registration_days: retention.decidedRegistrationDays,
  password_reset_days: retention.passwordResetDays,
  unconfirmed_registration_days: retention.unconfirmedRegistrationDays,
  undecided_registration_days: retention.undecidedRegistrationDays,
};

export const retentionRoutes = [
  route({
    method: "GET",
    path: "/retention",
    operationId: "retention",
    tag: "Settings",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "How long what is kept",
    description: "What the library itself chooses is in `GET /settings`: `anonymise_after_months`.",
    response: z.object({ data: retentionResponse }),
    example: { response: { status_code: 200, data } },
    handle: () => Promise.resolve({ data }),
  }),
];
