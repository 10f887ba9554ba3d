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

Buka halaman [Buku](/books), lalu ketik judul, nama penulis, ISBN, atau subjeknya. Tidak perlu lengkap: **“lask pel”** sudah cukup untuk menemukan *Laskar Pelangi*. Huruf besar dan tanda baca tidak berpengaruh. Bila hasilnya terlalu banyak, tambahkan satu kata lagi. Bila tidak ada hasil, kurangi katanya atau periksa ejaannya.

## Persempit hasilnya

Gunakan saringan di samping hasil pencarian:

- **Kategori**, misalnya hanya novel atau hanya buku pelajaran;
- **Bahasa** dan **tahun terbit**;
- **Tersedia**, agar yang tampil hanya buku yang bisa dipinjam hari ini.

Alamat halaman menyimpan pencarian Anda. Salin dan kirimkan kepada teman sekelompok, dan mereka akan melihat hasil yang sama.

## Temukan di rak

Setiap buku memiliki *nomor panggil*, misalnya \`813 HIR l\`. Angka di depan menunjukkan kelompok ilmunya, tiga huruf berikutnya diambil dari nama penulis, dan huruf terakhir dari judul. Catat nomor itu beserta lokasi raknya, lalu cocokkan dengan label di punggung buku.

Masih belum ketemu? Bawa judulnya ke meja petugas. Barangkali bukunya sedang dibaca orang lain, dan kami akan membantu mencarinya.`,
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

Ikal, sang pencerita, mengenang Bu Mus dan Pak Harfan, dua guru yang mengajar dengan gaji nyaris tidak ada. Ia juga mengenang Lintang, anak nelayan yang mengayuh sepeda puluhan kilometer setiap hari demi pelajaran berhitung, dan Mahar yang hidup dari lagu serta khayalan. Di sekeliling mereka, tambang timah menghasilkan kekayaan yang tidak pernah singgah di rumah para muridnya.

## Yang membuatnya berkesan

Kekuatan buku ini ada pada kasih sayang penulis kepada tokoh-tokohnya. Kita tertawa ketika mereka salah tingkah, lalu terdiam ketika Lintang harus memilih antara sekolah dan adik-adiknya. Bahasanya kaya perumpamaan; kadang berlebihan, tetapi hampir selalu hangat.

> Buku ini mengingatkan bahwa sekolah bukan soal gedung, melainkan soal orang yang percaya kepada kita.

## Untuk siapa

Cocok untuk siswa SMP ke atas, dan untuk siapa pun yang sedang kehilangan semangat belajar. Pembaca yang menyukai alur cepat mungkin perlu bersabar di bagian tengah.

Cari [Laskar Pelangi di katalog](/books?search=laskar+pelangi), dan bila eksemplarnya sedang dipinjam, cobalah novel Andrea Hirata yang lain sambil menunggu.`,
  },
];
