import { ConflictError, ValidationError } from "../errors.js";
import { builder, costOf } from "../platform/graphql/builder.js";
import { sentFields, shownFields } from "../platform/graphql/describedFields.js";
import { lendingChoices } from "./lendingChoices.graphql.js";
import { sentSettings, shownSettings } from "./lendingFigures.js";
import { SignatoryInput, SignatoryRef } from "./letterhead/signatories.graphql.js";
import { logoIconUrl } from "./logo/logoImage.js";
import { NoticeKindRef } from "./noticeKind.graphql.js";
import { NOTICE_TEXT_KINDS } from "./noticeKinds.js";
import { NoticeTextInput, NoticeTextRef } from "./noticeText.graphql.js";
import { noticeTextOf } from "./noticeTexts.js";
import { MOST_TARGETS } from "./reportTargets/reportTargets.js";
import { ReportTargetInput, ReportTargetRef } from "./reportTargets/reportTargets.graphql.js";
import { MAX_HIDDEN_SEARCHES, MAX_HOLIDAYS, MAX_OPEN_DAYS } from "./settingsInput.js";
import type { Settings } from "./settingsReads.js";
import { UploadLimitRef } from "./uploads/uploadFields.graphql.js";
import { WeekdayRef, OpeningDayRef, OpeningStateRef, OpeningDayInput } from "./openingHours/openingHours.graphql.js";
import { HolidayRef, ExtraOpenDayRef, HolidayInput, ExtraOpenDayInput } from "./holidays/holidays.graphql.js";

/** A school is closed on one day of five at most. */
const DAYS_PER_POINT = 5;

const CardToneRef = builder.enumType("CardTone", {
  description: "A colour that a member card may have.",
  values: {
    INDIGO: { value: "indigo", description: "Nila." },
    BROWN: { value: "brown", description: "Sogan." },
    GREEN: { value: "green", description: "Daun." },
    BRICK: { value: "brick", description: "Bata." },
    PLUM: { value: "plum", description: "Manggis." },
    TEAL: { value: "teal", description: "Telaga." },
    OCHRE: { value: "ochre", description: "Kunyit." },
    SLATE: { value: "slate", description: "Malam." },
  } as const,
});

