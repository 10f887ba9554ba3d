import type { DemoBook } from "./DemoBook.js";
import { demoLocations } from "../demoLocations.js";

const indonesianLanguage = { code: "499.221", name: "Bahasa Indonesia" } as const;
const universe = { code: "523.1", name: "Alam Semesta" } as const;
const curriculumCentre = {
  publisher: "Pusat Kurikulum dan Perbukuan",
  publishPlace: "Jakarta",
  publishYear: 2021,
} as const;

/** Reference, language, textbooks, science, technology, health and the arts. */
export const demoKnowledge: readonly DemoBook[] = [
  {
    title: "Baoesastra Djawa",
    authors: [{ firstName: "W.J.S.", lastName: "Poerwadarminta" }],
    publisher: "J.B. Wolters",
    publishPlace: "Groningen",
    publishYear: 1939,
    language: "jv",
    classification: { code: "499.222 3", name: "Kamus Bahasa Jawa" },
    category: "Referensi",
    subjects: ["Bahasa Jawa", "Kamus"],
    description:
      "Kamus ekabahasa Jawa yang sampai kini menjadi sandaran para peneliti dan penulis. Kata-kata ngoko dan " +
      "krama diterangkan dalam bahasa Jawa, lengkap dengan ragam pemakaiannya. Harta kecil di ruang referensi " +
      "kami.",
    location: demoLocations.reference,
    source: "Hibah",
    copies: 1,
  },
  {
    title: "Tesaurus Bahasa Indonesia",
    authors: [{ firstName: "Eko", lastName: "Endarmoko" }],
    publisher: "Gramedia Pustaka Utama",
    publishPlace: "Jakarta",
    publishYear: 2006,
    language: "id",
    classification: { code: "499.221 3", name: "Kamus Bahasa Indonesia" },
    category: "Referensi",
    subjects: ["Bahasa Indonesia", "Sinonim", "Tesaurus"],
    description:
      "Untuk saat-saat ketika kata yang tepat sudah di ujung lidah. Eko Endarmoko mengumpulkan padanan dan kata " +
      "sekerabat, dari yang resmi sampai yang akrab di percakapan. Disukai penulis, penerjemah, dan pengisi " +
      "teka-teki silang.",
    location: demoLocations.reference,
    source: "Beli",
    price: 250000,
    copies: 1,
  },
  {
    title: "Kamus Besar Bahasa Indonesia Pusat Bahasa",
    authors: [{ firstName: "Pusat Bahasa", organisation: true }],
    publisher: "Gramedia Pustaka Utama",
    publishPlace: "Jakarta",
    publishYear: 2008,
    edition: "Edisi keempat",
    language: "id",
    classification: { code: "499.221 3", name: "Kamus Bahasa Indonesia" },
    category: "Referensi",
    subjects: ["Bahasa Indonesia", "Kamus"],
    description:
      "Kamus resmi bahasa Indonesia dalam edisi cetak yang tebal dan mantap di meja. Selain arti kata, ada " +
      "ungkapan, peribahasa, dan label pemakaiannya. Sila baca di tempat; petugas siap membantu mengangkatnya.",
    location: demoLocations.reference,
    source: "BOS",
    price: 420000,
    copies: 2,
  },
  {
    title: "Tata Bahasa Baku Bahasa Indonesia",
    authors: [
      { firstName: "Hasan", lastName: "Alwi" },
      { firstName: "Soenjono", lastName: "Dardjowidjojo" },
      { firstName: "Hans", lastName: "Lapoliwa" },
      { firstName: "Anton M.", lastName: "Moeliono" },
    ],
    publisher: "Balai Pustaka",
    publishPlace: "Jakarta",
    publishYear: 1998,
    edition: "Edisi ketiga",
    language: "id",
    classification: indonesianLanguage,
    category: "Bahasa",
    subjects: ["Bahasa Indonesia", "Tata bahasa"],
    description:
      "Rujukan lengkap tentang bunyi, kata, dan kalimat bahasa Indonesia yang baku. Aturannya dijelaskan dengan " +
      "banyak contoh, sehingga pembaca tahu alasannya dan bukan hanya hafal. Berguna bagi guru, penyunting, dan " +
      "siapa pun yang pernah ragu memilih awalan.",
    location: demoLocations.reference,
    source: "Beli",
    price: 120000,
    copies: 2,
  },
  {
    title: "Diksi dan Gaya Bahasa",
    authors: [{ firstName: "Gorys", lastName: "Keraf" }],
    publisher: "Gramedia",
    publishPlace: "Jakarta",
    publishYear: 1984,
    language: "id",
    classification: indonesianLanguage,
    category: "Bahasa",
    subjects: ["Bahasa Indonesia", "Retorika", "Gaya bahasa"],
    description:
      "Apa beda simile dengan metafora, dan mengapa satu kata terasa lebih pas daripada kata lain? Gorys Keraf " +
      "menjawab dengan uraian rapi dan contoh yang mudah diingat. Buku wajib bagi yang ingin tulisannya tidak " +
      "sekadar benar, tetapi juga enak dibaca.",
    location: demoLocations.reference,
    source: "Beli",
    price: 65000,
    copies: 2,
  },
  {
    title: "Xenoglosofilia",
    subtitle: "Kenapa Harus Nginggris?",
    authors: [{ firstName: "Ivan", lastName: "Lanin" }],
    publisher: "Penerbit Buku Kompas",
    publishPlace: "Jakarta",
    publishYear: 2018,
    language: "id",
    classification: indonesianLanguage,
    category: "Bahasa",
    subjects: ["Bahasa Indonesia", "Kata serapan", "Esai"],
    description:
      "Esai-esai ringkas dari pencinta bahasa yang terkenal telaten menjawab pertanyaan warganet. Ivan Lanin " +
      "menunjukkan padanan yang sering kita lupakan dan kisah di balik sebuah kata. Selesai membacanya, kita " +
      "jadi lebih percaya diri berbahasa Indonesia.",
    location: demoLocations.reference,
    source: "Beli",
    price: 69000,
    copies: 2,
  },
  {
    title: "Matematika untuk SMA/SMK Kelas X",
    authors: [
      { firstName: "Dicky", lastName: "Susanto" },
      { firstName: "Theja", lastName: "Kurniawan" },
      { firstName: "Savitri K.", lastName: "Sihombing" },
      { firstName: "Eunice", lastName: "Salim" },
      { firstName: "Marianna Magdalena", lastName: "Radjawane" },
      { firstName: "Ummy", lastName: "Salmah" },
      { firstName: "Ambarsari Kusuma", lastName: "Wardani" },
    ],
    ...curriculumCentre,
    language: "id",
    classification: { code: "510", name: "Matematika" },
    category: "Buku Pelajaran",
    subjects: ["Matematika", "SMA", "Kurikulum Merdeka"],
    description:
      "Buku siswa Kurikulum Merdeka yang mengajak bereksplorasi sebelum menghafal rumus. Eksponen, barisan, " +
      "vektor, trigonometri, dan statistika muncul dari persoalan sehari-hari. Tersedia banyak eksemplar untuk " +
      "dipinjam satu kelas.",
    location: demoLocations.textbooks,
    source: "BOS",
    price: 45000,
    copies: 8,
  },
  {
    title: "Ilmu Pengetahuan Alam untuk SMA Kelas X",
    authors: [
      { firstName: "Ayuk Ratna", lastName: "Puspaningsih" },
      { firstName: "Elizabeth", lastName: "Tjahjadarmawan" },
      { firstName: "Niken Resminingpuri", lastName: "Krisdianti" },
    ],
    ...curriculumCentre,
    language: "id",
    classification: { code: "500", name: "Ilmu Pengetahuan Alam" },
    category: "Buku Pelajaran",
    subjects: ["IPA", "SMA", "Kurikulum Merdeka"],
    description:
      "Fisika, kimia, dan biologi bertemu dalam satu buku siswa: pengukuran, virus, energi terbarukan, sampai " +
      "pemanasan global. Setiap bab memuat kegiatan yang bisa dikerjakan dengan alat sederhana. Bekal awal " +
      "sebelum memilih mata pelajaran pada kelas berikutnya.",
    location: demoLocations.textbooks,
    source: "BOS",
    price: 45000,
    copies: 8,
  },
  {
    title: "Cerdas Cergas Berbahasa dan Bersastra Indonesia untuk SMA/SMK Kelas X",
    authors: [
      { firstName: "Fadillah Tri", lastName: "Aulia" },
      { firstName: "Sefi Indra", lastName: "Gumilar" },
    ],
    ...curriculumCentre,
    language: "id",
    classification: indonesianLanguage,
    category: "Buku Pelajaran",
    subjects: ["Bahasa Indonesia", "SMA", "Kurikulum Merdeka"],
    description:
      "Dari laporan hasil observasi sampai hikayat dan puisi, buku siswa ini melatih menyimak, membaca, " +
      "berbicara, dan menulis. Banyak bacaan pendek yang dapat menjadi pembuka percakapan di kelas. Dipakai " +
      "sepanjang tahun oleh siswa kelas X.",
    location: demoLocations.textbooks,
    source: "BOS",
    price: 45000,
    copies: 8,
  },
  {
    title: "Kimia Dasar",
    subtitle: "Konsep-Konsep Inti, Jilid 1",
    authors: [{ firstName: "Raymond", lastName: "Chang" }],
    publisher: "Erlangga",
    publishPlace: "Jakarta",
    publishYear: 2005,
    edition: "Edisi ketiga",
    language: "id",
    classification: { code: "540", name: "Kimia" },
    category: "Buku Pelajaran",
    subjects: ["Kimia", "Terjemahan"],
    description:
      "Buku kimia dasar dengan gambar yang jelas dan contoh soal yang dikerjakan langkah demi langkah. Raymond " +
      "Chang memusatkan perhatian pada gagasan inti sehingga pembaca tidak tenggelam dalam rincian. Pilihan " +
      "tepat untuk persiapan olimpiade dan kuliah.",
    location: demoLocations.textbooks,
    source: "Beli",
    price: 185000,
    copies: 3,
  },
  {
    title: "Flora",
    subtitle: "Untuk Sekolah di Indonesia",
    authors: [{ firstName: "C.G.G.J. van", lastName: "Steenis" }],
    publisher: "Pradnya Paramita",
    publishPlace: "Jakarta",
    publishYear: 1975,
    language: "id",
    classification: { code: "581.959 8", name: "Tumbuhan Indonesia" },
    category: "Sains",
    subjects: ["Botani", "Identifikasi tumbuhan", "Indonesia", "Terjemahan"],
    description:
      "Bawalah ke halaman sekolah, pungut sehelai daun, lalu ikuti kuncinya pertanyaan demi pertanyaan sampai " +
      "nama tumbuhan itu ketemu. Van Steenis menyusun panduan ini khusus untuk pelajar di Indonesia. Klasik yang " +
      "masih setia menemani praktikum biologi.",
    location: demoLocations.science,
    source: "Hibah",
    copies: 2,
  },
  {
    title: "Kosmos",
    authors: [{ firstName: "Carl", lastName: "Sagan" }],
    publisher: "Kepustakaan Populer Gramedia",
    publishPlace: "Jakarta",
    publishYear: 2016,
    isbn: "978-602-424-224-4",
    language: "id",
    classification: universe,
    category: "Sains",
    subjects: ["Astronomi", "Sejarah ilmu pengetahuan", "Terjemahan"],
    description:
      "Carl Sagan mengajak kita naik kapal khayal dari tepi samudra kosmik sampai kembali ke bumi yang kecil dan " +
      "biru. Di sepanjang jalan hadir perpustakaan Aleksandria, planet-planet, dan pertanyaan tentang kehidupan " +
      "lain. Ilmu yang dituturkan seindah puisi.",
    location: demoLocations.science,
    source: "Beli",
    price: 125000,
    copies: 3,
  },
  {
    title: "A Brief History of Time",
    authors: [{ firstName: "Stephen", lastName: "Hawking" }],
    publisher: "Bantam Books",
    publishPlace: "New York",
    publishYear: 1998,
    edition: "Updated and expanded tenth anniversary edition",
    isbn: "978-0-553-38016-3",
    physicalDescription: "212 hlm.",
    language: "en",
    classification: universe,
    category: "Sains",
    subjects: ["Kosmologi", "Ruang dan waktu", "Lubang hitam"],
    description:
      "Stephen Hawking menjelaskan asal-usul alam semesta, lubang hitam, dan arah waktu hampir tanpa rumus. " +
      "Bacaan berbahasa Inggris yang menantang, tetapi penuh humor. Tersedia bagi siswa yang ingin belajar " +
      "fisika sambil melatih bahasa.",
    location: demoLocations.science,
    source: "Sumbangan",
    copies: 2,
  },
  {
    title: "Clean Code",
    subtitle: "A Handbook of Agile Software Craftsmanship",
    authors: [{ firstName: "Robert C.", lastName: "Martin" }],
    publisher: "Prentice Hall",
    publishPlace: "Upper Saddle River",
    publishYear: 2008,
    isbn: "978-0-13-235088-4",
    physicalDescription: "xxix, 431 hlm.; 24 cm",
    language: "en",
    classification: { code: "005.1", name: "Pemrograman Komputer" },
    category: "Teknologi",
    subjects: ["Pemrograman", "Rekayasa perangkat lunak"],
    description:
      "Kode yang jalan belum tentu kode yang baik. Robert C. Martin memperlihatkan nama yang jelas, fungsi yang " +
      "pendek, dan kebiasaan merapikan sedikit demi sedikit. Berbahasa Inggris; disarankan bagi siswa yang sudah " +
      "pernah membuat program sendiri.",
    location: demoLocations.science,
    source: "Tukar",
    price: 450000,
    copies: 1,
  },
  {
    title: "Algoritma dan Pemrograman dalam Bahasa Pascal, C, dan C++",
    authors: [
      { firstName: "Rinaldi", lastName: "Munir" },
      { firstName: "Leony", lastName: "Lidya" },
    ],
    publisher: "Informatika",
    publishPlace: "Bandung",
    publishYear: 2016,
    edition: "Edisi keenam",
    language: "id",
    classification: { code: "005.1", name: "Pemrograman Komputer" },
    category: "Teknologi",
    subjects: ["Algoritma", "Pemrograman", "Informatika"],
    description:
      "Sebelum mengetik kode, pahami dulu langkahnya. Buku ini membangun kebiasaan berpikir algoritmis lewat " +
      "contoh bertahap, dari percabangan sampai pengurutan data. Andalan siswa yang bersiap mengikuti olimpiade " +
      "informatika.",
    location: demoLocations.science,
    source: "BOS",
    price: 130000,
    copies: 4,
  },
  {
    title: "Prinsip Dasar Ilmu Gizi",
    authors: [{ firstName: "Sunita", lastName: "Almatsier" }],
    publisher: "Gramedia Pustaka Utama",
    publishPlace: "Jakarta",
    publishYear: 2001,
    language: "id",
    classification: { code: "613.2", name: "Gizi" },
    category: "Kesehatan",
    subjects: ["Gizi", "Makanan sehat", "Vitamin"],
    description:
      "Apa yang terjadi pada sepiring nasi setelah kita menelannya? Sunita Almatsier menjelaskan karbohidrat, " +
      "protein, vitamin, dan mineral, lengkap dengan sumbernya dalam makanan Indonesia. Cocok bagi kader " +
      "kesehatan sekolah dan calon tenaga medis.",
    location: demoLocations.life,
    source: "Beli",
    price: 110000,
    copies: 2,
  },
  {
    title: "Loving the Wounded Soul",
    subtitle: "Alasan dan Tujuan Depresi Hadir di Hidup Manusia",
    authors: [{ firstName: "Regis", lastName: "Machdy" }],
    publisher: "Gramedia Pustaka Utama",
    publishPlace: "Jakarta",
    publishYear: 2019,
    language: "id",
    classification: { code: "616.852 7", name: "Depresi" },
    category: "Kesehatan",
    subjects: ["Depresi", "Kesehatan mental", "Psikologi"],
    description:
      "Regis Machdy memadukan pengalamannya sendiri dengan penelitian psikologi untuk menerangkan depresi dalam " +
      "bahasa yang lembut. Pembaca diajak mengenali tanda, mencari pertolongan, dan menemani orang terdekat. " +
      "Bacaan yang membuat orang merasa tidak sendirian.",
    location: demoLocations.life,
    source: "Beli",
    price: 99000,
    copies: 3,
  },
  {
    title: "Melacak Jejak Perkembangan Seni di Indonesia",
    authors: [{ firstName: "Claire", lastName: "Holt" }],
    publisher: "Masyarakat Seni Pertunjukan Indonesia",
    publishPlace: "Bandung",
    publishYear: 2000,
    language: "id",
    classification: { code: "709.598", name: "Seni Indonesia" },
    category: "Seni dan Keterampilan",
    subjects: ["Seni rupa", "Tari", "Wayang", "Terjemahan"],
    description:
      "Dari nekara perunggu dan relief candi, tari dan wayang, sampai perdebatan para pelukis modern: Claire " +
      "Holt melihat seni Indonesia sebagai perjalanan yang tidak terputus. Ia menulis sebagai orang yang lama " +
      "bergaul dengan para senimannya. Kaya gambar dan kaya cerita.",
    location: demoLocations.life,
    source: "Hibah",
    copies: 1,
  },
  {
    title: "Mustikarasa",
    subtitle: "Resep Masakan Indonesia Warisan Sukarno",
    authors: [{ firstName: "Departemen Pertanian", organisation: true }],
    publisher: "Komunitas Bambu",
    publishPlace: "Depok",
    publishYear: 2016,
    physicalDescription: "1.123 hlm.",
    language: "id",
    classification: { code: "641.5", name: "Masakan" },
    category: "Seni dan Keterampilan",
    subjects: ["Masakan Indonesia", "Resep", "Kebudayaan"],
    description:
      "Sekitar 1.600 resep dari berbagai daerah dikumpulkan atas gagasan Bung Karno dan pertama kali dibukukan " +
      "pada 1967. Cara menulisnya membawa kita ke dapur zaman dulu, dan justru di situlah pesonanya. Bisa dibaca " +
      "sebagai buku masak, bisa pula sebagai peta rasa Indonesia.",
    location: demoLocations.life,
    source: "Sumbangan",
    copies: 1,
  },
];
