/**
 * What the about page says until a library says it in its own words: true of every library that runs on this catalogue.
 */
export const DEFAULT_ABOUT = `Perpustakaan ini adalah tempat membaca, belajar, dan meminjam buku bagi seluruh warga sekolah. Tamu dipersilakan membaca di tempat. Seluruh koleksi tercatat di katalog ini, jadi Anda dapat memeriksa sebuah judul dari mana saja sebelum datang.

## Yang tersedia

Buku cetak untuk dibaca di tempat dan dipinjam, mulai dari fiksi sampai buku pelajaran dan rujukan. Sebagian judul juga memiliki berkas digital yang dapat dibaca langsung dari halaman bukunya. Tautan ke sumber bacaan di luar perpustakaan dikumpulkan di menu E-Resource.

## Mencari buku

Ketik judul, penulis, ISBN, subjek, atau nomor panggil di kotak pencarian [katalog](/books). Cukup awal kata: “lask pel” sudah menemukan *Laskar Pelangi*. Huruf besar dan tanda aksen tidak berpengaruh.

Persempit hasilnya dengan saringan kategori, bahasa, tahun terbit, dan ketersediaan. Alamat halaman menyimpan pencarian Anda, sehingga dapat dibagikan atau dibuka lagi nanti.

## Menemukan buku di rak

Setiap halaman buku mencantumkan nomor panggil dan lokasi raknya. Nomor panggil terdiri atas nomor klasifikasi, tiga huruf pertama nama penulis, dan huruf pertama judul; buku di rak diurutkan menurut nomor itu.

## Meminjam

Periksa dulu apakah ada eksemplar yang tersedia; bila sedang dipinjam, tanggal jatuh temponya tercantum di daftar eksemplar. Bawa buku dan kartu anggota Anda ke meja petugas, dan petugas akan mencatat peminjamannya. Kartu anggota siswa ada di ponsel, di halaman Profil Saya.

Eksemplar bertanda “Hanya Dibaca di Tempat” tidak dipinjamkan. Silakan membacanya di ruang baca.`;