export const SettingsRef = builder.objectRef<Settings>("SettingsInfo").implement({
  description: "The library's own words, hours and address, and its rules of lending (pengaturan). There is one.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The library's own name." }),
    logoUrl: t.exposeString("logoUrl", { nullable: true, description: "Address of its logo, at most 640 pixels." }),
    logoIconUrl: t.string({
      nullable: true,
      description: "Its address at 160 pixels, for a place as small as a letterhead's.",
      resolve: ({ logoUrl }) => logoIconUrl(logoUrl),
    }),
    cardTone: t.expose("cardTone", { type: CardToneRef, description: "The colour of member cards." }),
    noticeKinds: t.field({
      type: [NoticeKindRef],
      description: "What students are written about by e-mail; none unless the library switches it on.",
      resolve: ({ noticeKinds }) => [...noticeKinds],
    }),
    noticeTexts: t.field({
      type: [NoticeTextRef],
      description: "What each kind of notice says, by e-mail and in a chat, and the letter to a guardian.",
      resolve: ({ noticeTexts }) => NOTICE_TEXT_KINDS.map((kind) => ({ kind, text: noticeTextOf(noticeTexts, kind) })),
    }),
    noticeSender: t.exposeString("noticeSender", {
      nullable: true,
      description: "Whom these e-mails are from; null for the library's name.",
    }),
    anonymiseAfterMonths: t.exposeInt("anonymiseAfterMonths", {
      nullable: true,
      description:
        "After how many months the library forgets whose a returned loan was, and a guest's name; null for never.",
    }),
    studentsMayClearHistory: t.exposeBoolean("studentsMayClearHistory", {
      description: "Whether students may clear their own history.",
    }),
    showsOftenSearched: t.exposeBoolean("showsOftenSearched", {
      description: "Whether the home page shows what is often searched for (Sering dicari).",
    }),
    hiddenSearches: t.stringList({
      description: "What it does not show there, for who may change the settings; nothing for others.",
      resolve: (read, _args, { settings, viewer }) => settings.hiddenSearches(viewer, read),
    }),
    requiresSecondFactor: t.boolean({
      description:
        "Whether every librarian must have a second factor, for who may read the settings here; false for others.",
      resolve: (read, _args, { settings, viewer }) => settings.requiresSecondFactor(viewer, read),
    }),
    inventoryPattern: t.exposeString("inventoryPattern", {
      nullable: true,
      description:
        "How the inventory numbers of copies are written (pola No. Inventaris), as `{0001}/PERPUS/{tahun}`: `{0001}` " +
        "is the running number with its zeros, `{tahun}` the year; null where somebody types each.",
    }),
    inventoryRestartsYearly: t.exposeBoolean("inventoryRestartsYearly", {
      description: "Whether each year that the pattern names begins with 1.",
    }),
    maxCoverMb: t.exposeInt("maxCoverMb", {
      nullable: true,
      description: "How many megabytes a cover or a logo may have; null for what is usual.",
    }),
    maxDocumentMb: t.exposeInt("maxDocumentMb", {
      nullable: true,
      description: "How many megabytes a digital file may have; null for what is usual.",
    }),
    maxImportMb: t.exposeInt("maxImportMb", {
      nullable: true,
      description: "How many megabytes a CSV file to import may have; null for what is usual.",
    }),
    maxPhotoMb: t.exposeInt("maxPhotoMb", {
      nullable: true,
      description: "How many megabytes a student's photo may have; null for what is usual.",
    }),
    maxPictureMb: t.exposeInt("maxPictureMb", {
      nullable: true,
      description: "How many megabytes a picture within a post may have; null for what is usual.",
    }),
    uploadLimits: t.field({
      type: [UploadLimitRef],
      description: "How large files may be, each kind once: what is chosen or usual, and the most on this machine.",
      resolve: (read, _args, { settings, viewer }) => settings.uploadLimits(viewer, read),
    }),
    aboutText: t.string({
      description: "About the library: Markdown, as typed.",
      resolve: ({ aboutText }) => aboutText.markdown,
    }),
    aboutHtml: t.string({
      description: "The about text as pages show it: sanitised HTML whose headings begin at h2.",
      resolve: ({ aboutText }) => aboutText.html,
    }),
    openingHours: t.field({
      type: [OpeningDayRef],
      description: "All seven days from Monday on (jam layanan).",
      resolve: ({ openingHours }) => openingHours,
    }),
    opening: t.field({
      type: OpeningStateRef,
      description: "Whether it is open now.",
      resolve: (read, _args, { settings, viewer }) => settings.opening(viewer, read),
    }),
    address: t.exposeString("address", { nullable: true, description: "Postal address, in lines (alamat)." }),
    phone: t.exposeString("phone", { nullable: true, description: "Telephone." }),
    email: t.exposeString("email", { nullable: true, description: "E-mail." }),
    mapUrl: t.exposeString("mapUrl", { nullable: true, description: "Where a map shows it: https." }),
    parentOrganisation: t.exposeString("parentOrganisation", {
      nullable: true,
      description: "The school or agency that the library belongs to, as letters have it above its name.",
    }),
    libraryNumber: t.exposeString("libraryNumber", {
      nullable: true,
      description: "NPP, the number that the National Library has given it.",
    }),
    letterCity: t.exposeString("letterCity", { nullable: true, description: "Where letters are dated: `Bandung`." }),
    signatories: t.field({
      type: [SignatoryRef],
      description: "Who signs what is handed out, and who has seen it; for librarians, nobody for others.",
      resolve: (read, _args, { settings, viewer }) => settings.signatories(viewer, read),
    }),
    ...shownFields(t, shownSettings, lendingChoices),
    closedWeekdays: t.field({
      type: [WeekdayRef],
      description: "No book is due on these (hari tutup).",
      resolve: ({ closedWeekdays }) => closedWeekdays,
    }),
    holidays: t.field({
      type: [HolidayRef],
      description: "Days on which it is closed and no book is due, in order.",
      args: {
        withinDays: t.arg.int({
          description:
            "Only those from today on within so many days, by the library's clock, on which it really is closed.",
        }),
      },
      complexity: ({ withinDays }) =>
        costOf(Math.ceil(Math.min(withinDays ?? MAX_HOLIDAYS, MAX_HOLIDAYS) / DAYS_PER_POINT)),
      resolve: (_read, { withinDays }, { settings, viewer }) => settings.holidays(viewer, withinDays),
    }),
    openDays: t.field({
      type: [ExtraOpenDayRef],
      description: "Days on which it is open although their weekday or a holiday would close it, in order.",
      complexity: costOf(Math.ceil(MAX_OPEN_DAYS / DAYS_PER_POINT)),
      resolve: (_read, _args, { settings, viewer }) => settings.openDays(viewer),
    }),
    reportTargets: t.field({
      type: [ReportTargetRef],
      complexity: costOf(Math.ceil(MOST_TARGETS / DAYS_PER_POINT)),
      description: "What the figures of the accreditation report are to reach, by how many classes the school has.",
      resolve: ({ reportTargets }) => [...reportTargets],
    }),
    revision: t.exposeInt("revision", {
      description: "Rises with every `updateSettings`: give it back as `expectedRevision`.",
    }),
    viewerCanEdit: t.boolean({
      description: "Whether this request may change them.",
      resolve: (_read, _args, { settings, viewer }) => settings.canEdit(viewer),
    }),
  }),
});

builder.queryField("settings", (t) =>
  t.field({
    type: SettingsRef,
    description: "The library's settings. Everybody may know them.",
    resolve: (_root, _args, { loaders }) => loaders.settings.load("all"),
  }),
);

