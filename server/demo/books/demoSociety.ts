import type { DemoBook } from "./DemoBook.js";
import { demoLocations } from "../demoLocations.js";

const indonesianHistory = { code: "959.8", name: "Sejarah Indonesia" } as const;
const biography = { code: "920", name: "Biografi" } as const;
const culture = { code: "306", name: "Kebudayaan dan Masyarakat" } as const;

/** History, biography, religion, philosophy and social science. */
export const demoSociety: readonly DemoBook[] = [
  {
    title: "Pemberontakan Petani Banten 1888",
    authors: [{ firstName: "Sartono", lastName: "Kartodirdjo" }],
    publisher: "Pustaka Jaya",
    publishPlace: "Jakarta",
    publishYear: 1984,
    language: "id",
    classification: indonesianHistory,
    category: "Sejarah",
    subjects: ["Banten", "Gerakan petani", "Sejarah sosial"],
    description:
      "Pada Juli 1888, petani dan guru agama di sekitar Cilegon bangkit melawan pemerintah kolonial. Sartono " +
      "Kartodirdjo menelusuri pajak, keyakinan, dan keresahan desa di balik peristiwa itu. Karya ini memberi " +
      "tempat kepada orang kecil di panggung sejarah Indonesia.",
    location: demoLocations.history,
    source: "Hibah",
    copies: 1,
  },
  {
    title: "Nusa Jawa: Silang Budaya",
    subtitle: "Kajian Sejarah Terpadu",
    authors: [{ firstName: "Denys", lastName: "Lombard" }],
    publisher: "Gramedia Pustaka Utama",
    publishPlace: "Jakarta",
    publishYear: 1996,
    physicalDescription: "3 jilid",
    language: "id",
    classification: indonesianHistory,
    category: "Sejarah",
    subjects: ["Jawa", "Sejarah kebudayaan", "Islam", "Tionghoa", "Terjemahan"],
    description:
      "Jawa adalah persimpangan: kerajaan agraris, jaringan dagang Asia, dan pengaruh Barat bertumpuk di sini. " +
      "Denys Lombard membacanya lapis demi lapis, dari yang paling baru sampai yang paling tua. Tiga jilid tebal " +
      "yang bisa dibuka di halaman mana saja dan selalu memberi kejutan.",
    location: demoLocations.history,
    source: "Hibah",
    copies: 1,
  },
  {
    title: "Sejarah Indonesia Modern 1200–2008",
    authors: [{ firstName: "M.C.", lastName: "Ricklefs" }],
    publisher: "Serambi",
    publishPlace: "Jakarta",
    publishYear: 2008,
    language: "id",
    classification: indonesianHistory,
    category: "Sejarah",
    subjects: ["Sejarah Indonesia", "Kolonialisme", "Kemerdekaan", "Terjemahan"],
    description:
      "Dari kedatangan Islam di Nusantara sampai masa setelah Reformasi, delapan abad sejarah Indonesia " +
      "diceritakan secara runtut. Ricklefs menimbang sumber dengan hati-hati dan tidak segan menunjukkan yang " +
      "belum kita ketahui. Pegangan yang andal untuk tugas maupun diskusi.",
    location: demoLocations.history,
    source: "Beli",
    price: 175000,
    copies: 3,
  },
  {
    title: "Sapiens",
    subtitle: "Riwayat Singkat Umat Manusia",
    authors: [{ firstName: "Yuval Noah", lastName: "Harari" }],
    publisher: "Kepustakaan Populer Gramedia",
    publishPlace: "Jakarta",
    publishYear: 2017,
    isbn: "978-602-424-416-3",
    language: "id",
    classification: { code: "909", name: "Sejarah Dunia" },
    category: "Sejarah",
    subjects: ["Sejarah dunia", "Peradaban", "Evolusi manusia", "Terjemahan"],
    description:
      "Bagaimana kera yang tidak istimewa menjadi penguasa bumi? Harari menjawabnya lewat api, gosip, gandum, " +
      "uang, dan ilmu pengetahuan. Setuju atau tidak, pembaca akan punya bahan berdebat sampai jauh malam.",
    location: demoLocations.history,
    source: "Beli",
    price: 150000,
    copies: 3,
  },
  {
    title: "Habis Gelap Terbitlah Terang",
    authors: [{ firstName: "R.A.", lastName: "Kartini" }],
    publisher: "Balai Pustaka",
    publishPlace: "Batavia",
    publishYear: 1938,
    language: "id",
    classification: biography,
    category: "Biografi",
    subjects: ["Kartini", "Surat", "Emansipasi perempuan", "Pendidikan"],
    description:
      "Dari balik tembok kabupaten di Jepara, Kartini menulis kepada sahabat-sahabatnya di Belanda tentang " +
      "sekolah, buku, dan kebebasan yang ia rindukan. Pilihan surat ini diterjemahkan Armijn Pane dan disusun " +
      "seperti perjalanan batin. Suaranya masih terdengar muda dan gelisah.",
    location: demoLocations.history,
    source: "Hibah",
    copies: 3,
  },
  {
    title: "Bung Karno",
    subtitle: "Penyambung Lidah Rakyat Indonesia",
    authors: [{ firstName: "Cindy", lastName: "Adams" }],
    publisher: "Gunung Agung",
    publishPlace: "Jakarta",
    publishYear: 1966,
    language: "id",
    classification: biography,
    category: "Biografi",
    subjects: ["Soekarno", "Presiden Indonesia", "Autobiografi", "Terjemahan"],
    description:
      "Bung Karno bercerita panjang lebar kepada wartawan Amerika, Cindy Adams: masa kecil, penjara, pembuangan, " +
      "sampai proklamasi. Gayanya berapi-api, jenaka, kadang membela diri. Buku ini mempertemukan pembaca dengan " +
      "suara sang proklamator sendiri.",
    location: demoLocations.history,
    source: "Sumbangan",
    copies: 2,
  },
  {
    title: "Catatan Seorang Demonstran",
    authors: [{ firstName: "Soe Hok", lastName: "Gie" }],
    publisher: "LP3ES",
    publishPlace: "Jakarta",
    publishYear: 1983,
    language: "id",
    classification: biography,
    category: "Biografi",
    subjects: ["Soe Hok Gie", "Buku harian", "Gerakan mahasiswa"],
    description:
      "Buku harian seorang pemuda yang dimulai dari kejengkelan kepada guru sekolahnya dan tumbuh menjadi " +
      "catatan tentang negeri yang bergolak. Gie menulis jujur tentang demonstrasi, kawan, gunung, dan kesepian. " +
      "Bacaan yang membuat banyak pelajar mulai menulis hariannya sendiri.",
    location: demoLocations.history,
    source: "Hibah",
    copies: 3,
  },
  {
    title: "Habibie & Ainun",
    authors: [{ firstName: "Bacharuddin Jusuf", lastName: "Habibie" }],
    publisher: "THC Mandiri",
    publishPlace: "Jakarta",
    publishYear: 2010,
    language: "id",
    classification: biography,
    category: "Biografi",
    subjects: ["B.J. Habibie", "Hasri Ainun Besari", "Presiden Indonesia", "Perkawinan"],
    description:
      "B.J. Habibie mengenang perjalanan hidupnya bersama Ainun, dari hari-hari sederhana di Jerman sampai " +
      "Istana. Di sela kisah pesawat terbang dan politik, yang paling terasa ialah kasih sayang sepasang suami " +
      "istri. Ditulis sebagai ungkapan rindu setelah sang istri berpulang.",
    location: demoLocations.history,
    source: "Beli",
    price: 80000,
    copies: 3,
  },
  {
    title: "Membumikan Al-Quran",
    subtitle: "Fungsi dan Peran Wahyu dalam Kehidupan Masyarakat",
    authors: [{ firstName: "M. Quraish", lastName: "Shihab" }],
    publisher: "Mizan",
    publishPlace: "Bandung",
    publishYear: 1992,
    language: "id",
    classification: { code: "2X1", name: "Al-Qur'an dan Ilmu yang Berkaitan" },
    category: "Agama",
    subjects: ["Al-Qur'an", "Tafsir", "Islam dan masyarakat"],
    description:
      "Bagaimana ayat-ayat suci berbicara kepada kehidupan sehari-hari? Quraish Shihab mengantar pembaca " +
      "memahami tafsir dan kaidahnya, lalu membawanya ke persoalan keluarga, ilmu, dan masyarakat. Bahasanya " +
      "sejuk, uraiannya terang.",
    location: demoLocations.religion,
    source: "Beli",
    price: 109000,
    copies: 3,
  },
  {
    title: "Fiqh Islam",
    subtitle: "Hukum Fiqh Lengkap",
    authors: [{ firstName: "Sulaiman", lastName: "Rasjid" }],
    publisher: "Sinar Baru Algensindo",
    publishPlace: "Bandung",
    publishYear: 1994,
    language: "id",
    classification: { code: "2X4", name: "Fikih" },
    category: "Agama",
    subjects: ["Fikih", "Ibadah", "Muamalah"],
    description:
      "Bersuci, salat, zakat, jual beli, sampai waris: pokok-pokok fikih disusun bab demi bab beserta dalilnya. " +
      "Sudah puluhan tahun buku ini menemani pelajar madrasah dan keluarga di rumah. Enak dipakai untuk mencari " +
      "jawaban cepat sebelum bertanya kepada guru.",
    location: demoLocations.religion,
    source: "BOS",
    price: 95000,
    copies: 4,
  },
  {
    title: "Tasawuf Modern",
    subtitle: "Bahagia Itu Dekat dengan Kita, Ada di Dalam Diri Kita",
    authors: [{ firstName: "Hamka" }],
    publisher: "Republika",
    publishPlace: "Jakarta",
    publishYear: 2015,
    language: "id",
    classification: { code: "2X5", name: "Akhlak dan Tasawuf" },
    category: "Agama",
    subjects: ["Tasawuf", "Akhlak", "Kebahagiaan"],
    description:
      "Apakah bahagia itu, dan di mana mencarinya? Hamka menjawab dengan menimba dari Al-Qur'an, para sufi, dan " +
      "filsuf, lalu menuturkannya seperti seorang kakek yang bijak. Pertama kali ditulis sebelum kemerdekaan, " +
      "nasihatnya masih pas untuk hari ini.",
    location: demoLocations.religion,
    source: "Beli",
    price: 85000,
    copies: 3,
  },
  {
    title: "Jaringan Ulama Timur Tengah dan Kepulauan Nusantara Abad XVII dan XVIII",
    subtitle: "Melacak Akar-Akar Pembaruan Pemikiran Islam di Indonesia",
    authors: [{ firstName: "Azyumardi", lastName: "Azra" }],
    publisher: "Mizan",
    publishPlace: "Bandung",
    publishYear: 1994,
    language: "id",
    classification: { code: "2X9", name: "Sejarah Islam dan Biografi" },
    category: "Agama",
    subjects: ["Ulama", "Sejarah Islam", "Nusantara", "Timur Tengah"],
    description:
      "Jauh sebelum ada pesawat dan telepon, murid-murid dari Aceh, Makassar, dan Palembang belajar di Makkah " +
      "dan Madinah lalu pulang membawa gagasan baru. Azyumardi Azra merangkai siapa berguru kepada siapa. Dari " +
      "naskah-naskah tua muncul gambaran Islam Nusantara yang terhubung dengan dunia.",
    location: demoLocations.religion,
    source: "Hibah",
    copies: 1,
  },
  {
    title: "Iman Katolik",
    subtitle: "Buku Informasi dan Referensi",
    authors: [{ firstName: "Konferensi Waligereja Indonesia", organisation: true }],
    publisher: "Kanisius",
    publishPlace: "Yogyakarta",
    publishYear: 1996,
    language: "id",
    classification: { code: "282", name: "Gereja Katolik" },
    category: "Agama",
    subjects: ["Kristen Katolik", "Ajaran gereja", "Iman"],
    description:
      "Pengantar menyeluruh tentang ajaran, ibadah, dan kehidupan Gereja Katolik yang disusun untuk pembaca " +
      "Indonesia. Penjelasannya tenang dan terbuka, sehingga berguna bagi umat maupun tetangga yang ingin " +
      "mengenal. Salah satu rujukan utama guru agama.",
    location: demoLocations.religion,
    source: "Sumbangan",
    copies: 1,
  },
  {
    title: "Madilog",
    subtitle: "Materialisme, Dialektika, dan Logika",
    authors: [{ firstName: "Tan", lastName: "Malaka" }],
    publisher: "Widjaja",
    publishPlace: "Jakarta",
    publishYear: 1951,
    language: "id",
    classification: { code: "146", name: "Naturalisme dan Materialisme" },
    category: "Filsafat",
    subjects: ["Logika", "Dialektika", "Filsafat Indonesia"],
    description:
      "Ditulis Tan Malaka dalam persembunyian pada zaman Jepang, hampir tanpa buku rujukan di tangan. Ia " +
      "mengajak bangsanya meninggalkan pikiran serbagaib dan mulai bernalar dengan bukti. Contohnya diambil dari " +
      "mana saja, dan semangatnya menular.",
    location: demoLocations.thought,
    source: "Hibah",
    copies: 2,
  },
  {
    title: "Etika Dasar",
    subtitle: "Masalah-Masalah Pokok Filsafat Moral",
    authors: [{ firstName: "Franz", lastName: "Magnis-Suseno" }],
    publisher: "Kanisius",
    publishPlace: "Yogyakarta",
    publishYear: 1987,
    language: "id",
    classification: { code: "170", name: "Etika" },
    category: "Filsafat",
    subjects: ["Etika", "Filsafat moral", "Suara hati"],
    description:
      "Kebebasan, tanggung jawab, suara hati: kata-kata besar itu dibahas perlahan dengan contoh yang dekat. " +
      "Romo Magnis tidak menyodorkan daftar larangan, melainkan cara berpikir jernih tentang yang baik. " +
      "Pengantar filsafat moral yang ramah bagi pemula.",
    location: demoLocations.thought,
    source: "Beli",
    price: 60000,
    copies: 2,
  },
  {
    title: "Manusia Indonesia",
    subtitle: "Sebuah Pertanggungan Jawab",
    authors: [{ firstName: "Mochtar", lastName: "Lubis" }],
    publisher: "Yayasan Idayu",
    publishPlace: "Jakarta",
    publishYear: 1977,
    language: "id",
    classification: culture,
    category: "Sosial",
    subjects: ["Watak bangsa", "Kritik sosial", "Pidato"],
    description:
      "Berawal dari ceramah di Taman Ismail Marzuki, Mochtar Lubis menguraikan ciri-ciri manusia Indonesia tanpa " +
      "basa-basi. Ada yang membuat tersipu, ada pula yang membuat bangga. Kecil ukurannya, tetapi sejak terbit " +
      "tidak henti diperdebatkan.",
    location: demoLocations.thought,
    source: "Tukar",
    copies: 2,
  },
  {
    title: "Abangan, Santri, Priyayi dalam Masyarakat Jawa",
    authors: [{ firstName: "Clifford", lastName: "Geertz" }],
    publisher: "Pustaka Jaya",
    publishPlace: "Jakarta",
    publishYear: 1981,
    language: "id",
    classification: culture,
    category: "Sosial",
    subjects: ["Masyarakat Jawa", "Agama", "Antropologi", "Terjemahan"],
    description:
      "Pada tahun 1950-an, seorang antropolog muda tinggal di sebuah kota kecil di Jawa Timur dan mencatat " +
      "slametan, pengajian, sampai wayang. Pembagiannya atas abangan, santri, dan priyayi menjadi bahan diskusi " +
      "berpuluh tahun. Baik dibaca bersama para pengkritiknya.",
    location: demoLocations.thought,
    source: "Hibah",
    copies: 1,
  },
  {
    title: "Pengantar Ilmu Antropologi",
    authors: [{ firstName: "Koentjaraningrat" }],
    publisher: "Rineka Cipta",
    publishPlace: "Jakarta",
    publishYear: 2009,
    edition: "Edisi revisi",
    language: "id",
    classification: { code: "301", name: "Sosiologi dan Antropologi" },
    category: "Sosial",
    subjects: ["Antropologi", "Kebudayaan", "Suku bangsa"],
    description:
      "Buku dasar antropologi yang memperkenalkan manusia, kebudayaan, dan masyarakat dengan contoh dari seluruh " +
      "Nusantara. Koentjaraningrat menyusunnya sistematis sehingga istilah baru terasa wajar. Teman setia siswa " +
      "IPS dan mahasiswa tahun pertama.",
    location: demoLocations.thought,
    source: "BOS",
    price: 92000,
    copies: 3,
  },
];
