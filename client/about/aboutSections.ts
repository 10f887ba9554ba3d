/** True of every library that runs on this catalogue; what is particular to one becomes a setting. */
export const aboutSections = [
  {
    title: "Yang tersedia",
    paragraphs: [
      "Buku cetak untuk dibaca di tempat dan dipinjam, mulai dari fiksi sampai buku pelajaran dan rujukan. Sebagian judul juga memiliki berkas digital yang dapat dibaca langsung dari halaman bukunya.",
      "Tautan ke sumber bacaan di luar perpustakaan dikumpulkan di menu E-Resource.",
    ],
  },
  {
    title: "Mencari buku",
    paragraphs: [
      "Ketik judul, penulis, ISBN, subjek, atau nomor panggil di kotak pencarian. Cukup awal kata: “lask pel” sudah menemukan Laskar Pelangi. Huruf besar dan tanda aksen tidak berpengaruh.",
      "Persempit hasilnya dengan saringan kategori, bahasa, tahun terbit, dan ketersediaan. Alamat halaman menyimpan pencarian Anda, sehingga dapat dibagikan atau dibuka lagi nanti.",
    ],
  },
  {
    title: "Menemukan buku di rak",
    paragraphs: [
      "Setiap halaman buku mencantumkan nomor panggil dan lokasi raknya. Nomor panggil terdiri atas nomor klasifikasi, tiga huruf pertama nama penulis, dan huruf pertama judul; buku di rak diurutkan menurut nomor itu.",
    ],
  },
  {
    title: "Meminjam",
    paragraphs: [
      "Periksa dulu apakah ada eksemplar yang tersedia; bila sedang dipinjam, tanggal jatuh temponya tercantum di daftar eksemplar. Bawa buku dan nomor siswa Anda ke meja petugas, dan petugas akan mencatat peminjamannya.",
      "Eksemplar bertanda “Hanya Dibaca di Tempat” tidak dipinjamkan. Silakan membacanya di ruang baca.",
    ],
  },
];
