import type { DemoBook } from "./books/DemoBook.js";
import { demoLocations } from "./demoLocations.js";

const indonesianFiction = { code: "899.221 3", name: "Fiksi Indonesia" } as const;

/** The newest eight, which greet visitors on the home page; the last one comes first there. */
export const demoFavourites: readonly DemoBook[] = [
  {
    title: "Ronggeng Dukuh Paruk",
    authors: [{ firstName: "Ahmad", lastName: "Tohari" }],
    publisher: "Gramedia Pustaka Utama",
    publishPlace: "Jakarta",
    publishYear: 2003,
    isbn: "979-22-0196-3",
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Ronggeng", "Banyumas", "Pedesaan"],
    description:
      "Dukuh Paruk yang kering dan terpencil kembali bergairah ketika Srintil, gadis belia, dipercaya sebagai " +
      "ronggeng baru. Rasus, kawan mainnya, memandang dari jauh dengan perasaan yang tidak mudah ia namai. Ahmad " +
      "Tohari menulis sawah, kelelawar, dan calung seindah ia menulis manusia yang terseret zaman.",
    location: demoLocations.modernFiction,
    source: "Beli",
    price: 98000,
    copies: 5,
  },
  {
    title: "Filosofi Teras",
    subtitle: "Filsafat Yunani-Romawi Kuno untuk Mental Tangguh Masa Kini",
    authors: [{ firstName: "Henry", lastName: "Manampiring" }],
    publisher: "Penerbit Buku Kompas",
    publishPlace: "Jakarta",
    publishYear: 2018,
    isbn: "978-602-412-518-9",
    physicalDescription: "xxiv, 320 hlm.",
    language: "id",
    classification: { code: "188", name: "Filsafat Stoa" },
    category: "Filsafat",
    subjects: ["Stoisisme", "Pengendalian diri", "Kesehatan mental"],
    description:
      "Mana yang ada dalam kendali kita, dan mana yang tidak? Dari pertanyaan sederhana itu, Henry Manampiring " +
      "membawa ajaran kaum Stoa ke kemacetan, media sosial, dan hari-hari penuh cemas. Ditulis santai, dengan " +
      "latihan yang bisa dicoba hari ini juga.",
    location: demoLocations.thought,
    source: "Beli",
    price: 98000,
    copies: 6,
  },
  {
    title: "Cantik Itu Luka",
    authors: [{ firstName: "Eka", lastName: "Kurniawan" }],
    publisher: "Gramedia Pustaka Utama",
    publishPlace: "Jakarta",
    publishYear: 2015,
    isbn: "978-602-03-1258-3",
    physicalDescription: "505 hlm.; 21 cm",
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Realisme magis", "Sejarah Indonesia", "Perempuan"],
    description:
      "Dewi Ayu sudah dua puluh satu tahun dimakamkan ketika ia memutuskan pulang ke rumah. Dari pembukaan yang " +
      "ganjil itu mengalir riwayat sebuah kota pelabuhan, empat anak perempuan, dan sejarah negeri yang tidak " +
      "kalah ajaib. Novel dewasa yang liar, jenaka, dan telah menjelajah puluhan bahasa.",
    location: demoLocations.modernFiction,
    source: "Beli",
    price: 125000,
    copies: 4,
  },
  {
    title: "Hujan Bulan Juni",
    subtitle: "Pilihan Sajak",
    authors: [{ firstName: "Sapardi Djoko", lastName: "Damono" }],
    publisher: "Grasindo",
    publishPlace: "Jakarta",
    publishYear: 1994,
    language: "id",
    classification: { code: "899.221 1", name: "Puisi Indonesia" },
    category: "Puisi",
    subjects: ["Puisi Indonesia", "Cinta", "Alam"],
    description:
      "Hujan, daun, dan bayang-bayang: dengan kata-kata sehari-hari, Sapardi menulis tentang cinta dan waktu " +
      "yang berlalu. Sajaknya pendek dan lembut, tetapi tinggal lama di kepala. Banyak pembaca hafal satu baris " +
      "darinya sebelum sempat membuka bukunya.",
    location: demoLocations.poetry,
    source: "Beli",
    price: 75000,
    copies: 5,
  },
  {
    title: "Perahu Kertas",
    authors: [{ firstName: "Dee", lastName: "Lestari" }],
    publisher: "Bentang Pustaka",
    publishPlace: "Yogyakarta",
    publishYear: 2009,
    isbn: "978-979-1227-78-0",
    physicalDescription: "xii, 444 hlm.; 20 cm",
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Remaja", "Persahabatan", "Cita-cita"],
    description:
      "Kugy ingin menjadi juru dongeng, Keenan ingin melukis, dan keduanya disuruh menjalani hidup yang lebih " +
      "masuk akal. Di Bandung mereka bertemu, bersahabat, lalu saling mencari jalan untuk tetap menjadi diri " +
      "sendiri. Cerita tentang mimpi yang dilipat menjadi perahu dan dihanyutkan ke sungai.",
    location: demoLocations.modernFiction,
    source: "Beli",
    price: 89000,
    copies: 6,
  },
  {
    title: "Negeri 5 Menara",
    authors: [{ firstName: "A.", lastName: "Fuadi" }],
    publisher: "Gramedia Pustaka Utama",
    publishPlace: "Jakarta",
    publishYear: 2009,
    isbn: "978-979-22-4861-6",
    seriesTitle: "Trilogi Negeri 5 Menara",
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Pesantren", "Persahabatan", "Pendidikan"],
    description:
      "Alif berangkat dari tepi Danau Maninjau ke sebuah pesantren di Jawa Timur dengan setengah hati. Di balik " +
      "disiplin yang ketat, ia menemukan lima sahabat dari berbagai penjuru, bahasa-bahasa baru, dan keberanian " +
      "bermimpi jauh. Man jadda wajada: siapa bersungguh-sungguh, ia akan berhasil.",
    location: demoLocations.modernFiction,
    source: "BOS",
    price: 90000,
    copies: 7,
  },
  {
    title: "Bumi Manusia",
    authors: [{ firstName: "Pramoedya Ananta", lastName: "Toer" }],
    publisher: "Lentera Dipantara",
    publishPlace: "Jakarta",
    publishYear: 2005,
    isbn: "979-97312-3-2",
    seriesTitle: "Tetralogi Buru",
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Hindia Belanda", "Kolonialisme", "Kebangkitan nasional"],
    description:
      "Minke, pemuda pribumi yang bersekolah di H.B.S., melangkah masuk ke rumah Nyai Ontosoroh dan menemukan " +
      "guru yang tidak pernah diberikan sekolah. Di Surabaya menjelang abad kedua puluh, ia belajar bahwa ilmu " +
      "saja tidak cukup di negeri yang hukumnya memihak. Bagian pertama tetralogi yang dituturkan Pramoedya di " +
      "Pulau Buru.",
    location: demoLocations.modernFiction,
    source: "Beli",
    price: 145000,
    copies: 6,
  },
  {
    title: "Laskar Pelangi",
    authors: [{ firstName: "Andrea", lastName: "Hirata" }],
    publisher: "Bentang Pustaka",
    publishPlace: "Yogyakarta",
    publishYear: 2005,
    isbn: "979-3062-79-7",
    seriesTitle: "Tetralogi Laskar Pelangi",
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Pendidikan", "Persahabatan", "Belitung"],
    description:
      "Sebuah sekolah kampung di Belitung nyaris ditutup karena muridnya kurang, dan nasibnya bergantung pada " +
      "satu anak lagi. Bersama Bu Mus, Ikal, Lintang, Mahar, dan kawan-kawan membuktikan bahwa ruang kelas yang " +
      "bocor pun dapat melahirkan mimpi besar. Novel yang membuat seluruh negeri jatuh cinta pada sepuluh anak " +
      "dan seorang guru.",
    location: demoLocations.modernFiction,
    source: "BOS",
    price: 89000,
    copies: 8,
  },
];
