import { z } from "zod";

import { route } from "../platform/rest/route.js";
import { presentSettings, settingsResponse } from "./settingsPresenter.js";
import { updateSettingsInput } from "./settingsInput.js";

const schoolDay = [{ opens: "07:00", closes: "15:00" }];
const example = {
  about_text: "Selamat datang di **perpustakaan**.",
  about_html: "<p>Selamat datang di <strong>perpustakaan</strong>.</p>",
  opening_hours: [
    { weekday: "monday", hours: schoolDay },
    { weekday: "tuesday", hours: schoolDay },
    { weekday: "wednesday", hours: schoolDay },
    { weekday: "thursday", hours: schoolDay },
    {
      weekday: "friday",
      hours: [
        { opens: "07:00", closes: "11:30" },
        { opens: "13:00", closes: "15:00" },
      ],
    },
    { weekday: "saturday", hours: [] },
    { weekday: "sunday", hours: [] },
  ],
  open_now: false,
  opening_changes_at: "2026-11-23T00:00:00.000Z",
  address: "Jalan Pendidikan 1, Bandung",
  phone: "(022) 555-0101",
  email: "perpustakaan@sekolah.example",
  map_url: null,
  loan_days: 7,
  most_loans: 3,
  most_renewals: 2,
  fine_per_day: 500,
  grace_days: 0,
  closed_weekdays: ["saturday", "sunday"],
  holidays: [{ date: "2026-12-25", name: "Hari Raya Natal" }],
};

export const settingsRoutes = [
  route({
    method: "GET",
    path: "/settings",
    operationId: "settings",
    tag: "Settings",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "The library's words, hours, address and rules of lending",
    response: z.object({ data: settingsResponse }),
    example: { response: { status_code: 200, data: example } },
    handle: async ({ context: { settings, viewer } }) => {
      const read = await settings.read(viewer);
      return { data: presentSettings(read, settings.opening(viewer, read)) };
    },
  }),
  route({
    method: "PUT",
    path: "/settings",
    operationId: "updateSettings",
    tag: "Settings",
    access: "admin",
    operation: "update",
    success: 200,
    summary: "Change settings",
    description:
      "What is left out stays. Null clears a contact; an empty `about_text` brings back the one that came with " +
      "the product.",
    body: updateSettingsInput,
    response: z.object({ data: settingsResponse }),
    example: { body: { fine_per_day: 500, phone: "(022) 555-0101" }, response: { status_code: 200, data: example } },
    failures: [422],
    handle: async ({ context: { settings, viewer }, body }) => {
      const updated = await settings.update(viewer, body);
      return { data: presentSettings(updated, settings.opening(viewer, updated)) };
    },
  }),
];
