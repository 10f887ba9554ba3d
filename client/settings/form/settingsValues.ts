import { differingValues, type RevisedBase } from "../../admin/form/useRevisedForm";
import { readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { OpeningDay } from "../../format/openingLines";
import { NOTICE_TEXT_KINDS } from "../../format/noticeText";
import { toTime } from "../../format/timeOfDay";
import type { InputName } from "../../forms/InputName";
import type {
  CardTone,
  LendingFigures_SettingsFragment,
  LendingStrictness,
  NoticeKind,
  NoticeTextKind,
  SettingsValues_SettingsFragment,
  UpdateSettingsInput,
  Weekday,
} from "../../gql/graphql";
import {
  GENERAL_NAMES,
  type GeneralName,
  generalLabels,
  isNumber,
  LendingFigures_settings,
  type NumberName,
} from "../lendingFigures";

export const SettingsValues_settings = graphql(`
  fragment SettingsValues_settings on SettingsInfo {
    name
    aboutText
    address
    phone
    email
    mapUrl
    parentOrganisation
    libraryNumber
    letterCity
    signatories {
      position
      name
      nip
    }
    cardTone
    noticeKinds
    noticeTexts {
      kind
      text
    }
    noticeSender
    anonymiseAfterMonths
    studentsMayClearHistory
    showsOftenSearched
    hiddenSearches
    requiresSecondFactor
    inventoryPattern
    inventoryRestartsYearly
    maxCoverMb
    maxDocumentMb
    maxImportMb
    maxPhotoMb
    maxPictureMb
    ...LendingFigures_settings
    limitStrictness
    overdueStrictness
    defaultPrice
    closedWeekdays
    openingHours {
      weekday
      hours {
        opens
        closes
      }
    }
    allHolidays: holidays {
      date
      name
    }
    openDays {
      date
      name
    }
    revision
  }
`);

/** As typed; the second signatory is left out where all of its fields are empty. */
export interface Signatory {
  position: string;
  name: string;
  nip: string;
}

const NOBODY: Signatory = { position: "", name: "", nip: "" };

export interface Holiday {
  date: string;
  name: string;
}

/** The general rules of lending, numbers as they are typed: empty for no limit. */
type PolicyValues = {
  [Name in GeneralName]: Name extends NumberName ? string : NonNullable<LendingFigures_SettingsFragment[Name]>;
};

/** What the form holds; an empty text is one that is not set. */
export interface SettingsValues extends PolicyValues {
  name: string;
  aboutText: string;
  address: string;
  phone: string;
  email: string;
  mapUrl: string;
  parentOrganisation: string;
  libraryNumber: string;
  letterCity: string;
  /** Who signs, and who has seen it. */
  signatories: readonly [Signatory, Signatory];
  cardTone: CardTone;
  /** What students are written about. */
  noticeKinds: readonly NoticeKind[];
  /** As typed; empty for what the product says. */
  noticeTexts: Readonly<Record<NoticeTextKind, string>>;
  noticeSender: string;
  /** Empty where nothing is forgotten. */
  anonymiseAfterMonths: string;
  studentsMayClearHistory: boolean;
  showsOftenSearched: boolean;
  /** One in each line. */
  hiddenSearches: string;
  requiresSecondFactor: boolean;
  /** Empty where each number is typed. */
  inventoryPattern: string;
  inventoryRestartsYearly: boolean;
  /** Megabytes as typed; empty for what is usual. */
  maxCoverMb: string;
  maxDocumentMb: string;
  maxImportMb: string;
  maxPhotoMb: string;
  maxPictureMb: string;
  openingHours: readonly OpeningDay[];
  /** In order. */
  holidays: readonly Holiday[];
  /** In order: open although the weekday or a holiday would close them. */
  openDays: readonly Holiday[];
  /** Empty where the desk is asked. */
  defaultPrice: string;
  limitStrictness: LendingStrictness;
  overdueStrictness: LendingStrictness;
  closedWeekdays: readonly Weekday[];
}

/** How large files may be. */
export const UPLOAD_SIZES = ["maxCoverMb", "maxDocumentMb", "maxImportMb", "maxPhotoMb", "maxPictureMb"] as const;

const OTHER_NUMBERS = ["defaultPrice", "anonymiseAfterMonths", ...UPLOAD_SIZES] as const;

/** A setting that is a number, or none. */
export type NumberSetting = (typeof OTHER_NUMBERS)[number] | (GeneralName & NumberName);
const NUMBER_SETTINGS: readonly NumberSetting[] = [...GENERAL_NAMES.filter(isNumber), ...OTHER_NUMBERS];

/** Targets are set where the report stands that they belong to. */
export type SettingName = Exclude<InputName<UpdateSettingsInput>, "reportTargets">;

export type SettingsBase = RevisedBase<SettingsValues>;

export const settingLabels: Readonly<Record<SettingName, string>> = {
  name: "Nama perpustakaan",
  address: "Alamat",
  phone: "Telepon",
  email: "Email",
  mapUrl: "Tautan peta",
  parentOrganisation: "Instansi induk",
  libraryNumber: "NPP (Nomor Pokok Perpustakaan)",
  letterCity: "Kota di tanggal surat",
  signatories: "Penanda tangan",
  aboutText: "Isi halaman Tentang",
  openingHours: "Jam layanan",
  holidays: "Hari libur",
  cardTone: "Warna kartu",
  noticeKinds: "Kirim email kepada anggota tentang",
  noticeTexts: "Isi pemberitahuan",
  noticeSender: "Nama pengirim",
  anonymiseAfterMonths: "Hapus nama dari riwayat setelah (bulan)",
  studentsMayClearHistory: "Anggota boleh menghapus riwayatnya sendiri",
  showsOftenSearched: "Tampilkan “Sering dicari” di halaman utama",
  hiddenSearches: "Jangan tampilkan",
  requiresSecondFactor: "Wajibkan verifikasi dua langkah bagi petugas",
  inventoryPattern: "Pola No. Inventaris",
  inventoryRestartsYearly: "Mulai lagi dari 1 setiap tahun",
  openDays: "Hari buka khusus",
  maxCoverMb: "Sampul dan logo (MB)",
  maxDocumentMb: "Berkas digital (MB)",
  maxImportMb: "Berkas impor (MB)",
  maxPhotoMb: "Foto anggota (MB)",
  maxPictureMb: "Gambar blog (MB)",
  ...generalLabels,
  defaultPrice: "Harga bawaan buku hilang (Rp)",
  limitStrictness: "Jika batas pinjaman tercapai",
  overdueStrictness: "Jika masih ada pinjaman yang terlambat",
  closedWeekdays: "Hari tutup",
};

export function toBase(settings: SettingsValues_SettingsFragment): SettingsBase {
  const { name, aboutText, address, phone, email, mapUrl, cardTone, openingHours, allHolidays, revision } = settings;
  return {
    values: {
      name,
      address: address ?? "",
      phone: phone ?? "",
      email: email ?? "",
      mapUrl: mapUrl ?? "",
      parentOrganisation: settings.parentOrganisation ?? "",
      libraryNumber: settings.libraryNumber ?? "",
      letterCity: settings.letterCity ?? "",
      signatories: toSignatories(settings.signatories),
      aboutText,
      openingHours: openingHours.map(({ weekday, hours }) => ({
        weekday,
        hours: hours.map(({ opens, closes }) => ({ opens, closes })),
      })),
      holidays: allHolidays.map(({ date, name: reason }) => ({ date, name: reason })),
      openDays: settings.openDays.map(({ date, name: reason }) => ({ date, name: reason })),
      cardTone,
      noticeKinds: settings.noticeKinds,
      noticeTexts: toNoticeTexts(settings.noticeTexts),
      noticeSender: settings.noticeSender ?? "",
      studentsMayClearHistory: settings.studentsMayClearHistory,
      showsOftenSearched: settings.showsOftenSearched,
      hiddenSearches: settings.hiddenSearches.join("\n"),
      requiresSecondFactor: settings.requiresSecondFactor,
      inventoryPattern: settings.inventoryPattern ?? "",
      inventoryRestartsYearly: settings.inventoryRestartsYearly,
      ...toPolicyValues(readFragment(LendingFigures_settings, settings)),
      ...(Object.fromEntries(OTHER_NUMBERS.map((name) => [name, String(settings[name] ?? "")])) as Pick<
        SettingsValues,
        (typeof OTHER_NUMBERS)[number]
      >),
      limitStrictness: settings.limitStrictness,
      overdueStrictness: settings.overdueStrictness,
      closedWeekdays: settings.closedWeekdays,
    },
    revision,
  };
}

function toSignatories(saved: SettingsValues_SettingsFragment["signatories"]): SettingsValues["signatories"] {
  const [first = NOBODY, second = NOBODY] = saved.map(({ position, name, nip }) => ({
    position,
    name: name ?? "",
    nip: nip ?? "",
  }));
  return [first, second];
}

function toNoticeTexts(texts: SettingsValues_SettingsFragment["noticeTexts"]): SettingsValues["noticeTexts"] {
  return Object.fromEntries(texts.map(({ kind, text }) => [kind, text])) as SettingsValues["noticeTexts"];
}

function toPolicyValues(figures: LendingFigures_SettingsFragment): PolicyValues {
  const values = GENERAL_NAMES.map((name) => [name, isNumber(name) ? String(figures[name] ?? "") : figures[name]]);
  return Object.fromEntries(values) as PolicyValues;
}

/** What has changed, and upon which state. */
export function toInput({ values, revision }: SettingsBase, changed: SettingsValues): UpdateSettingsInput {
  const openingHours = changed.openingHours.map(({ weekday, hours }) => ({
    weekday,
    hours: hours.map(({ opens, closes }) => ({ opens: toTime(opens), closes: toTime(closes) })),
  }));
  const [signs, hasSeen] = changed.signatories;
  // The first is always sent, so that the server names what is missing of it.
  const isNamed = [hasSeen.position, hasSeen.name, hasSeen.nip].some((text) => text.trim() !== "");
  const signatories = isNamed ? [signs, hasSeen] : [signs];
  const sent: Readonly<Record<SettingName, unknown>> = { ...changed, openingHours };
  const lines = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
  // The server names the field that is empty.
  const numbers = Object.fromEntries(
    NUMBER_SETTINGS.map((name) => [name, sent[name] === "" ? null : Number(sent[name])]),
  );
  const input = Object.fromEntries(
    differingValues(values, sent).map((name) => [name, numbers[name] === undefined ? sent[name] : numbers[name]]),
  );
  const hidden = "hiddenSearches" in input ? { hiddenSearches: lines(changed.hiddenSearches) } : {};
  const signing = "signatories" in input ? { signatories } : {};
  // All of them in their order, by which the server names one that is wrong.
  const noticeTexts = NOTICE_TEXT_KINDS.map((kind) => ({ kind, text: changed.noticeTexts[kind] }));
  const texts = "noticeTexts" in input ? { noticeTexts } : {};
  return { ...input, ...hidden, ...signing, ...texts, expectedRevision: revision };
}
