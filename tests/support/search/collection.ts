import type { GivenBook } from "../givenBooks.js";

/** title | authors; … | publisher | year | class | series | subjects; … | isbn: what a school library might hold. */
const LINES = `
Laskar Pelangi | Andrea Hirata | Bentang Pustaka | 2005 | 813 | Tetralogi Laskar Pelangi | Fiksi Indonesia | 979-3062-79-7
Sang Pemimpi | Andrea Hirata | Bentang Pustaka | 2006 | 813 | Tetralogi Laskar Pelangi | Fiksi Indonesia |
Edensor | Andrea Hirata | Bentang Pustaka | 2007 | 813 | Tetralogi Laskar Pelangi | Fiksi Indonesia |
Ayah | Andrea Hirata | Bentang Pustaka | 2015 | 813 | | Fiksi Indonesia |
Ayat-Ayat Cinta | Habiburrahman El Shirazy | Republika | 2004 | 813 | | Novel Islami |
Ketika Cinta Bertasbih | Habiburrahman El Shirazy | Republika | 2007 | 813 | | Novel Islami |
Ayat Suci tentang Cinta Ibu | Siti Rahma | Cahaya Ilmu | 2012 | 2X1.2 | | Akhlak |
Kumpulan Ayat Cinta Kasih | Budi Santoso | Cahaya Ilmu | 2010 | 2X1.2 | | Akhlak |
5 cm | Donny Dhirgantoro | Grasindo | 2005 | 813 | | Fiksi Indonesia |
Bumi | Tere Liye | Gramedia Pustaka Utama | 2014 | 813 | Bumi | Fiksi Indonesia | 978-602-03-3295-6
Bulan | Tere Liye | Gramedia Pustaka Utama | 2015 | 813 | Bumi | Fiksi Indonesia |
Matahari | Tere Liye | Gramedia Pustaka Utama | 2016 | 813 | Bumi | Fiksi Indonesia |
Hujan | Tere Liye | Gramedia Pustaka Utama | 2016 | 813 | | Fiksi Indonesia |
Pulang | Tere Liye | Republika | 2015 | 813 | | Fiksi Indonesia |
Tentang Kamu | Tere Liye | Republika | 2016 | 813 | | Fiksi Indonesia |
Negeri Para Bedebah | Tere Liye | Gramedia Pustaka Utama | 2012 | 813 | | Fiksi Indonesia |
Pulang | Leila S. Chudori | Kepustakaan Populer Gramedia | 2012 | 813 | | Fiksi Indonesia |
Laut Bercerita | Leila S. Chudori | Kepustakaan Populer Gramedia | 2017 | 813 | | Fiksi Indonesia |
Bumi Manusia | Pramoedya Ananta Toer | Hasta Mitra | 1980 | 813 | Tetralogi Buru | Fiksi Indonesia |
Anak Semua Bangsa | Pramoedya Ananta Toer | Hasta Mitra | 1981 | 813 | Tetralogi Buru | Fiksi Indonesia |
Jejak Langkah | Pramoedya Ananta Toer | Hasta Mitra | 1985 | 813 | Tetralogi Buru | Fiksi Indonesia |
Rumah Kaca | Pramoedya Ananta Toer | Hasta Mitra | 1988 | 813 | Tetralogi Buru | Fiksi Indonesia |
Negeri 5 Menara | Ahmad Fuadi | Gramedia Pustaka Utama | 2009 | 813 | | Novel Islami |
Ranah 3 Warna | Ahmad Fuadi | Gramedia Pustaka Utama | 2011 | 813 | | Novel Islami |
Perahu Kertas | Dewi Lestari | Bentang Pustaka | 2009 | 813 | | Fiksi Indonesia |
Filosofi Kopi: Kumpulan Cerita dan Prosa | Dewi Lestari | Truedee Books | 2006 | 813 | | Cerita Pendek |
Dilan 1990 | Pidi Baiq | Pastel Books | 2014 | 813 | | Fiksi Remaja |
Dua Garis Biru | Lucia Priandarini | Gramedia Pustaka Utama | 2019 | 813 | | Fiksi Remaja |
Siti Nurbaya | Marah Rusli | Balai Pustaka | 1922 | 813 | | Sastra Klasik |
Tenggelamnja Kapal van der Wijck | Hamka | Balai Poestaka | 1938 | 813 | | Sastra Klasik |
Di Bawah Lindungan Ka'bah | Hamka | Balai Pustaka | 1938 | 813 | | Sastra Klasik |
Tasawuf Modern | Hamka | Pustaka Panjimas | 1939 | 2X5.2 | | Tasawuf |
Salah Asuhan | Abdoel Moeis | Balai Pustaka | 1928 | 813 | | Sastra Klasik |
Azab dan Sengsara | Merari Siregar | Balai Pustaka | 1920 | 813 | | Sastra Klasik |
Robohnya Surau Kami | A. A. Navis | Gramedia Pustaka Utama | 1986 | 813 | | Cerita Pendek |
Sepotong Senja untuk Pacarku | Seno Gumira Ajidarma | Gramedia Pustaka Utama | 2002 | 813 | | Cerita Pendek |
Belajar Menulis Cerita Pendek | Rina Kartika | Cahaya Ilmu | 2011 | 808.3 | | Kepenulisan |
Hujan Bulan Juni | Sapardi Djoko Damono | Grasindo | 1994 | 811 | | Puisi |
Aku Ini Binatang Jalang | Chairil Anwar | Gramedia Pustaka Utama | 1986 | 811 | | Puisi |
Buku Harian Seorang Guru | Wahyu Utomo | Cahaya Ilmu | 2013 | 371.1 | | Guru |
Madilog | Tan Malaka | Narasi | 1943 | 146 | | Filsafat |
Di Bawah Bendera Revolusi | Soekarno | Panitia Penerbit | 1959 | 320.9598 | | Politik Indonesia |
Sukarno: Biografi Politik | Bob Hering | Hasta Mitra | 2003 | 923 | | Biografi |
Soeharto: Pikiran, Ucapan dan Tindakan Saya | G. Dwipayana | Citra Lamtoro | 1989 | 923 | | Biografi |
Mohammad Hatta: Untuk Negeriku | Mohammad Hatta | Kompas | 2011 | 923 | | Biografi |
Sedjarah Indonesia Lama | Sanoesi Pane | Balai Poestaka | 1950 | 959.8 | | Sejarah Indonesia |
Sejarah Indonesia untuk SMA Kelas X | Restu Gunawan | Kementerian Pendidikan dan Kebudayaan | 2017 | 959.8 | Kurikulum 2013 | Sejarah |
Sejarah Indonesia untuk SMA Kelas XI | Sardiman | Kementerian Pendidikan dan Kebudayaan | 2017 | 959.8 | Kurikulum 2013 | Sejarah |
Sejarah Nasional Indonesia Jilid II | Marwati Djoened | Balai Pustaka | 1984 | 959.8 | | Sejarah Indonesia |
Sejarah Nasional Indonesia Jilid III | Marwati Djoened | Balai Pustaka | 1984 | 959.8 | | Sejarah Indonesia |
Sejarah Dunia yang Disembunyikan | Jonathan Black | Alvabet | 2015 | 909 | | Sejarah Dunia |
Sejarah Kebudayaan Islam Kelas VII | Fida Abdilah | Kementerian Agama | 2019 | 2X9 | | Sejarah Islam |
Sirah Nabawiyah | Shafiyyurrahman Al-Mubarakfuri | Pustaka Al-Kautsar | 1997 | 2X9.12 | | Sejarah Nabi |
Matematika untuk SMP Kelas VII | Abdur Rahman As'ari | Kementerian Pendidikan dan Kebudayaan | 2017 | 510 | Kurikulum 2013 | Matematika |
Matematika untuk SMP Kelas VIII | Abdur Rahman As'ari | Kementerian Pendidikan dan Kebudayaan | 2017 | 510 | Kurikulum 2013 | Matematika |
Matematika untuk SMA Kelas X | Bornok Sinaga | Kementerian Pendidikan dan Kebudayaan | 2016 | 510 | Kurikulum 2013 | Matematika |
Fisika Dasar | Halliday | Erlangga | 2010 | 530 | | Fisika |
Fisika untuk SMA Kelas XII | Marthen Kanginan | Erlangga | 2013 | 530 | | Fisika |
Kimia untuk SMA Kelas XI | Unggul Sudarmo | Erlangga | 2013 | 540 | | Kimia |
Biologi Campbell Jilid 1 | Neil Campbell | Erlangga | 2008 | 570 | | Biologi |
Ilmu Pengetahuan Alam untuk SMP Kelas VII | Wahono Widodo | Kementerian Pendidikan dan Kebudayaan | 2016 | 507 | | Ilmu Pengetahuan Alam |
Ilmu Pengetahuan Sosial untuk SMP Kelas IX | Iwan Setiawan | Kementerian Pendidikan dan Kebudayaan | 2016 | 300 | | Ilmu Pengetahuan Sosial |
Pendidikan Pancasila dan Kewarganegaraan Kelas X | Nuryadi | Kementerian Pendidikan dan Kebudayaan | 2017 | 370.11 | | Kewarganegaraan |
Pendidikan Jasmani, Olahraga, dan Kesehatan | Sumaryoto | Kementerian Pendidikan dan Kebudayaan | 2017 | 613.7 | | Olahraga |
Pendidikan Agama Islam dan Budi Pekerti Kelas X | Nelty Khairiyah | Kementerian Pendidikan dan Kebudayaan | 2017 | 2X7.3 | | Pendidikan Agama Islam |
Bahasa Indonesia: Kelas XII | Maman Suryaman | Kementerian Pendidikan dan Kebudayaan | 2018 | 499.221 | | Bahasa Indonesia |
Kamus Besar Bahasa Indonesia | Tim Penyusun Kamus | Balai Pustaka | 1988 | 499.221 3 | | Kamus |
Kamus Inggris Indonesia | John M. Echols; Hassan Shadily | Gramedia Pustaka Utama | 1975 | 423 | | Kamus |
English Grammar in Use | Raymond Murphy | Cambridge University Press | 2012 | 425 | | Bahasa Inggris |
Harry Potter dan Batu Bertuah | J. K. Rowling | Gramedia Pustaka Utama | 2000 | 823 | Harry Potter | Fiksi Inggris | 979-655-851-3
Harry Potter and the Chamber of Secrets | J. K. Rowling | Bloomsbury | 1998 | 823 | Harry Potter | Fiksi Inggris |
The Hobbit | J. R. R. Tolkien | Allen & Unwin | 1937 | 823 | | Fiksi Inggris |
Totto-chan: Gadis Cilik di Jendela | Tetsuko Kuroyanagi | Gramedia Pustaka Utama | 1985 | 895.6 | | Fiksi Jepang |
Detektif Conan 1 | Aoyama Gosho | Elex Media Komputindo | 1996 | 741.5 | Detektif Conan | Komik |
Dunia Sophie | Jostein Gaarder | Mizan | 1996 | 839.8 | | Filsafat |
Atomic Habits: Perubahan Kecil yang Memberikan Hasil Luar Biasa | James Clear | Gramedia Pustaka Utama | 2019 | 158.1 | | Pengembangan Diri |
Filosofi Teras | Henry Manampiring | Kompas | 2018 | 188 | | Filsafat |
Habis Gelap Terbitlah Terang | R. A. Kartini | Balai Pustaka | 1938 | 920 | | Emansipasi Wanita |
Tuntunan Shalat Lengkap | Moh. Rifa'i | Toha Putra | 1976 | 2X4.12 | | Ibadah |
Salat Khusyuk | Abu Sangkan | Baitul Ihsan | 2005 | 2X4.12 | | Ibadah |
Mukjizat Sholat Malam | Sallamah Muhammad | Mizan | 2009 | 2X4.12 | | Ibadah |
Panduan Zikir dan Doa | Muhammad Arifin Ilham | Hikmah | 2006 | 2X4.2 | | Ibadah |
Fikih Sunnah | Sayyid Sabiq | Cakrawala | 2008 | 2X4 | | Fikih |
Fiqh Islam | Sulaiman Rasjid | Sinar Baru Algensindo | 1994 | 2X4 | | Fikih |
Fiqih Wanita | Ibrahim Muhammad Al-Jamal | Asy-Syifa | 1986 | 2X4 | | Fikih |
Hadis Arba'in Nawawi | Imam Nawawi | Al-I'tishom | 2008 | 2X2 | | Hadis |
Ulumul Hadits | Nawir Yuslem | Mutiara Sumber Widya | 2001 | 2X2 | | Ilmu Hadits |
Membumikan Al-Qur'an | M. Quraish Shihab | Mizan | 1992 | 2X1.1 | | Tafsir |
Tafsir al-Quran Kontemporer | Aam Amiruddin | Khazanah Intelektual | 2005 | 2X1.3 | | Tafsir |
Tafsir Al-Azhar Juz III | Hamka | Pustaka Panjimas | 1983 | 2X1.3 | | Tafsir |
Tafsir Al-Azhar Juz XIX | Hamka | Pustaka Panjimas | 1983 | 2X1.3 | | Tafsir |
Jenderal Soedirman | Sulistyo Basoki | Angkasa | 1990 | 923 | | Pahlawan |
Suherman dan Kawan | Rina Suherman | Angkasa | 1991 | 813 | | Fiksi Indonesia |
Halal dan Haram dalam Islam | Yusuf Qardhawi | Bina Ilmu | 1993 | 2X4 | | Fikih |
Fiqh Prioritas | Yusuf al-Qaradhawi | Robbani Press | 1996 | 2X4 | | Fikih |
Ihya Ulumuddin | Imam al-Ghazali | Republika | 2011 | 2X5 | | Akhlak |
Kimia Kebahagiaan | Al-Ghozali | Mizan | 1984 | 2X5 | | Akhlak |
Aqidah Akhlak Kelas VIII | Fahrul Usmi | Kementerian Agama | 2019 | 2X3 | | Akidah |
Ilmu Tajwid Praktis | Abdul Aziz | Cahaya Ilmu | 2003 | 2X1.11 | | Tajwid |
Indahnya Ramadhan di Rumah Kita | Asma Nadia | Republika | 2014 | 2X4.13 | | Puasa |
Hak Asasi Manusia dan Pluralisme Agama | Imam Mawardi | PKSM | 1997 | 323 | | Hak Asasi Manusia |
HAM dalam Konstitusi | Bagir Manan | Alumni | 2001 | 323 | | Hukum |
Hamlet | William Shakespeare | Pustaka Jaya | 1976 | 822 | | Drama |
Hamil Sehat | Dokter Sari | Puspa Swara | 2008 | 618 | | Kesehatan |
Undang-Undang Dasar Negara Republik Indonesia Tahun 1945 | MPR RI | Sekretariat Jenderal MPR RI | 2012 | 342 | | Hukum |
Cara Cepat Membaca Pikiran | Dedi Susanto | Cahaya Ilmu | 2012 | 153 | | Psikologi |
Bacaan Anak Saleh | Tim Edukasi | Cahaya Ilmu | 2010 | 028.5 | | Bacaan Anak |
Seni Memasak Nusantara | Rudy Choirudin | Cahaya Ilmu | 2009 | 641.5 | | Masakan |
Perjuangan Rakyat Surabaya | Frederick William | Visimedia | 2010 | 959.8 | | Sejarah |
Pejuang-Pejuang Kemerdekaan | Anhar Gonggong | Visimedia | 2014 | 920 | | Pahlawan |
Kepemimpinan Nabi | Ahmad Zain | Cahaya Ilmu | 2015 | 2X6 | | Pemimpin |
Ensiklopedi Sains untuk Pelajar | Tim Lentera | Lentera Abadi | 2007 | 503 | | Ensiklopedia |
Tata Surya dan Jagat Raya | Bambang Hidayat | Cahaya Ilmu | 2011 | 523 | | Astronomi |
Tumbuhan Obat Keluarga | Hembing Wijayakusuma | Puspa Swara | 1995 | 615 | | Tanaman Obat |
Budidaya Ikan Lele | Khairul Amri | Agromedia | 2008 | 639 | | Perikanan |
Asal Usul Kota Banyuwangi | Kak Thifa | Cahaya Ilmu | 2008 | 398.2 | | Cerita Rakyat |
Malin Kundang: Cerita Rakyat dari Sumatera Barat | A. A. Navis | Grasindo | 2004 | 398.2 | | Cerita Rakyat |
Kancil dan Buaya | Tira Ikranegara | Serba Jaya | 2000 | 398.2 | | Dongeng |
Si Doel Anak Djakarta | Aman Datuk Madjoindo | Balai Poestaka | 1932 | 813 | | Bacaan Anak |
Tjerita Pandji dalam Perbandingan | R. M. Ng. Poerbatjaraka | Gunung Agung | 1968 | 398.2 | | Sastra Jawa |
Teknologi Informasi dan Komunikasi Kelas IX | Henry Pandia | Erlangga | 2006 | 004 | | Komputer |
Belajar Sendiri Microsoft Excel 2010 | Jubilee Enterprise | Elex Media Komputindo | 2010 | 005.54 | | Komputer |
Pengantar Ilmu Ekonomi | Sadono Sukirno | Rajawali Pers | 2004 | 330 | | Ekonomi |
Geografi Kelas XI | Yasinto Sindhu | Erlangga | 2016 | 910 | | Geografi |
Sosiologi: Suatu Pengantar | Soerjono Soekanto | Rajawali Pers | 1990 | 301 | | Sosiologi |
Novel tanpa Nama | Duong Thu Huong | Yayasan Obor | 2003 | 895.9 | | Fiksi Vietnam |
Petunjuk Karya Ilmiah Remaja | Totok Djuroto | Cahaya Ilmu | 2003 | 808 | | Kepenulisan |
Narkoba dan Remaja | Subagyo Partodiharjo | Esensi | 2006 | 362.29 | | Narkoba |
`;

/** The demonstration library over which the score of the search is taken, the same at each run. */
export function scoredCollection(): GivenBook[] {
  return parseBooks(LINES);
}

/** Books of lines like those above. */
export function parseBooks(lines: string): GivenBook[] {
  return lines.trim().split("\n").map(parseBook);
}

function parseBook(line: string): GivenBook {
  const [title = "", authors = "", publisher = "", year = "", code = "", series = "", subjects = "", isbn = ""] = line
    .split("|")
    .map((cell) => cell.trim());
  return {
    title,
    by: cellValues(authors),
    publisher: publisher || null,
    publishYear: year ? Number(year) : null,
    classification: code ? { code } : null,
    seriesTitle: series || null,
    subjects: cellValues(subjects),
    isbn: isbn || null,
  };
}

function cellValues(cell: string): string[] {
  return cell
    .split(";")
    .map((value) => value.trim())
    .filter((value) => value !== "");
}
