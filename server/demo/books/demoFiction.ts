import type { DemoBook } from "./DemoBook.js";
import { demoLocations } from "../demoLocations.js";

const indonesianFiction = { code: "899.221 3", name: "Fiksi Indonesia" } as const;
const indonesianPoetry = { code: "899.221 1", name: "Puisi Indonesia" } as const;

/** Novels, short stories, poetry and children's books. */
export const demoFiction: readonly DemoBook[] = [
  {
    title: "Sitti Nurbaya",
    subtitle: "Kasih Tak Sampai",
    authors: [{ firstName: "Marah", lastName: "Rusli" }],
    publisher: "Balai Pustaka",
    publishPlace: "Batavia",
    publishYear: 1922,
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Angkatan Balai Pustaka", "Minangkabau", "Perkawinan"],
    description:
      "Samsulbahri dan Sitti Nurbaya tumbuh bersama di Padang dan berjanji setia, sampai utang keluarga membawa " +
      "Datuk Maringgih ke depan pintu. Lewat kisah cinta mereka, Marah Rusli mempertanyakan adat, uang, dan hak " +
      "anak muda menentukan hidupnya. Bahasa Melayunya yang penuh pantun tetap nikmat dibaca seabad kemudian.",
    location: demoLocations.classicFiction,
    source: "Hibah",
    copies: 3,
  },
  {
    title: "Salah Asuhan",
    authors: [{ firstName: "Abdoel", lastName: "Moeis" }],
    publisher: "Balai Pustaka",
    publishPlace: "Batavia",
    publishYear: 1928,
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Angkatan Balai Pustaka", "Pendidikan kolonial", "Identitas"],
    description:
      "Hanafi, pemuda Minang lulusan sekolah Belanda, merasa tidak lagi menjadi bagian dari kampungnya, tetapi " +
      "juga tidak diterima di dunia orang Eropa. Di antara Corrie dan Rapiah, ia harus memilih siapa dirinya " +
      "sebenarnya. Roman tajam tentang pendidikan yang mencabut orang dari akarnya.",
    location: demoLocations.classicFiction,
    source: "Hibah",
    copies: 3,
  },
  {
    title: "Atheis",
    authors: [{ firstName: "Achdiat Karta", lastName: "Mihardja" }],
    publisher: "Balai Pustaka",
    publishPlace: "Jakarta",
    publishYear: 1949,
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Angkatan 45", "Keyakinan", "Bandung"],
    description:
      "Hasan dibesarkan dalam keluarga yang taat, lalu di Bandung ia berjumpa lagi dengan Rusli, kawan lama yang " +
      "gemar berdebat tentang Tuhan dan masyarakat. Keyakinannya digoyahkan dari segala arah. Dengan cerita " +
      "berbingkai yang cerdik, novel ini mengajak pembaca ikut menimbang tanpa menggurui.",
    location: demoLocations.classicFiction,
    source: "Sumbangan",
    copies: 2,
  },
  {
    title: "Robohnya Surau Kami",
    authors: [{ firstName: "A.A.", lastName: "Navis" }],
    publisher: "Nusantara",
    publishPlace: "Bukittinggi",
    publishYear: 1956,
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Cerita pendek Indonesia", "Satire", "Minangkabau"],
    description:
      "Seorang penjaga surau tua mendengar sebuah bualan, dan sejak itu hidupnya tidak tenang lagi. " +
      "Cerita-cerita pendek Navis menyindir kesalehan yang lupa pada sesama, dengan humor getir khas " +
      "Minangkabau. Tipis bukunya, panjang renungannya.",
    location: demoLocations.classicFiction,
    source: "Sumbangan",
    copies: 3,
  },
  {
    title: "Namaku Hiroko",
    authors: [{ firstName: "Nh.", lastName: "Dini" }],
    publisher: "Pustaka Jaya",
    publishPlace: "Jakarta",
    publishYear: 1977,
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Perempuan", "Jepang"],
    description:
      "Hiroko meninggalkan desanya di Jepang untuk bekerja di kota besar, selangkah demi selangkah menemukan " +
      "kemauan dan tubuhnya sendiri. Nh. Dini menceritakannya tanpa menghakimi, dengan pengamatan yang tenang " +
      "dan teliti. Potret seorang perempuan yang memilih jalannya, beserta harga yang harus dibayar.",
    location: demoLocations.classicFiction,
    source: "Hibah",
    copies: 2,
  },
  {
    title: "Burung-Burung Manyar",
    authors: [{ firstName: "Y.B.", lastName: "Mangunwijaya" }],
    publisher: "Djambatan",
    publishPlace: "Jakarta",
    publishYear: 1981,
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Revolusi Indonesia", "Cinta"],
    description:
      "Teto, anak serdadu KNIL, dan Atik, gadis yang berpihak pada Republik, saling menyayangi dari dua sisi " +
      "revolusi yang berseberangan. Romo Mangun menulis sejarah dengan jenaka sekaligus pedih, lengkap dengan " +
      "gamelan, peluru, dan perilaku burung manyar. Sebuah novel tentang kesetiaan yang tidak hitam putih.",
    location: demoLocations.classicFiction,
    source: "Tukar",
    copies: 2,
  },
  {
    title: "Para Priyayi",
    subtitle: "Sebuah Novel",
    authors: [{ firstName: "Umar", lastName: "Kayam" }],
    publisher: "Pustaka Utama Grafiti",
    publishPlace: "Jakarta",
    publishYear: 1992,
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Keluarga", "Kebudayaan Jawa", "Priyayi"],
    description:
      "Sastrodarsono, anak petani, menjadi guru dan membangun keluarga besar di kota kecil Wanagalih. Melalui " +
      "suara beberapa anggota keluarga, kita mengikuti naik turunnya mereka dari zaman Belanda sampai masa " +
      "setelah kemerdekaan. Novel yang hangat tentang arti menjadi priyayi: soal gelar, atau soal mengabdi?",
    location: demoLocations.modernFiction,
    source: "Beli",
    price: 95000,
    copies: 3,
  },
  {
    title: "Gadis Kretek",
    authors: [{ firstName: "Ratih", lastName: "Kumala" }],
    publisher: "Gramedia Pustaka Utama",
    publishPlace: "Jakarta",
    publishYear: 2012,
    isbn: "978-979-22-8141-5",
    physicalDescription: "275 hlm.",
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Industri kretek", "Keluarga", "Jawa Tengah"],
    description:
      "Menjelang ajal, seorang juragan kretek memanggil nama perempuan yang tidak dikenal anak-anaknya: Jeng " +
      "Yah. Ketiga anaknya menyusuri Jawa untuk mencarinya, sambil membuka sejarah keluarga dan sejarah rokok " +
      "kretek. Aroma tembakau dan cengkih terasa di setiap babnya.",
    location: demoLocations.modernFiction,
    source: "Beli",
    price: 75000,
    copies: 3,
  },
  {
    title: "Bumi",
    authors: [{ firstName: "Tere", lastName: "Liye" }],
    publisher: "Gramedia Pustaka Utama",
    publishPlace: "Jakarta",
    publishYear: 2014,
    isbn: "978-602-03-0112-9",
    physicalDescription: "440 hlm.; 20 cm",
    seriesTitle: "Serial Bumi",
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Fantasi", "Remaja", "Persahabatan"],
    description:
      "Raib, gadis lima belas tahun, dapat menghilang hanya dengan menutup wajah memakai kedua telapak " +
      "tangannya. Bersama Seli dan Ali yang jenius tetapi usil, ia menemukan bahwa dunia yang mereka kenal bukan " +
      "satu-satunya. Pembuka serial petualangan yang selalu antre peminjamnya.",
    location: demoLocations.modernFiction,
    source: "BOS",
    price: 85000,
    copies: 6,
  },
  {
    title: "Laut Bercerita",
    authors: [{ firstName: "Leila S.", lastName: "Chudori" }],
    publisher: "Kepustakaan Populer Gramedia",
    publishPlace: "Jakarta",
    publishYear: 2017,
    isbn: "978-602-424-694-5",
    physicalDescription: "x, 379 hlm.",
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Gerakan mahasiswa", "Orde Baru", "Orang hilang"],
    description:
      "Biru Laut, mahasiswa yang mencintai sastra dan masakan ibunya, bergabung dengan kawan-kawan yang berani " +
      "bersuara pada tahun-tahun terakhir Orde Baru. Bagian kedua dituturkan adiknya, Asmara, dari meja makan " +
      "keluarga yang terus menunggu. Novel yang lirih, berani, dan sulit dilupakan.",
    location: demoLocations.modernFiction,
    source: "Beli",
    price: 115000,
    copies: 5,
  },
  {
    title: "Pulang",
    subtitle: "Sebuah Novel",
    authors: [{ firstName: "Leila S.", lastName: "Chudori" }],
    publisher: "Kepustakaan Populer Gramedia",
    publishPlace: "Jakarta",
    publishYear: 2012,
    isbn: "978-979-91-0515-8",
    language: "id",
    classification: indonesianFiction,
    category: "Fiksi",
    subjects: ["Novel Indonesia", "Eksil", "Paris", "Sejarah Indonesia 1965–1998"],
    description:
      "Dimas Suryo tidak bisa kembali ke tanah air dan bersama tiga kawannya membuka restoran Indonesia di " +
      "Paris. Di antara bau kunyit dan cengkih, kerinduannya diwariskan kepada Lintang, putrinya, yang akhirnya " +
      "berangkat mencari Indonesia dengan matanya sendiri. Kisah keluarga yang merentang dari 1965 sampai Mei " +
      "1998.",
    location: demoLocations.modernFiction,
    source: "Beli",
    price: 110000,
    copies: 4,
  },
  {
    title: "Max Havelaar",
    subtitle: "Lelang Kopi Maskapai Dagang Belanda",
    authors: [{ firstName: "Multatuli" }],
    publisher: "Djambatan",
    publishPlace: "Jakarta",
    publishYear: 1972,
    language: "id",
    classification: { code: "839.313", name: "Fiksi Belanda" },
    category: "Fiksi",
    subjects: ["Novel Belanda", "Terjemahan", "Kolonialisme", "Lebak"],
    description:
      "Seorang makelar kopi Amsterdam yang kikir menerima setumpuk naskah, dan dari sana muncullah kisah asisten " +
      "residen di Lebak yang menolak menutup mata terhadap penindasan rakyat. Novel Belanda dari tahun 1860 ini " +
      "jenaka, marah, dan mengguncang negerinya sendiri. Terjemahan H.B. Jassin membuatnya akrab di telinga " +
      "Indonesia.",
    location: demoLocations.worldFiction,
    source: "Hibah",
    copies: 2,
  },
  {
    title: "Lelaki Tua dan Laut",
    authors: [{ firstName: "Ernest", lastName: "Hemingway" }],
    publisher: "Pustaka Jaya",
    publishPlace: "Jakarta",
    publishYear: 1973,
    language: "id",
    classification: { code: "813", name: "Fiksi Amerika" },
    category: "Fiksi",
    subjects: ["Novel Amerika", "Terjemahan", "Nelayan", "Ketabahan"],
    description:
      "Sudah lama Santiago, nelayan tua di Kuba, pulang tanpa ikan. Suatu pagi ia mendayung lebih jauh daripada " +
      "biasanya, seorang diri, dengan tali pancing dan tangan yang luka. Cerita ringkas dan padat tentang " +
      "ketabahan, dalam terjemahan Sapardi Djoko Damono yang jernih.",
    location: demoLocations.worldFiction,
    source: "Sumbangan",
    copies: 2,
  },
  {
    title: "Dunia Sophie",
    subtitle: "Sebuah Novel Filsafat",
    authors: [{ firstName: "Jostein", lastName: "Gaarder" }],
    publisher: "Mizan",
    publishPlace: "Bandung",
    publishYear: 1996,
    language: "id",
    classification: { code: "839.823", name: "Fiksi Norwegia" },
    category: "Fiksi",
    subjects: ["Novel Norwegia", "Terjemahan", "Filsafat", "Remaja"],
    description:
      "Di kotak suratnya, Sophie menemukan pertanyaan tanpa nama pengirim: siapakah kamu? Surat-surat berikutnya " +
      "membawanya berkelana dari filsuf Yunani sampai zaman modern, sementara sebuah teka-teki tentang dirinya " +
      "kian rumit. Jalan masuk yang asyik bagi siapa pun yang pernah bertanya mengapa.",
    location: demoLocations.worldFiction,
    source: "Beli",
    price: 129000,
    copies: 4,
  },
  {
    title: "Aku Ini Binatang Jalang",
    subtitle: "Koleksi Sajak 1942–1949",
    authors: [{ firstName: "Chairil", lastName: "Anwar" }],
    publisher: "Gramedia",
    publishPlace: "Jakarta",
    publishYear: 1986,
    language: "id",
    classification: indonesianPoetry,
    category: "Puisi",
    subjects: ["Puisi Indonesia", "Angkatan 45"],
    description:
      "Sajak-sajak Chairil Anwar dihimpun Pamusuk Eneste dalam satu buku, dari yang menghentak sampai yang " +
      "berbisik menjelang ajal. Di sini ada pelabuhan senja, pahlawan yang gugur, dan cinta yang tidak sempat. " +
      "Tujuh tahun menulis, dan bahasa Indonesia tidak pernah sama lagi.",
    location: demoLocations.poetry,
    source: "Beli",
    price: 68000,
    copies: 3,
  },
  {
    title: "Celana",
    authors: [{ firstName: "Joko", lastName: "Pinurbo" }],
    publisher: "IndonesiaTera",
    publishPlace: "Magelang",
    publishYear: 1999,
    language: "id",
    classification: indonesianPoetry,
    category: "Puisi",
    subjects: ["Puisi Indonesia", "Humor"],
    description:
      "Celana, kamar mandi, ranjang, dan telepon: benda sehari-hari dapat menjadi puisi yang lucu, lalu " +
      "tiba-tiba mengiris. Joko Pinurbo menulis dengan kalimat sederhana yang menyimpan kejutan di ujungnya. " +
      "Buku yang baik untuk pembaca yang mengira dirinya tidak suka puisi.",
    location: demoLocations.poetry,
    source: "Sumbangan",
    copies: 2,
  },
  {
    title: "Si Doel Anak Betawi",
    authors: [{ firstName: "Aman Dt.", lastName: "Madjoindo" }],
    publisher: "Balai Pustaka",
    publishPlace: "Batavia",
    publishYear: 1932,
    language: "id",
    classification: indonesianFiction,
    category: "Anak",
    subjects: ["Cerita anak", "Betawi", "Keluarga"],
    description:
      "Si Doel bocah Betawi yang banyak akal, gemar bermain, dan sayang kepada ibunya. Ia ingin sekali " +
      "bersekolah seperti anak-anak lain. Kampung, jajanan, dan celoteh Betawi zaman dulu hadir hidup dalam " +
      "cerita yang kelak melahirkan film dan sinetron.",
    location: demoLocations.children,
    source: "Hibah",
    copies: 2,
  },
  {
    title: "Totto-chan",
    subtitle: "Gadis Cilik di Jendela",
    authors: [{ firstName: "Tetsuko", lastName: "Kuroyanagi" }],
    publisher: "Gramedia Pustaka Utama",
    publishPlace: "Jakarta",
    publishYear: 2003,
    language: "id",
    classification: { code: "895.6", name: "Kesusastraan Jepang" },
    category: "Anak",
    subjects: ["Kenangan masa kecil", "Terjemahan", "Sekolah", "Jepang"],
    description:
      "Dikeluarkan dari sekolah pertamanya karena terlalu banyak ingin tahu, Totto-chan diterima di Tomoe " +
      "Gakuen, sekolah dengan ruang kelas dari gerbong kereta. Kepala sekolahnya sanggup mendengarkan cerita " +
      "seorang anak berjam-jam. Kenangan nyata yang membuat guru, orang tua, dan anak tersenyum bersama.",
    location: demoLocations.children,
    source: "BOS",
    price: 78000,
    copies: 5,
  },
  {
    title: "Antologi Cerita Rakyat Daerah Istimewa Yogyakarta",
    authors: [{ firstName: "Dhanu Priyo", lastName: "Prabowo" }],
    publisher: "Pusat Bahasa",
    publishPlace: "Jakarta",
    publishYear: 2004,
    isbn: "979-685-412-0",
    physicalDescription: "249 hlm.; 19 cm",
    language: "id",
    classification: { code: "398.2", name: "Cerita Rakyat" },
    category: "Anak",
    subjects: ["Cerita rakyat", "Yogyakarta", "Kebudayaan Jawa"],
    description:
      "Kumpulan cerita turun-temurun dari Yogyakarta dan sekitarnya, disusun agar mudah dibaca pelajar. Setiap " +
      "kisah mengikat sebuah nama tempat atau kebiasaan dengan orang-orang yang dulu menghidupinya. Cocok " +
      "dibacakan bergiliran di kelas.",
    location: demoLocations.children,
    source: "Hibah",
    copies: 2,
  },
  {
    title: "Na Willa",
    subtitle: "Serial Catatan Kemarin",
    authors: [{ firstName: "Reda", lastName: "Gaudiamo" }],
    publisher: "Aikon",
    publishPlace: "Jakarta",
    publishYear: 2012,
    isbn: "978-602-97922-1-8",
    language: "id",
    classification: indonesianFiction,
    category: "Anak",
    subjects: ["Cerita anak", "Surabaya", "Kehidupan sehari-hari"],
    description:
      "Willa kecil tinggal di sebuah gang di Surabaya dan punya pertanyaan untuk segala hal, dari radio sampai " +
      "anak ayam di pasar. Catatannya pendek, jujur, dan lucu tanpa dibuat-buat. Anak-anak mengenali dirinya, " +
      "orang dewasa mengenali masa kecilnya.",
    location: demoLocations.children,
    source: "Beli",
    price: 65000,
    copies: 3,
  },
  {
    title: "Mata di Tanah Melus",
    authors: [{ firstName: "Okky", lastName: "Madasari" }],
    publisher: "Gramedia Pustaka Utama",
    publishPlace: "Jakarta",
    publishYear: 2018,
    language: "id",
    classification: indonesianFiction,
    category: "Anak",
    subjects: ["Cerita anak", "Petualangan", "Nusa Tenggara Timur"],
    description:
      "Matara dan ibunya berlibur ke Belu, dekat perbatasan Timor-Leste, lalu tersesat ke tempat yang tidak ada " +
      "di peta. Di sana ia bertemu orang-orang Melus dan makhluk yang selama ini hanya ada dalam dongeng. " +
      "Petualangan yang mengajak anak mengenal Indonesia bagian timur dengan rasa ingin tahu.",
    location: demoLocations.children,
    source: "BOS",
    price: 67000,
    copies: 4,
  },
];
