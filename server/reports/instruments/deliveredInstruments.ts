import { required } from "../../platform/required.js";
import type { Component, Indicator, InstrumentContent } from "./instrumentContent.js";
import type { OwnFigure } from "./ownFigures.js";

/** The instruments that are known, by the codes that the migration gave them. */
export const INSTRUMENT_CODES = ["nine-2022", "six-2025"] as const;
type InstrumentCode = (typeof INSTRUMENT_CODES)[number];

// None of these rules could be read: whatever stands here was read elsewhere, says where, and is to be checked.
const KOMPASIANA = "Tulisan Kompasiana, Desember 2023, tentang perpustakaan sekolah";
const COLLECTION_SHEET = "Formulir “Komponen 1 Koleksi” di scribd.com (539734168); jenis perpustakaan tidak disebut";
const COLLEGE_ROOMS = "Formulir perguruan tinggi di library.stainkepri.ac.id; ambang untuk jenis lain belum dibaca";
const COLLEGE_STAFF = "Formulir perguruan tinggi di opac.iainpalopo.ac.id; ambang untuk jenis lain belum dibaca";
const PROPOSED = "Usulan dari angka yang diketahui sistem ini, bukan bunyi instrumen";
const WHOLE = "Indikator komponen ini belum dibaca. Isi nilainya dari borang, atau ganti dengan indikatornya";

type Asked = Partial<Omit<Indicator, "code">> & Pick<Indicator, "text" | "source">;

/** Out of five, as the forms of 2018 count: 130 for 26 indicators, 90 for 18. */
const asked = (code: string, given: Asked): Indicator => ({
  maxScore: 5,
  figure: null,
  guide: null,
  needsCheck: true,
  ...given,
  code,
});
const counted = (code: string, text: string, figure: OwnFigure): Indicator =>
  asked(code, { text, figure, source: PROPOSED });
const whole = (code: string): Indicator =>
  asked(code, { text: "Nilai komponen ini menurut borang (0–100)", maxScore: 100, source: WHOLE });
const listed = (prefix: string, source: string, texts: readonly string[]): Indicator[] =>
  texts.map((text, index) => asked(`${prefix}-${index + 1}`, { text, source }));

const NINE_NAMES = "Nama komponen: Kompasiana, Desember 2023, dan Radar Bengkulu (667160). Bobot belum dibaca";
const nine = (name: string, indicators: readonly Indicator[]): Component => ({
  name,
  weight: null,
  source: NINE_NAMES,
  needsCheck: true,
  indicators,
});

const NINE: InstrumentContent = {
  name: "Instrumen akreditasi sembilan komponen (2022)",
  source:
    "Peraturan Perpustakaan Nasional Nomor 2 Tahun 2022 tentang Pedoman Akreditasi Perpustakaan; instrumennya " +
    "ditetapkan per jenis perpustakaan dengan keputusan Kepala Perpustakaan Nasional (untuk desa/kelurahan Nomor 296 " +
    "Tahun 2022). Naskah instrumen dan bobotnya belum dibaca. Nama sembilan komponen dibaca di Kompasiana (Desember " +
    "2023; di sana disebut 73 indikator kunci untuk sekolah) dan Radar Bengkulu. Periksa pada naskah untuk jenis " +
    "perpustakaan Anda, lalu isi bobotnya.",
  components: [
    nine("Koleksi perpustakaan", [
      asked("koleksi-judul", {
        text: "Jumlah judul buku",
        figure: "titles",
        guide: "Untuk 19 rombongan belajar atau lebih: di atas 3.499 judul.",
        source: KOMPASIANA,
      }),
      counted("koleksi-tambahan", "Penambahan judul dalam setahun", "new_titles"),
      counted("koleksi-nonfiksi", "Persentase koleksi nonfiksi", "nonfiction_percent"),
      counted("koleksi-referensi", "Jumlah judul buku referensi", "reference_titles"),
      counted("koleksi-digital", "Jumlah buku elektronik", "ebooks"),
      counted("koleksi-koran", "Surat kabar yang dilanggan", "daily_serials"),
      counted("koleksi-majalah", "Majalah dan terbitan berkala lain yang dilanggan", "other_serials"),
    ]),
    nine("Sarana dan prasarana", [whole("sarana")]),
    nine("Pelayanan perpustakaan", [
      counted("layanan-jam", "Jam layanan per minggu", "opening_hours_per_week"),
      counted("layanan-kunjungan", "Pengunjung per hari buka", "visitors_per_open_day"),
      counted("layanan-anggota", "Jumlah anggota", "members"),
      counted("layanan-pinjam", "Peminjaman per anggota per bulan", "loans_per_member_and_month"),
      counted("layanan-baca", "Buku yang dibaca di tempat", "in_house_uses"),
    ]),
    nine("Tenaga perpustakaan", [whole("tenaga")]),
    nine("Penyelenggaraan perpustakaan", [whole("penyelenggaraan")]),
    nine("Pengelolaan perpustakaan", [whole("pengelolaan")]),
    nine("Inovasi dan kreativitas", [whole("inovasi")]),
    nine("Tingkat kegemaran membaca", [whole("kegemaran")]),
    nine("Indeks pembangunan literasi masyarakat", [whole("literasi")]),
  ],
};

