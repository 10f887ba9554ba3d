import type { z } from "zod";

import { renderMarkdown } from "../platform/text/renderMarkdown.js";
import type { RenderedText } from "../platform/validation/markdownText.js";
import { completeWeek, type OpeningDay } from "./openingHours/openingHours.js";
import { initialSettings } from "./lendingFigures.js";
import { DEFAULT_SIGNATORIES } from "./letterhead/signatories.js";
import { DEFAULT_TARGETS } from "./reportTargets/reportTargets.js";
import type { settingSchemas } from "./settingsInput.js";

/** What is stored as a row of settings, by its name. */
export type StoredSettings = {
  readonly [Name in keyof typeof settingSchemas]: Name extends "openingHours"
    ? OpeningDay[]
    : z.output<(typeof settingSchemas)[Name]>;
} & {
  /** `/static/covers/…`, where the library has given one. */
  readonly logoUrl: string | null;
};

/**
 * What the about page says until a library says it in its own words: true of every library that runs on this catalogue.
 */
const DEFAULT_ABOUT = `Perpustakaan ini adalah tempat membaca, belajar, dan meminjam buku bagi seluruh warga sekolah. Tamu dipersilakan membaca di tempat. Seluruh koleksi tercatat di katalog ini, jadi Anda dapat memeriksa sebuah judul dari mana saja sebelum datang.

## Yang tersedia

Buku cetak untuk dibaca di tempat dan dipinjam, mulai dari fiksi sampai buku pelajaran dan rujukan. Sebagian judul juga memiliki berkas digital yang dapat dibaca langsung dari halaman bukunya. Tautan ke sumber bacaan di luar perpustakaan dikumpulkan di menu E-Resource.

## Mencari buku

Ketik judul, penulis, ISBN, subjek, atau nomor panggil di kotak pencarian [katalog](/books). Cukup awal kata: “lask pel” sudah menemukan *Laskar Pelangi*. Huruf besar dan tanda aksen tidak berpengaruh.

Persempit hasilnya dengan filter kategori, bahasa, tahun terbit, dan ketersediaan. Alamat halaman menyimpan pencarian Anda, sehingga dapat dibagikan atau dibuka lagi nanti.

## Menemukan buku di rak

Setiap halaman buku mencantumkan nomor panggil dan lokasi raknya. Nomor panggil terdiri atas nomor klasifikasi, tiga huruf pertama nama penulis, dan huruf pertama judul; buku di rak diurutkan menurut nomor itu.

## Meminjam

Periksa dulu apakah ada eksemplar yang tersedia; jika sedang dipinjam, tanggal jatuh temponya tercantum di daftar eksemplar. Bawa buku dan kartu anggota Anda ke meja petugas, dan petugas akan mencatat peminjamannya. Kartu anggota siswa ada di ponsel, di halaman Profil Saya.

Eksemplar bertanda “Hanya dibaca di tempat” tidak dipinjamkan. Silakan membacanya di ruang baca.`;

/** As long as a pupil is at school: decision 54. */
const DEFAULT_HISTORY_MONTHS = 36;

const schoolDay = [{ opens: "07:00", closes: "15:00" }];
const friday = [
  { opens: "07:00", closes: "11:30" },
  { opens: "13:00", closes: "15:00" },
];

let defaultAbout: RenderedText | undefined;

/** The default settings: an Indonesian school's week and the product's rules of lending. */
export function defaultSettings(libraryName: string): StoredSettings {
  defaultAbout ??= { markdown: DEFAULT_ABOUT, html: renderMarkdown(DEFAULT_ABOUT) };
  return {
    name: libraryName,
    aboutText: defaultAbout,
    openingHours: completeWeek([
      { weekday: "monday", hours: schoolDay },
      { weekday: "tuesday", hours: schoolDay },
      { weekday: "wednesday", hours: schoolDay },
      { weekday: "thursday", hours: schoolDay },
      { weekday: "friday", hours: friday },
    ]),
    address: null,
    phone: null,
    email: null,
    mapUrl: null,
    parentOrganisation: null,
    libraryNumber: null,
    letterCity: null,
    signatories: [...DEFAULT_SIGNATORIES],
    ...initialSettings,
    closedWeekdays: ["saturday", "sunday"],
    cardTone: "indigo",
    noticeKinds: [],
    noticeTexts: [],
    noticeSender: null,
    reportTargets: [...DEFAULT_TARGETS],
    anonymiseAfterMonths: DEFAULT_HISTORY_MONTHS,
    studentsMayClearHistory: true,
    showsOftenSearched: true,
    hiddenSearches: [],
    requiresSecondFactor: false,
    inventoryPattern: null,
    inventoryRestartsYearly: true,
    maxCoverMb: null,
    maxDocumentMb: null,
    maxImportMb: null,
    maxPhotoMb: null,
    maxPictureMb: null,
    logoUrl: null,
  };
}
