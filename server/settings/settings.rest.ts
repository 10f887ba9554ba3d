import { z } from "zod";

import { route } from "../platform/rest/route.js";
import { wholeNumber } from "../platform/rest/queryFields.js";
import type { RequestContext } from "../platform/requestContext.js";
import { initialSettings } from "./lendingFigures.js";
import { aboutPreviewInput, updateSettingsInput } from "./settingsInput.js";
import {
  nationalHolidaysResponse,
  presentFigures,
  presentNationalHolidays,
  presentSettings,
  settingsResponse,
} from "./settingsPresenter.js";
import type { Settings } from "./settingsReads.js";

const schoolDay = [{ opens: "07:00", closes: "15:00" }];
const example = {
  name: "Perpustakaan SMA Contoh",
  logo_url: null,
  card_tone: "indigo" as const,
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
  open_day_name: null,
  address: "Jalan Pendidikan 1, Bandung",
  phone: "(022) 555-0101",
  email: "perpustakaan@sekolah.example",
  map_url: null,
  parent_organisation: "SMA Contoh",
  library_number: null,
  letter_city: "Bandung",
  signatories: [{ position: "Kepala Perpustakaan", name: "Siti Rahayu, S.Pd.", nip: null }],
  ...presentFigures({ ...initialSettings, defaultPrice: 50_000 }),
  closed_weekdays: ["saturday", "sunday"],
  holidays: [{ date: "2026-12-25", name: "Hari Raya Natal" }],
  open_days: [{ date: "2026-11-28", name: "Sabtu ujian" }],
  notice_kinds: ["due_soon", "overdue"] as ("due_soon" | "overdue")[],
  notice_texts: [{ kind: "lost" as const, text: "Buku “{judul}” tercatat hilang. Silakan datang ke perpustakaan." }],
  notice_sender: null,
  report_targets: [
    {
      figure: "titles" as const,
      from_classes: 19,
      at_least: 3_500,
      at_most: null,
      basis: "Instrumen akreditasi 2/2022",
    },
  ],
  anonymise_after_months: 24,
  students_may_clear_history: false,
  shows_often_searched: true,
  hidden_searches: [],
  requires_second_factor: false,
  inventory_pattern: "{0001}/PERPUS/{tahun}",
  inventory_restarts_yearly: true,
  max_cover_mb: null,
  max_document_mb: null,
  max_import_mb: null,
  max_photo_mb: null,
  max_picture_mb: null,
  upload_limits: [{ kind: "cover" as const, megabytes: 5, usual: 5, most: 20 }],
  revision: 3,
};

async function present({ settings, viewer }: RequestContext, read: Settings) {
  const opening = await settings.opening(viewer, read);
  const limits = settings.uploadLimits(viewer, read);
  return presentSettings(read, opening, await settings.holidays(viewer), await settings.openDays(viewer), {
    limits,
    hiddenSearches: settings.hiddenSearches(viewer, read),
    requiresSecondFactor: settings.requiresSecondFactor(viewer, read),
    signatories: settings.signatories(viewer, read),
  });
}

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
    handle: async ({ context }) => ({ data: await present(context, await context.settings.read(context.viewer)) }),
  }),
  route({
    method: "PUT",
    path: "/settings",
    operationId: "updateSettings",
    tag: "Settings",
    access: "settings.write",
    operation: "update",
    success: 200,
    summary: "Change settings",
    description:
      "What is left out stays. Null clears a contact; an empty `name` or `about_text` brings back the one that came " +
      "with the product. With the `revision` that one has read as `expected_revision`, a change of somebody else " +
      "in between is a 409.",
    body: updateSettingsInput,
    response: z.object({ data: settingsResponse }),
    example: { body: { fine_per_day: 500, phone: "(022) 555-0101" }, response: { status_code: 200, data: example } },
    failures: [409, 422],
    handle: async ({ context, body }) => ({
      data: await present(context, await context.settings.update(context.viewer, body)),
    }),
  }),
  route({
    method: "POST",
    path: "/settings/about-preview",
    operationId: "aboutTextPreview",
    tag: "Settings",
    access: "settings.read",
    operation: "read",
    success: 200,
    summary: "The about text as its page would show it",
    description: "Nothing is kept.",
    body: aboutPreviewInput,
    response: z.object({ data: z.object({ about_html: z.string() }) }),
    example: {
      body: { about_text: "**Kami**" },
      response: { status_code: 200, data: { about_html: "<p><strong>Kami</strong></p>" } },
    },
    failures: [422],
    handle: ({ context: { settings, viewer }, body }) =>
      Promise.resolve({ data: { about_html: settings.aboutPreview(viewer, body) } }),
  }),
  route({
    method: "GET",
    path: "/settings/national-holidays/{year}",
    operationId: "nationalHolidays",
    tag: "Settings",
    access: "settings.read",
    operation: "read",
    success: 200,
    summary: "The national holidays of a year",
    description: "To be taken over with `PUT /settings`.",
    params: z.object({ year: wholeNumber().describe("2026 to 2100.") }),
    response: z.object({ data: nationalHolidaysResponse }),
    example: {
      response: {
        status_code: 200,
        data: {
          year: 2026,
          is_decreed: true,
          source: "SKB 3 Menteri Nomor 1497, 2, dan 5 Tahun 2025",
          holidays: [{ date: "2026-05-01", name: "Hari Buruh Internasional", is_joint_leave: false }],
        },
      },
    },
    failures: [422],
    handle: ({ context: { settings, viewer }, params }) =>
      Promise.resolve({ data: presentNationalHolidays(settings.nationalHolidays(viewer, params)) }),
  }),
];