builder.queryField("aboutTextPreview", (t) =>
  t.string({
    // As the preview of a post: the server renders it.
    complexity: costOf(100),
    description:
      "The HTML that an about text would have (pratinjau). Nothing is kept. Administrators. REST: POST " +
      "/settings/about-preview.",
    args: { aboutText: t.arg.string({ required: true, description: "Markdown, at most 30,000 bytes." }) },
    resolve: (_root, args, { settings, viewer }) => settings.aboutPreview(viewer, args),
  }),
);

builder.relayMutationField(
  "updateSettings",
  {
    description: "What to change; what is left out stays.",
    inputFields: (t) => ({
      name: t.string({
        description: "At most 120 letters; empty or null brings back the one that the server was started with.",
      }),
      cardTone: t.field({ type: CardToneRef, description: "The colour of member cards." }),
      noticeKinds: t.field({
        type: [NoticeKindRef],
        description: "What students are written about by e-mail; the list replaces the one before.",
      }),
      noticeTexts: t.field({
        type: [NoticeTextInput],
        description: "What notices say; the list replaces the one before, and kinds that it has not say what is usual.",
      }),
      noticeSender: t.string({
        description: "Whom these e-mails are from, at most 60 letters; null for the library's name.",
      }),
      anonymiseAfterMonths: t.int({
        description:
          "12 to 120: after so many months it forgets whose a returned loan was, and a guest's name; null for never.",
      }),
      studentsMayClearHistory: t.boolean({ description: "Whether students may clear their own history." }),
      showsOftenSearched: t.boolean({ description: "Whether the home page shows what is often searched for." }),
      hiddenSearches: t.stringList({
        description: `What it does not show there, at most ${MAX_HIDDEN_SEARCHES}; the list replaces the one before.`,
      }),
      requiresSecondFactor: t.boolean({
        description:
          "Whether every librarian must have a second factor. Who manages accounts changes it in a session, and who " +
          "switches it on has one.",
      }),
      inventoryPattern: t.string({
        description: "How inventory numbers are written, as `{0001}/PERPUS/{tahun}`; null where somebody types each.",
      }),
      inventoryRestartsYearly: t.boolean({ description: "Whether each year that the pattern names begins with 1." }),
      maxCoverMb: t.int({ description: "How many megabytes a cover or a logo may have; null for what is usual." }),
      maxDocumentMb: t.int({ description: "How many megabytes a digital file may have; null for what is usual." }),
      maxImportMb: t.int({ description: "How many megabytes a CSV file to import may have; null for what is usual." }),
      maxPhotoMb: t.int({ description: "How many megabytes a student's photo may have; null for what is usual." }),
      maxPictureMb: t.int({
        description: "How many megabytes a picture within a post may have; null for what is usual.",
      }),
      aboutText: t.string({
        description: "Markdown, at most 30,000 bytes; empty or null brings back the one that came with the product.",
      }),
      openingHours: t.field({
        type: [OpeningDayInput],
        description: "The whole week; a day that is left out is closed.",
      }),
      address: t.string({ description: "Postal address; null clears." }),
      phone: t.string({ description: "Telephone; null clears." }),
      email: t.string({ description: "E-mail; null clears." }),
      mapUrl: t.string({ description: "An https address; null clears." }),
      parentOrganisation: t.string({
        description: "The school or agency that the library belongs to, at most 120 letters; null clears.",
      }),
      libraryNumber: t.string({ description: "NPP, at most 40 letters; null clears." }),
      letterCity: t.string({ description: "Where letters are dated, at most 60 letters; null clears." }),
      signatories: t.field({
        type: [SignatoryInput],
        description: "One who signs, and one who has seen it; the list replaces the one before.",
      }),
      ...sentFields(t, sentSettings, lendingChoices),
      closedWeekdays: t.field({ type: [WeekdayRef], description: "At most six." }),
      holidays: t.field({
        type: [HolidayInput],
        description: "All of them, at most 1,500; the list replaces the one before.",
      }),
      openDays: t.field({
        type: [ExtraOpenDayInput],
        description: "All of them, at most 500; the list replaces the one before.",
      }),
      reportTargets: t.field({
        type: [ReportTargetInput],
        description: `All of them, at most ${MOST_TARGETS}; the list replaces the one before.`,
      }),
      expectedRevision: t.int({
        description: "The `revision` that the changes were made upon: after another change it is a ConflictError.",
      }),
    }),
  },
  {
    description: "Changes the library's settings. Administrators. REST: PUT /settings.",
    errors: { types: [ValidationError, ConflictError] },
    resolve: async (_root, { input }, { settings, viewer }) => ({ settings: await settings.update(viewer, input) }),
  },
  {
    description: "The settings as they are now.",
    outputFields: (t) => ({
      settings: t.field({ type: SettingsRef, description: "All of them.", resolve: ({ settings }) => settings }),
    }),
  },
);
