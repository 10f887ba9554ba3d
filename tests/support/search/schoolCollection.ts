import type { GivenBook } from "../givenBooks.js";
import { parseBooks, scoredCollection } from "./collection.js";

/** The same columns as in `collection.ts`: what stands beside those books in a school's library. */
const LINES = `
Bumi Cinta | Habiburrahman El Shirazy | Author Publishing | 2010 | 813 | | Novel Islami |
Manusia dan Bumi yang Rapuh | Otto Soemarwoto | Djambatan | 1992 | 363.7 | | Lingkungan Hidup |
Bumiku Mana Lagi: Kisah Manusia dan Alam | Surya Wijaya | Cahaya Ilmu | 2014 | 363.7 | | Lingkungan Hidup |
Rindu | Tere Liye | Republika | 2014 | 813 | | Fiksi Indonesia |
Rinduku Sederas Hujan | Nunik Utami | Zikrul Hakim | 2012 | 813 | | Fiksi Remaja |
Negeri di Ujung Tanduk | Tere Liye | Gramedia Pustaka Utama | 2013 | 813 | | Fiksi Indonesia |
Daun yang Jatuh Tak Pernah Membenci Angin | Tere Liye | Gramedia Pustaka Utama | 2010 | 813 | | Fiksi Indonesia |
Hafalan Shalat Delisa | Tere Liye | Republika | 2005 | 813 | | Novel Islami |
Sang Alkemis | Paulo Coelho | Gramedia Pustaka Utama | 2006 | 869.3 | | Fiksi Brasil |
Sang Penandai | Tere Liye | Serambi | 2007 | 813 | | Fiksi Indonesia |
Pemimpin yang Sang Rakyat Rindukan | Joko Prasetyo | Cahaya Ilmu | 2015 | 303.3 | | Kepemimpinan |
Cantik Itu Luka | Eka Kurniawan | Gramedia Pustaka Utama | 2002 | 813 | | Fiksi Indonesia |
Ronggeng Dukuh Paruk | Ahmad Tohari | Gramedia Pustaka Utama | 1982 | 813 | | Fiksi Indonesia |
Orang-Orang Biasa | Andrea Hirata | Bentang Pustaka | 2019 | 813 | | Fiksi Indonesia |
Sirkus Pohon | Andrea Hirata | Bentang Pustaka | 2017 | 813 | | Fiksi Indonesia |
Pohon Sirkus Keliling | Damar Aji | Cahaya Ilmu | 2018 | 791.3 | | Sirkus |
Gadis Kretek | Ratih Kumala | Gramedia Pustaka Utama | 2012 | 813 | | Fiksi Indonesia |
Gadis Pantai | Pramoedya Ananta Toer | Lentera Dipantara | 2003 | 813 | | Fiksi Indonesia |
Cerita dari Blora | Pramoedya Ananta Toer | Lentera Dipantara | 1952 | 813 | | Cerita Pendek |
Layar Terkembang | Sutan Takdir Alisjahbana | Balai Pustaka | 1936 | 813 | | Sastra Klasik |
Belenggu | Armijn Pane | Dian Rakyat | 1940 | 813 | | Sastra Klasik |
Sitti Aminah dan Lautan | Nurhayati | Cahaya Ilmu | 2009 | 813 | | Fiksi Remaja |
Deru Campur Debu | Chairil Anwar | Dian Rakyat | 1949 | 811 | | Puisi |
Kumpulan Pantun Nusantara | Tim Sastra | Cahaya Ilmu | 2010 | 398.8 | | Pantun |
Danur | Risa Saraswati | Bukune | 2012 | 813 | | Fiksi Horor |
Rumah Hantu di Ujung Jalan | Kusuma Wardhani | Cahaya Ilmu | 2016 | 813 | | Fiksi Horor |
Misteri Pulau Karang | Enid Blyton | Gramedia Pustaka Utama | 1984 | 823 | Lima Sekawan | Fiksi Detektif |
Penelusuran Benang Merah | Arthur Conan Doyle | Gramedia Pustaka Utama | 2000 | 823 | Sherlock Holmes | Fiksi Detektif |
Surat Kecil untuk Tuhan | Agnes Davonar | Inandra Published | 2008 | 813 | | Kisah Sedih |
Lupus: Tangkaplah Daku Kau Kujitak | Hilman Hariwijaya | Gramedia Pustaka Utama | 1986 | 813 | Lupus | Cerita Humor |
Mati Ketawa Cara Pesantren | Nadirsyah Hosen | Mizan | 2004 | 818 | | Humor |
Nasreddin Hoja: Kisah-Kisah Jenaka | Sugeng Hariyanto | Kanisius | 1995 | 398.2 | | Cerita Humor |
Timun Mas dan Buto Ijo | Tira Ikranegara | Serba Jaya | 2001 | 398.2 | | Dongeng |
Fabel Hutan Rimba | Mirna Lestari | Cahaya Ilmu | 2013 | 398.24 | | Fabel |
Petualangan Si Bolang di Krakatau | Dodi Setiawan | Cahaya Ilmu | 2011 | 813 | | Petualangan |
Pangeran Cilik | Antoine de Saint-Exupéry | Gramedia Pustaka Utama | 2003 | 843 | | Fiksi Prancis |
Petualangan Tom Sawyer | Mark Twain | Serambi | 2012 | 813 | | Petualangan |
Peternakan Hewan | George Orwell | Bentang Pustaka | 2015 | 823 | | Satire |
Panggilan Sang Burung Tekukur | Robert Galbraith | Gramedia Pustaka Utama | 2013 | 823 | | Fiksi Detektif |
Sistem Pencernaan Kita | Aisyah Putri | Cahaya Ilmu | 2014 | 612.3 | | Fisiologi |
Tubuh Manusia dan Cara Kerjanya | Steve Parker | Erlangga | 2009 | 612 | | Anatomi |
Jantung dan Peredaran Darah | Dokter Lukman | Puspa Swara | 2012 | 612.1 | | Fisiologi |
Tumbuhan Hijau dan Cahaya | Ratna Dewi | Cahaya Ilmu | 2013 | 581 | | Botani |
Dunia Tumbuhan | Gembong Tjitrosoepomo | Gadjah Mada University Press | 1985 | 580 | | Botani |
Mengenal Serangga | Slamet Riyadi | Cahaya Ilmu | 2010 | 595.7 | | Serangga |
Mamalia Nusantara | Ibnu Maryanto | LIPI Press | 2008 | 599 | | Mamalia |
Dasar-Dasar Genetika | Suryo | Gadjah Mada University Press | 1984 | 576.5 | | Genetika |
Gempa dan Gunung Api | Surono | Cahaya Ilmu | 2011 | 551.2 | | Geologi |
Cuaca dan Iklim Kita | Bayong Tjasyono | ITB Press | 2004 | 551.5 | | Meteorologi |
Zaman Purba | Peter Lambert | Erlangga | 2007 | 567.9 | | Paleontologi |
Listrik dan Magnet untuk Remaja | Yohanes Surya | Kandel | 2009 | 537 | | Fisika |
Aljabar Itu Mudah | Hasan Basri | Cahaya Ilmu | 2012 | 512 | | Aljabar |
Bangun Ruang dan Bangun Datar | Endah Budi | Cahaya Ilmu | 2013 | 516 | | Geometri |
Sampah Jadi Berkah | Bambang Wintoko | Pustaka Baru | 2012 | 363.72 | | Daur Ulang |
Pendidikan Lingkungan Hidup Kelas V | Tim Adiwiyata | Cahaya Ilmu | 2011 | 363.7 | | Lingkungan Hidup |
Seni Budaya dan Prakarya Kelas VI | Sri Wahyuni | Kementerian Pendidikan dan Kebudayaan | 2018 | 700 | | Kesenian |
Seni Budaya Kelas IX | Eko Purnomo | Kementerian Pendidikan dan Kebudayaan | 2018 | 700 | | Kesenian |
Panduan Organisasi Siswa Intra Sekolah | Mamat Supriatna | Cahaya Ilmu | 2010 | 371.8 | | Organisasi Siswa |
Palang Merah Remaja Madya | Tim PMI | PMI Pusat | 2008 | 361.7 | | Palang Merah |
Bimbingan dan Konseling di Sekolah | Prayitno | Rineka Cipta | 1999 | 371.4 | | Bimbingan Konseling |
Usaha Kesehatan Sekolah | Candrawati | Cahaya Ilmu | 2013 | 371.7 | | Kesehatan Sekolah |
Lembar Kerja Siswa Bahasa Jawa | Suwarna | Cahaya Ilmu | 2015 | 499.222 | | Bahasa Jawa |
Boyman: Ragam Latih Pramuka | Andri Bob Sunardi | Nuansa Muda | 2006 | 369.4 | | Pramuka |
Kamus Bahasa Jawa Indonesia | Purwadi | Media Abadi | 2004 | 499.222 3 | | Kamus |
Bahasa Arab Kelas VII | Yushi Mohamad | Kementerian Agama | 2020 | 492.7 | | Bahasa Arab |
Al-Qur'an Hadis Kelas VIII | Muhammad Nasikin | Kementerian Agama | 2020 | 2X1 | | Al-Quran |
Strategi Sukses Seleksi Perguruan Tinggi Negeri | Tim Bimbel | Cahaya Ilmu | 2022 | 378.1 | | Ujian Masuk |
Teknik Komputer dan Jaringan Dasar | Iwan Sofana | Informatika | 2012 | 004.6 | | Jaringan Komputer |
Akuntansi Keuangan Lembaga | Toto Sucipto | Yudhistira | 2014 | 657 | | Akuntansi |
Tata Boga Jilid 1 | Kokom Komariah | Direktorat Pembinaan SMK | 2008 | 641.5 | | Masakan |
Pemrograman Python untuk Pemula | Budi Raharjo | Informatika | 2019 | 005.133 | | Pemrograman |
Merawat Sepeda Motor | Daryanto | Yrama Widya | 2004 | 629.28 | | Otomotif |
Menanam Sayuran Hidroponik | Heru Agus | Agromedia | 2014 | 635 | | Pertanian |
Beternak Ayam Kampung | Bambang Agus Murtidjo | Kanisius | 1994 | 636.5 | | Peternakan |
Belajar Gitar untuk Pemula | Jubing Kristianto | Gramedia Pustaka Utama | 2005 | 787.87 | | Musik |
Bulu Tangkis untuk Semua | Icuk Sugiarto | Cahaya Ilmu | 2004 | 796.345 | | Olahraga |
Pencak Silat | Erwin Setyo Kriswanto | Pustaka Baru | 2015 | 796.8 | | Bela Diri |
Candi-Candi di Jawa | Daoed Joesoef | Balai Pustaka | 1985 | 726 | | Candi |
Batik: Warisan Leluhur | Iwan Tirta | Gaya Favorit | 1996 | 746.6 | | Batik |
Menggambar Manga | Chris Hart | Elex Media Komputindo | 2008 | 741.5 | | Menggambar |
Koperasi Sekolah | Ninik Widiyanti | Rineka Cipta | 1998 | 334 | | Koperasi |
Uang dan Bank untuk Pelajar | Iswardono | BPFE | 1990 | 332 | | Keuangan |
Pemilu dan Demokrasi | Miriam Budiardjo | Gramedia Pustaka Utama | 2008 | 324 | | Demokrasi |
Bahaya Merokok | Mangku Sitepoe | Grasindo | 2000 | 613.85 | | Kesehatan |
Cerdas Menghadapi Pubertas | Alya Andika | Cahaya Ilmu | 2010 | 612.6 | | Remaja |
Menyikapi Perundungan | Ponny Retno | Grasindo | 2008 | 371.58 | | Perundungan |
Kerajaan Majapahit | Slamet Muljana | LKiS | 2005 | 959.8 | | Sejarah Indonesia |
Menuju Republik Indonesia | Tan Malaka | Narasi | 1925 | 320 | | Politik Indonesia |
Bung Karno Penyambung Lidah Rakyat | Cindy Adams | Yayasan Bung Karno | 1965 | 923 | | Biografi; Soekarno |
Tuhan Tidak Perlu Dibela | Abdurrahman Wahid | LKiS | 1999 | 2X6 | | Islam dan Masyarakat |
Habibie dan Ainun | Bacharuddin Jusuf Habibie | THC Mandiri | 2010 | 923 | | Biografi |
Ki Hajar Dewantara | Darsiti Soeratman | Balai Pustaka | 1985 | 923 | | Biografi; Ki Hajar Dewantara |
Cut Nyak Dien | Muchtaruddin Ibrahim | Balai Pustaka | 1996 | 923 | | Pahlawan |
Panggil Aku Kartini Saja | Pramoedya Ananta Toer | Lentera Dipantara | 1962 | 923 | | Biografi; Kartini |
Cinta dalam Gelas | Andrea Hirata | Bentang Pustaka | 2010 | 813 | | Fiksi Indonesia |
Falsafah Hidup | Haji Abdul Malik Karim Amrullah | Republika | 1940 | 2X5 | | Akhlak |
Bidayatul Hidayah | Abu Hamid Muhammad Al-Ghazali | Mutiara Ilmu | 2003 | 2X5 | | Akhlak |
Slilit Sang Kiai | Emha Ainun Nadjib | Mizan | 1991 | 2X6 | | Esai |
Lukisan Kaligrafi | Ahmad Mustofa Bisri | Kompas | 2003 | 813 | | Cerita Pendek |
Mata Air Keteladanan | Yudi Latif | Mizan | 2014 | 320 | | Pancasila |
Cerita Si Lamin | Multa Tuli Sitorus | Cahaya Ilmu | 2003 | 813 | | Fiksi Remaja |
Max Havelaar | Eduard Douwes Dekker | Djambatan | 1972 | 839.3 | | Fiksi Belanda |
Salah Pilih | Nur Sutan Iskandar | Balai Pustaka | 1928 | 813 | | Sastra Klasik |
Sejarah Kerajaan Islam di Nusantara | Uka Tjandrasasmita | Menara Kudus | 2000 | 959.8 | | Sejarah Islam |
Pendidikan Kewirausahaan | Suryana | Salemba Empat | 2003 | 658.4 | | Kewirausahaan |
Pendidikan Karakter Bangsa | Thomas Lickona | Bumi Aksara | 2012 | 370.11 | | Pendidikan Karakter |
Metode Penelitian Pendidikan | Sugiyono | Alfabeta | 2006 | 370.7 | | Penelitian |
Puasa dan Zakat | Wahbah Zuhaili | Remaja Rosdakarya | 1995 | 2X4.13 | | Ibadah |
Kisah 25 Nabi dan Rasul | Rahimsyah | Terbit Terang | 1998 | 2X9.1 | | Kisah Nabi |
Sampan Terakhir | Kimin Sampurno | Cahaya Ilmu | 2001 | 813 | | Fiksi Indonesia |
Lautan Sajak | Sejara Wiguna | Cahaya Ilmu | 2005 | 811 | | Puisi |
Melodi Senja | Kamis Bilogi | Cahaya Ilmu | 2007 | 813 | | Fiksi Remaja |
Sepatu Dahlan | Khrisna Pabichara | Noura Books | 2012 | 813 | | Fiksi Indonesia |
Laki-Laki Harimau | Eka Kurniawan | Gramedia Pustaka Utama | 2004 | 813 | | Fiksi Indonesia |
`;

/** A school's library: the scored collection and what stands beside it. */
export function schoolCollection(): GivenBook[] {
  return [...scoredCollection(), ...parseBooks(LINES)];
}