const SIX_WEIGHTS = "Formulir 2018 untuk perguruan tinggi (bibliothee.com) dan desa/kelurahan (123dok.com)";
const six = (name: string, weight: number, indicators: readonly Indicator[], source = SIX_WEIGHTS): Component => ({
  name,
  weight,
  source,
  needsCheck: true,
  indicators,
});

const SIX: InstrumentContent = {
  name: "Instrumen akreditasi enam komponen (2025)",
  source:
    "Disebut sebagai instrumen baru di perpussmpfk.blogspot.com (Januari 2025). Keputusan Kepala Perpustakaan Nasional " +
    "Nomor 157 (SD/MI) dan Nomor 158 (SMP/MTs) Tahun 2025 berlaku mulai 2 Januari 2026 menurut dispusip.jakarta.go.id " +
    "(26 November 2025); naskahnya belum dibaca. Enam komponen yang sama sudah ada di instrumen 2018 (Peraturan " +
    "Perpustakaan Nasional Nomor 7 sampai 10 Tahun 2018) menurut pustakawanjogja.blogspot.com (Oktober 2021); bobot " +
    "dan indikator di bawah dibaca di formulir 2018 itu yang diunggah pihak lain. Periksa semuanya pada naskah yang " +
    "berlaku.",
  components: [
    six(
      "Koleksi",
      20,
      [
        asked("koleksi-seleksi", {
          text: "Jumlah alat seleksi bahan perpustakaan (masukan pemustaka, katalog penerbit, resensi, dan lain-lain)",
          guide: "5 jenis atau lebih; 4; 3; 2; kurang dari 2.",
          source: COLLECTION_SHEET,
        }),
        asked("koleksi-judul", {
          text: "Jumlah judul buku tercetak",
          figure: "titles",
          guide: "2.500 judul atau lebih; 2.000–2.499; 1.500–1.999; 1.000–1.499; kurang dari 1.000.",
          source: COLLECTION_SHEET,
        }),
        asked("koleksi-digital", {
          text: "Jumlah buku elektronik",
          figure: "ebooks",
          guide: "300 judul atau lebih; 200–299; 100–199; 1–99; tidak ada.",
          source: COLLECTION_SHEET,
        }),
        asked("koleksi-nonfiksi", {
          text: "Persentase koleksi nonfiksi",
          figure: "nonfiction_percent",
          guide: "65–75%; 60–64% atau 76–80%; 55–59% atau 81–85%; 50–54% atau 86–90%; di luar itu.",
          source: COLLECTION_SHEET,
        }),
        asked("koleksi-jenis-referensi", {
          text: "Jenis buku referensi",
          guide: "9 jenis atau lebih; 7–8; 5–6; 3–4; kurang dari 3.",
          source: COLLECTION_SHEET,
        }),
        asked("koleksi-referensi", {
          text: "Jumlah judul buku referensi",
          figure: "reference_titles",
          guide: "40 judul atau lebih; 30–39; 20–29; 10–19; kurang dari 10.",
          source: COLLECTION_SHEET,
        }),
        asked("koleksi-koran", {
          text: "Surat kabar yang dilanggan",
          figure: "daily_serials",
          guide: "4 judul atau lebih; 3; 2; 1; tidak ada.",
          source: COLLECTION_SHEET,
        }),
        asked("koleksi-majalah", {
          text: "Majalah yang dilanggan",
          figure: "other_serials",
          guide: "4 judul atau lebih; 3; 2; 1; tidak ada.",
          source: COLLECTION_SHEET,
        }),
        asked("koleksi-audiovisual", {
          text: "Koleksi audiovisual",
          figure: "audiovisual_titles",
          guide: "60 judul atau lebih; 50–59; 40–49; 30–39; kurang dari 30.",
          source: COLLECTION_SHEET,
        }),
        asked("koleksi-brosur", {
          text: "Jumlah brosur, leaflet, pamflet, dan poster",
          guide: "15 judul atau lebih; 11–14; jawaban lain belum dibaca.",
          source: COLLECTION_SHEET,
        }),
      ],
      `${SIX_WEIGHTS}, juga scribd.com (539734168): skor maksimum 100, jadi indikator lain belum dibaca`,
    ),
    six(
      "Sarana dan prasarana",
      15,
      listed("sarana", COLLEGE_ROOMS, [
        "Luas gedung atau ruang perpustakaan",
        "Luas area koleksi",
        "Luas area pemustaka",
        "Luas area kerja petugas",
        "Ruang atau area yang tersedia (koleksi, baca, sirkulasi, kerja, multimedia)",
        "Kebersihan gedung dan ruangan",
        "Pencahayaan",
        "Sirkulasi udara",
        "Letak perpustakaan",
      ]),
    ),
    six("Pelayanan perpustakaan", 25, [
      counted("layanan-jam", "Jam layanan per minggu", "opening_hours_per_week"),
      counted("layanan-kunjungan", "Pengunjung per hari buka", "visitors_per_open_day"),
      counted("layanan-anggota", "Jumlah anggota", "members"),
      counted("layanan-pinjam", "Peminjaman per anggota per bulan", "loans_per_member_and_month"),
      counted("layanan-sekali", "Rata-rata buku sekali meminjam", "books_per_occasion"),
      counted("layanan-baca", "Buku yang dibaca di tempat", "in_house_uses"),
      counted("layanan-digital", "Pemakaian koleksi digital", "digital_readings"),
      counted("layanan-tautan", "Sumber elektronik yang ditawarkan", "e_resources"),
    ]),
    six(
      "Tenaga perpustakaan",
      20,
      listed("tenaga", COLLEGE_STAFF, [
        "Status kepala perpustakaan",
        "Jenjang pendidikan kepala perpustakaan",
        "Peningkatan kompetensi kepala perpustakaan dalam 3 tahun terakhir",
        "Jumlah pustakawan",
        "Jumlah tenaga teknis",
        "Jumlah tenaga berlatar pendidikan atau diklat perpustakaan",
        "Rata-rata peningkatan kompetensi tenaga perpustakaan dalam 3 tahun terakhir",
        "Jumlah tenaga yang memiliki sertifikat kompetensi",
        "Jumlah tenaga yang menjadi anggota organisasi profesi",
      ]),
    ),
    six("Penyelenggaraan dan pengelolaan", 15, [whole("penyelenggaraan")]),
    six("Komponen penguat", 5, [whole("penguat")]),
  ],
};

const DELIVERED: Readonly<Record<InstrumentCode, InstrumentContent>> = { "nine-2022": NINE, "six-2025": SIX };

/** The text that an instrument goes back to. */
export function deliveredContent(code: string): InstrumentContent {
  return required(
    INSTRUMENT_CODES.flatMap((known) => (known === code ? [DELIVERED[known]] : []))[0],
    `the delivered text of ${code}`,
  );
}
