export interface DemoStudent {
  readonly nis: string;
  readonly nisn: string;
  readonly name: string;
  readonly gender: "male" | "female";
  readonly className: string;
  readonly major: string;
  readonly academicYear: string;
}

export interface DemoEResource {
  readonly label: string;
  readonly url: string;
  readonly description: string;
}

const academicYear = "2026/2027";

/** Invented pupils: their family names come from nature, and no real NISN begins with 500 (the birth year). */
export const demoStudents: readonly DemoStudent[] = [
  {
    nis: "240101",
    nisn: "5000240101",
    name: "Alya Senja",
    gender: "female",
    className: "XII IPA 1",
    major: "IPA",
    academicYear,
  },
  {
    nis: "240102",
    nisn: "5000240102",
    name: "Bagas Rimba",
    gender: "male",
    className: "XII IPA 1",
    major: "IPA",
    academicYear,
  },
  {
    nis: "240103",
    nisn: "5000240103",
    name: "Citra Samudra",
    gender: "female",
    className: "XII IPA 1",
    major: "IPA",
    academicYear,
  },
  {
    nis: "240104",
    nisn: "5000240104",
    name: "Damar Langit",
    gender: "male",
    className: "XII IPA 2",
    major: "IPA",
    academicYear,
  },
  {
    nis: "240105",
    nisn: "5000240105",
    name: "Elok Kenanga",
    gender: "female",
    className: "XII IPA 2",
    major: "IPA",
    academicYear,
  },
  {
    nis: "240106",
    nisn: "5000240106",
    name: "Fajar Lazuardi",
    gender: "male",
    className: "XII IPS 1",
    major: "IPS",
    academicYear,
  },
  {
    nis: "240107",
    nisn: "5000240107",
    name: "Gita Pelangi",
    gender: "female",
    className: "XII IPS 1",
    major: "IPS",
    academicYear,
  },
  {
    nis: "240108",
    nisn: "5000240108",
    name: "Hendra Cakrawala",
    gender: "male",
    className: "XII IPS 2",
    major: "IPS",
    academicYear,
  },
  {
    nis: "250101",
    nisn: "5000250101",
    name: "Intan Embun",
    gender: "female",
    className: "XI IPA 1",
    major: "IPA",
    academicYear,
  },
  {
    nis: "250102",
    nisn: "5000250102",
    name: "Joko Bahari",
    gender: "male",
    className: "XI IPA 1",
    major: "IPA",
    academicYear,
  },
  {
    nis: "250103",
    nisn: "5000250103",
    name: "Kirana Purnama",
    gender: "female",
    className: "XI IPA 2",
    major: "IPA",
    academicYear,
  },
  {
    nis: "250104",
    nisn: "5000250104",
    name: "Luthfi Angkasa",
    gender: "male",
    className: "XI IPA 2",
    major: "IPA",
    academicYear,
  },
  {
    nis: "250105",
    nisn: "5000250105",
    name: "Made Telaga",
    gender: "male",
    className: "XI IPS 1",
    major: "IPS",
    academicYear,
  },
  {
    nis: "250106",
    nisn: "5000250106",
    name: "Nabila Melati",
    gender: "female",
    className: "XI IPS 1",
    major: "IPS",
    academicYear,
  },
  {
    nis: "250107",
    nisn: "5000250107",
    name: "Olivia Cemara",
    gender: "female",
    className: "XI IPS 2",
    major: "IPS",
    academicYear,
  },
  {
    nis: "250108",
    nisn: "5000250108",
    name: "Putra Guntur",
    gender: "male",
    className: "XI Bahasa 1",
    major: "Bahasa",
    academicYear,
  },
  {
    nis: "260101",
    nisn: "5000260101",
    name: "Qonita Gerimis",
    gender: "female",
    className: "X IPA 1",
    major: "IPA",
    academicYear,
  },
  {
    nis: "260102",
    nisn: "5000260102",
    name: "Rangga Belantara",
    gender: "male",
    className: "X IPA 1",
    major: "IPA",
    academicYear,
  },
  {
    nis: "260103",
    nisn: "5000260103",
    name: "Sekar Kemuning",
    gender: "female",
    className: "X IPA 2",
    major: "IPA",
    academicYear,
  },
  {
    nis: "260104",
    nisn: "5000260104",
    name: "Tegar Karang",
    gender: "male",
    className: "X IPA 2",
    major: "IPA",
    academicYear,
  },
  {
    nis: "260105",
    nisn: "5000260105",
    name: "Umi Teratai",
    gender: "female",
    className: "X IPS 1",
    major: "IPS",
    academicYear,
  },
  {
    nis: "260106",
    nisn: "5000260106",
    name: "Vino Savana",
    gender: "male",
    className: "X IPS 1",
    major: "IPS",
    academicYear,
  },
  {
    nis: "260107",
    nisn: "5000260107",
    name: "Wulan Kejora",
    gender: "female",
    className: "X IPS 2",
    major: "IPS",
    academicYear,
  },
  {
    nis: "260108",
    nisn: "5000260108",
    name: "Yohanes Muara",
    gender: "male",
    className: "X Bahasa 1",
    major: "Bahasa",
    academicYear,
  },
];

/** Free public services that stand beside the shelves of any Indonesian library. */
export const demoEResources: readonly DemoEResource[] = [
  {
    label: "iPusnas",
    url: "https://ipusnas2.perpusnas.go.id",
    description: "Pinjam dan baca buku digital milik Perpustakaan Nasional secara gratis, dari ponsel atau komputer.",
  },
  {
    label: "Khastara",
    url: "https://khastara.perpusnas.go.id",
    description:
      "Naskah kuno, peta, foto, dan surat kabar langka Nusantara yang sudah didigitalkan Perpustakaan Nasional.",
  },
  {
    label: "Sistem Informasi Perbukuan Indonesia (SIBI)",
    url: "https://buku.kemendikdasmen.go.id",
    description: "Buku pelajaran dan buku bacaan resmi dari kementerian, bebas dibaca dan diunduh untuk semua jenjang.",
  },
  {
    label: "KBBI Daring",
    url: "https://kbbi.kemendikdasmen.go.id",
    description: "Kamus Besar Bahasa Indonesia versi daring yang diperbarui berkala oleh Badan Bahasa.",
  },
  {
    label: "Garuda",
    url: "https://garuda.kemdiktisaintek.go.id",
    description: "Pintu pencarian artikel jurnal dan karya ilmiah Indonesia untuk tugas dan penelitian.",
  },
];
