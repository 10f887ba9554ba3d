import { differingValues, type RevisedBase } from "../../admin/form/useRevisedForm";
import { graphql } from "../../gql/gql";
import { toTime } from "../../format/timeOfDay";
import type { CardTone, SettingsValues_SettingsFragment, UpdateSettingsInput, Weekday } from "../../gql/graphql";

export const SettingsValues_settings = graphql(`
  fragment SettingsValues_settings on SettingsInfo {
    name
    aboutText
    address
    phone
    email
    mapUrl
    cardTone
    loanDays
    mostLoans
    mostRenewals
    finePerDay
    graceDays
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
    revision
  }
`);

export interface OpenSpan {
  opens: string;
  closes: string;
}

export interface OpeningDay {
  weekday: Weekday;
  hours: readonly OpenSpan[];
}

export interface Holiday {
  date: string;
  name: string;
}

/** What the form holds; an empty text is one that is not set. */
export interface SettingsValues {
  name: string;
  aboutText: string;
  address: string;
  phone: string;
  email: string;
  mapUrl: string;
  cardTone: CardTone;
  openingHours: readonly OpeningDay[];
  /** In order. */
  holidays: readonly Holiday[];
  /** As typed, like the other numbers of lending. */
  loanDays: string;
  mostLoans: string;
  mostRenewals: string;
  finePerDay: string;
  graceDays: string;
  closedWeekdays: readonly Weekday[];
}

export const POLICY_NUMBERS = ["loanDays", "mostLoans", "mostRenewals", "finePerDay", "graceDays"] as const;

type PolicyTexts = Pick<SettingsValues, (typeof POLICY_NUMBERS)[number]>;

export type SettingName = keyof SettingsValues;

export type SettingsBase = RevisedBase<SettingsValues>;

export const settingLabels: Readonly<Record<SettingName, string>> = {
  name: "Nama perpustakaan",
  address: "Alamat",
  phone: "Telepon",
  email: "Email",
  mapUrl: "Tautan peta",
  aboutText: "Teks Tentang",
  openingHours: "Jam buka",
  holidays: "Hari libur",
  cardTone: "Warna kartu",
  loanDays: "Lama pinjam (hari)",
  mostLoans: "Pinjaman sekaligus per siswa",
  mostRenewals: "Batas perpanjangan",
  finePerDay: "Denda per hari (Rp)",
  graceDays: "Toleransi keterlambatan (hari)",
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
      aboutText,
      openingHours: openingHours.map(({ weekday, hours }) => ({
        weekday,
        hours: hours.map(({ opens, closes }) => ({ opens, closes })),
      })),
      holidays: allHolidays.map(({ date, name: reason }) => ({ date, name: reason })),
      cardTone,
      ...(Object.fromEntries(POLICY_NUMBERS.map((name) => [name, String(settings[name])])) as PolicyTexts),
      closedWeekdays: settings.closedWeekdays,
    },
    revision,
  };
}

/** What has changed, and upon which state. */
export function toInput({ values, revision }: SettingsBase, changed: SettingsValues): UpdateSettingsInput {
  const openingHours = changed.openingHours.map(({ weekday, hours }) => ({
    weekday,
    hours: hours.map(({ opens, closes }) => ({ opens: toTime(opens), closes: toTime(closes) })),
  }));
  const sent = { ...changed, openingHours };
  // The server names the field that is empty.
  const numbers = Object.fromEntries(
    POLICY_NUMBERS.map((name) => [name, sent[name] === "" ? null : Number(sent[name])]),
  );
  const input = Object.fromEntries(
    differingValues(values, sent).map((name) => [name, numbers[name] === undefined ? sent[name] : numbers[name]]),
  );
  return { ...input, expectedRevision: revision };
}
