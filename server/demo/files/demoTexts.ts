/** A part of one of the demo's digital files. */
export interface DemoChapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const NOTE =
  "Bacaan ini ditulis untuk data contoh Aksara, supaya pembaca digital dapat langsung dicoba. Isinya bukan isi buku " +
  "yang dijual dengan judul yang sama, dan boleh dihapus kapan saja bersama data contoh lainnya.";

/** An introduction of our own to a book whose author died in 1887. */
export const readingGuide: readonly DemoChapter[] = [
  {
    title: "Tentang bacaan ini",
    paragraphs: [
      NOTE,
      "Coba pindah halaman dengan tombol panah atau dengan menggeser layar. Halaman terakhir diingat di browser ini, " +
        "jadi bacaan dapat dilanjutkan besok. Garis miring pada keyboard membuka pencarian.",
    ],
  },
  {
    title: "Penulis dan namanya",
    paragraphs: [
      "Multatuli adalah nama pena Eduard Douwes Dekker. Ia lahir di Amsterdam pada tahun 1820 dan bekerja sebagai pegawai " +
        "pemerintah kolonial di Hindia Belanda selama belasan tahun. Nama penanya diambil dari bahasa Latin dan kira-kira " +
        "berarti: aku sudah banyak menderita.",
      "Pada tahun 1856 ia menjadi asisten residen di Lebak, Banten. Dalam waktu singkat ia mengadukan pemerasan terhadap " +
        "rakyat, tidak didengar, lalu mengundurkan diri. Pengalaman itulah yang menjadi bahan novelnya.",
    ],
  },
  {
    title: "Cerita di dalam cerita",
    paragraphs: [
      "Novel ini disusun berlapis. Seorang makelar kopi di Amsterdam menerima setumpuk naskah dari teman lamanya dan " +
        "menyuruh pegawainya menyusunnya menjadi buku. Makelar itu ingin buku tentang kopi; yang terbit adalah buku " +
        "tentang ketidakadilan.",
      "Di dalamnya terselip kisah Saijah dan Adinda, dua anak desa yang kerbaunya berkali-kali dirampas. Kisah itu sering " +
        "dibacakan tersendiri karena pendek, jernih, dan menyedihkan.",
    ],
  },
  {
    title: "Mengapa masih dibaca",
    paragraphs: [
      "Ketika terbit pada tahun 1860, buku ini mengguncang pembaca di Belanda. Perdebatan yang ditimbulkannya ikut " +
        "mendorong perubahan kebijakan di tanah jajahan beberapa puluh tahun kemudian.",
      "Bagi pembaca sekarang, novel ini memperlihatkan bagaimana sebuah sistem dapat berjalan terus karena setiap orang " +
        "merasa hanya menjalankan tugasnya.",
    ],
  },
  {
    title: "Bahan diskusi",
    paragraphs: [
      "Siapa yang sebenarnya bercerita di dalam buku ini, dan siapa di antara mereka yang kamu percaya?",
      "Apa yang dapat dilakukan seorang pegawai yang melihat atasannya berbuat salah? Bandingkan dengan pilihan yang " +
        "diambil tokoh utamanya.",
      "Carilah satu peraturan di sekitarmu yang dijalankan tanpa pernah ditanyakan alasannya.",
    ],
  },
];

/** Tales that belong to everybody, told anew. */
export const folkTales: readonly DemoChapter[] = [
  { title: "Tentang bacaan ini", paragraphs: [NOTE, "Dua cerita berikut diceritakan ulang dengan kata-kata sendiri."] },
  {
    title: "Rara Jonggrang",
    paragraphs: [
      "Alkisah, Prambanan diperintah oleh Prabu Baka, raja raksasa yang ditakuti. Dalam sebuah perang ia dikalahkan " +
        "oleh Bandung Bandawasa, seorang pangeran yang sakti. Sang pangeran lalu masuk ke istana dan di sana melihat " +
        "putri raja, Rara Jonggrang.",
      "“Jadilah istriku,” kata Bandung Bandawasa. Sang putri tidak mau menikah dengan pembunuh ayahnya, tetapi ia juga " +
        "tidak berani menolak. Maka ia mengajukan syarat: seribu candi dan dua buah sumur harus selesai dalam satu malam.",
      "Bandung Bandawasa menyanggupinya. Ia memanggil bala tentara jin, dan batu demi batu tersusun dengan cepat. Lewat " +
        "tengah malam sembilan ratus sembilan puluh sembilan candi sudah berdiri.",
      "Rara Jonggrang cemas. Ia membangunkan gadis-gadis desa, menyuruh mereka menumbuk padi dan membakar jerami di " +
        "sebelah timur. Langit memerah, ayam jantan berkokok, dan para jin lari karena mengira pagi telah tiba.",
      "Ketika tahu bahwa ia ditipu, Bandung Bandawasa murka. “Kurang satu,” katanya, “biarlah engkau yang " +
        "melengkapinya.” Maka sang putri menjadi arca batu, yang konon masih dapat dilihat sampai sekarang.",
    ],
  },
  {
    title: "Jaka Tarub",
    paragraphs: [
      "Jaka Tarub adalah seorang pemuda yang gemar berburu. Suatu hari ia tidak mendapat seekor hewan pun. Di dekat sebuah " +
        "telaga ia mendengar suara tawa, lalu bersembunyi di balik pohon.",
      "Tujuh bidadari sedang mandi. Selendang mereka tergantung di dahan, dan Jaka Tarub mengambil satu. Ketika senja " +
        "turun, enam bidadari terbang pulang. Yang ketujuh, Nawang Wulan, menangis karena selendangnya hilang.",
      "Jaka Tarub datang menolong, dan kemudian menikahinya. Mereka hidup tenteram dan mempunyai seorang anak perempuan. " +
        "Anehnya, padi di lumbung mereka tidak pernah berkurang.",
      "“Jangan membuka tutup kukusan,” pesan Nawang Wulan setiap kali ia pergi. Suatu hari Jaka Tarub membukanya juga, dan " +
        "hanya melihat setangkai padi. Sejak itu Nawang Wulan harus menumbuk padi seperti orang lain.",
      "Lumbung pun makin kosong. Di dasarnya Nawang Wulan menemukan selendang yang dulu hilang. Ia memakainya dan terbang " +
        "pulang; hanya pada malam bulan purnama ia turun untuk menimang anaknya.",
    ],
  },
];
