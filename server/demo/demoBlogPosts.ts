export interface DemoBlogPost {
  readonly title: string;
  readonly daysAgo: number;
  readonly body: string;
}

/** What a library tells its readers: true of any that runs on this catalogue and keeps the default hours. */
export const demoBlogPosts: readonly DemoBlogPost[] = [
  {
    title: "Cara Mencari Buku di Katalog",
    daysAgo: 24,
    body: `Katalog perpustakaan dapat dibuka dari ponsel maupun komputer, tanpa login. Dengan beberapa langkah kecil, buku yang Anda perlukan biasanya ketemu dalam hitungan detik.

## Ketik yang Anda ingat

Buka halaman [Buku](/books), lalu ketik judul, nama penulis, ISBN, atau subjeknya. Tidak perlu lengkap: **“lask pel”** sudah cukup untuk menemukan *Laskar Pelangi*. Huruf besar dan tanda baca tidak berpengaruh.

| Yang Anda ingat | Ketik | Yang ditemukan |
| --- | --- | --- |
| awal judulnya | \`lask pel\` | *Laskar Pelangi* |
| penulisnya saja | \`pramoedya\` | semua buku Pramoedya Ananta Toer |
| penulis dan satu kata judul | \`toer bumi\` | *Bumi Manusia* |
| nomor di sampul belakang | \`979-3062-79-7\` | tepat satu buku |

Jika hasilnya terlalu banyak, tambahkan satu kata lagi. Jika tidak ada hasil, kurangi katanya atau periksa ejaannya.

## Persempit hasilnya

Gunakan filter di samping hasil pencarian:

- **Kategori**, misalnya hanya novel atau hanya buku pelajaran;
- **Bahasa** dan **tahun terbit**;
- **Tersedia**, agar yang tampil hanya buku yang bisa dipinjam hari ini.

Alamat halaman menyimpan pencarian Anda. Salin dan kirimkan kepada teman sekelompok, dan mereka akan melihat hasil yang sama.

## Temukan di rak

Setiap buku memiliki *nomor panggil*, misalnya \`813 HIR l\`. Catat nomor itu beserta lokasi raknya, lalu cocokkan dengan label di punggung buku.

### Cara membaca nomor panggil

1. **\`813\`** adalah kelompok ilmunya. Buku dengan angka yang sama diletakkan berdekatan, jadi lihat juga buku di kanan dan kirinya.
2. **\`HIR\`** adalah tiga huruf pertama nama belakang penulis, di sini Andrea *Hirata*.
3. **\`l\`** adalah huruf pertama judulnya.

### Jika bukunya tidak ada di rak

Lihat daftar eksemplar di halaman buku itu. Jika sedang dipinjam, tanggal jatuh temponya tercantum di sana. Jika tertulis *Tersedia* padahal raknya kosong, barangkali bukunya sedang dibaca orang lain di ruang baca.

Masih belum ketemu? Bawa judulnya ke meja petugas, dan kami akan membantu mencarinya.`,
  },
  {
    title: "Enam Buku untuk yang Merasa Tidak Suka Membaca",
    daysAgo: 17,
    body: `“Saya tidak suka membaca” sering berarti “saya belum bertemu buku yang tepat”. Enam buku berikut kami pilih karena mudah dimulai, sulit diletakkan, dan ada di rak kami. Tidak ada yang perlu dibaca karena tugas.

## Yang bisa selesai dalam satu sore

### Lelaki Tua dan Laut

Seorang nelayan tua, seekor ikan raksasa, dan laut yang luas. Hanya itu, dan ternyata cukup. Kalimat Ernest Hemingway pendek-pendek, sehingga Anda akan terkejut melihat betapa cepat halamannya berganti. [Lihat di katalog](/books/lelaki-tua-dan-laut)

### Celana

Tidak harus novel. Sajak Joko Pinurbo jenaka dan tiba-tiba menyentuh. Buka di halaman mana pun, baca satu, lalu tutup lagi. Besok ulangi. [Lihat di katalog](/books/celana)

## Yang bab-babnya pendek

### Totto-chan, Gadis Cilik di Jendela

Totto-chan dikeluarkan dari sekolah pertamanya karena terlalu ingin tahu. Sekolah berikutnya memakai gerbong kereta sebagai kelas, dan kepala sekolahnya mendengarkan ia bercerita selama empat jam. Setiap bab adalah satu kenangan kecil, pas untuk sepuluh menit sebelum bel. [Lihat di katalog](/books/totto-chan)

### Na Willa

Dunia dari mata seorang anak kecil di sebuah gang di Surabaya. Pertanyaannya polos, jawabannya sering tidak ada, dan Anda akan tersenyum mengingat masa kecil sendiri. [Lihat di katalog](/books/na-willa)

## Yang membuat lupa waktu

### Bumi

Raib bisa menghilang, Seli mengeluarkan petir, dan Ali terlalu pandai untuk ukuran anak kelas sepuluh. Petualangan mereka di dunia paralel berlanjut dalam banyak jilid, jadi jika cocok, bacaan Anda aman untuk setahun. [Lihat di katalog](/books/bumi)

### Negeri 5 Menara

Alif sebenarnya ingin masuk SMA, tetapi berangkat ke pesantren. Di bawah menara masjid ia dan lima sahabatnya memandangi awan dan menebak-nebak masa depan masing-masing. Buku ini kerap disebut oleh alumni yang mampir ke perpustakaan. [Lihat di katalog](/books/negeri-5-menara)

---

## Aturan lima puluh halaman

> Bacalah lima puluh halaman. Jika setelah itu belum tertarik, kembalikan tanpa rasa bersalah dan ambil buku lain.

Begitulah cara banyak pembaca tekun memilih bukunya: bukan dengan menamatkan semua, melainkan dengan berani berhenti. Ceritakan kepada petugas apa yang Anda sukai, entah film, permainan, atau lagu. Dari sana kami biasanya dapat menebak buku berikutnya.`,
  },
  {
    title: "Jam Layanan dan Hal yang Perlu Anda Ketahui",
    daysAgo: 11,
    body: `Perpustakaan terbuka bagi seluruh warga sekolah dan bagi tamu yang ingin membaca. Berikut jam layanan kami beserta beberapa kebiasaan baik yang membuat ruang baca nyaman untuk semua.

## Kapan kami buka

| Hari | Jam |
| --- | --- |
| Senin sampai Kamis | 07.00–15.00 |
| Jumat | 07.00–11.30 dan 13.00–15.00 |
| Sabtu, Minggu, dan hari libur | Tutup |

Perubahan jam, misalnya pada masa ujian, selalu kami tulis di halaman [Tentang](/about).

## Saat Anda datang

1. Isi [buku tamu](/visits) di pintu masuk. Siswa cukup memindai kartu atau mengetik NIS; tamu menuliskan nama dan keperluannya.
2. Simpan tas di loker, bawa barang berharga Anda.
3. Makanan dinikmati di luar ruang baca. Air minum dalam botol tertutup boleh dibawa masuk.

## Meminjam dan mengembalikan

Siswa dapat meminjam **tiga buku selama tujuh hari** dan memperpanjangnya dua kali selama tidak terlambat. Kembalikan buku langsung ke meja petugas, jangan ke rak, supaya tercatat. Keterlambatan dikenai denda kecil untuk setiap hari.

Guru yang ingin membawa satu kelas dipersilakan memberi tahu petugas sehari sebelumnya, agar meja dan buku sudah siap ketika kelas tiba.

Sampai jumpa di ruang baca!`,
  },
  {
    title: "Resensi: Laskar Pelangi, Sekolah yang Menolak Menyerah",
    daysAgo: 3,
    body: `Novel pertama Andrea Hirata ini berkisah tentang sepuluh anak di sebuah sekolah kampung di Belitung. Sekolah itu hampir ditutup karena muridnya kurang dari sepuluh. Pada hari pendaftaran, ketika semua orang sudah putus asa, datanglah Harun, murid kesepuluh, dan pelajaran pun dimulai.

## Tentang apa buku ini

Ikal, sang pencerita, mengenang Bu Mus dan Pak Harfan, dua guru yang mengajar dengan gaji nyaris tidak ada. Ia juga mengenang teman-temannya, yang oleh Bu Mus dijuluki Laskar Pelangi karena gemar memandangi pelangi dari atas pohon. Di sekeliling mereka, tambang timah menghasilkan kekayaan yang tidak pernah singgah di rumah para muridnya.

Dua di antara mereka sulit dilupakan:

- **Lintang**, anak nelayan yang mengayuh sepeda puluhan kilometer setiap hari demi pelajaran berhitung, dan yang tidak sekali pun membolos;
- **Mahar**, yang hidup dari lagu dan khayalan, dan membuktikan bahwa kepandaian tidak hanya ada satu macam.

## Yang membuatnya berkesan

Kekuatan buku ini ada pada kasih sayang penulis kepada tokoh-tokohnya. Kita tertawa ketika mereka salah tingkah, lalu terdiam ketika Lintang harus memilih antara sekolah dan adik-adiknya. Bagian karnaval dan lomba cerdas cermat termasuk yang paling menyenangkan: anak-anak yang selalu dipandang sebelah mata itu akhirnya membuat satu kota menoleh.

> Buku ini mengingatkan bahwa sekolah bukan soal gedung, melainkan soal orang yang percaya kepada kita.

### Yang kurang

Bahasanya kaya perumpamaan; kadang berlebihan, tetapi hampir selalu hangat. Beberapa kebetulan terasa terlalu manis, dan Lintang pandai dalam segala hal sampai agak sukar dipercaya. Anggaplah itu cara Ikal mengenang sahabatnya, bukan laporan.

## Untuk siapa

Cocok untuk siswa SMP ke atas, dan untuk siapa pun yang sedang kehilangan semangat belajar. Pembaca yang menyukai alur cepat mungkin perlu bersabar di bagian tengah.

Cari [Laskar Pelangi di katalog](/books?search=laskar+pelangi), dan jika eksemplarnya sedang dipinjam, cobalah [Negeri 5 Menara](/books/negeri-5-menara) atau [Totto-chan](/books/totto-chan) sambil menunggu. Keduanya juga bercerita tentang sekolah yang mengubah hidup murid-muridnya.`,
  },
];
