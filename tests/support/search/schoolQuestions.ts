import { parseByKind } from "./questions.js";

/** What a school types, and what has to be among the first three results. */
export interface SchoolQuestion {
  readonly kind: string;
  readonly text: string;
  /** Titles of which all have to be found; or one, where `isAny`. */
  readonly expected: readonly string[];
  readonly isAny: boolean;
  /** Whether the first of them has to be the first result. */
  readonly isFirst: boolean;
}

/** Of the questions, and as a share of them: fixed before any was asked. */
export const MIN_MET_SHARE = 0.92;

/** `=>` the first result, `->` within the first three: all that `;` joins, or one of those between `|`. */
const QUESTIONS = `
# typing
bumi man => Bumi Manusia
bumi cin => Bumi Cinta
negeri di uj => Negeri di Ujung Tanduk
sang pem => Sang Pemimpi
sang alk => Sang Alkemis
sirkus po => Sirkus Pohon
rindu -> Rindu
hafalan sha => Hafalan Shalat Delisa
gadis p => Gadis Pantai
gadis kr => Gadis Kretek
daun yang ja => Daun yang Jatuh Tak Pernah Membenci Angin
cantik it => Cantik Itu Luka
orang orang bi => Orang-Orang Biasa
sejarah ke => Sejarah Kebudayaan Islam Kelas VII
layar ter => Layar Terkembang
pangeran c => Pangeran Cilik
hujan bu => Hujan Bulan Juni
cinta da => Cinta dalam Gelas
kamus bahasa ja => Kamus Bahasa Jawa Indonesia
matematika untuk smp kelas vi -> Matematika untuk SMP Kelas VII; Matematika untuk SMP Kelas VIII
salah p => Salah Pilih
tata bo => Tata Boga Jilid 1
# school forms
ips -> Ilmu Pengetahuan Sosial untuk SMP Kelas IX
ips kelas 9 -> Ilmu Pengetahuan Sosial untuk SMP Kelas IX
ipa kelas 7 -> Ilmu Pengetahuan Alam untuk SMP Kelas VII
pjok -> Pendidikan Jasmani, Olahraga, dan Kesehatan
penjaskes -> Pendidikan Jasmani, Olahraga, dan Kesehatan
sbdp -> Seni Budaya dan Prakarya Kelas VI
sbdp kelas 6 -> Seni Budaya dan Prakarya Kelas VI
plh -> Pendidikan Lingkungan Hidup Kelas V
osis -> Panduan Organisasi Siswa Intra Sekolah
pmr -> Palang Merah Remaja Madya
uks -> Usaha Kesehatan Sekolah
lks bahasa jawa -> Lembar Kerja Siswa Bahasa Jawa
ppkn kelas 10 -> Pendidikan Pancasila dan Kewarganegaraan Kelas X
pkn -> Pendidikan Pancasila dan Kewarganegaraan Kelas X
pai kelas x -> Pendidikan Agama Islam dan Budi Pekerti Kelas X
ski kelas 7 -> Sejarah Kebudayaan Islam Kelas VII
tik kelas ix -> Teknologi Informasi dan Komunikasi Kelas IX
kbbi -> Kamus Besar Bahasa Indonesia
tkj -> Teknik Komputer dan Jaringan Dasar
uud 1945 -> Undang-Undang Dasar Negara Republik Indonesia Tahun 1945
# kept as typed
salah asuhan -> Salah Asuhan
kimia kebahagiaan -> Kimia Kebahagiaan
danur -> Danur
laki laki harimau -> Laki-Laki Harimau
belenggu -> Belenggu
sepatu dahlan -> Sepatu Dahlan
max havelaar -> Max Havelaar
lupus -> Lupus: Tangkaplah Daku Kau Kujitak
boyman -> Boyman: Ragam Latih Pramuka
nasreddin hoja -> Nasreddin Hoja: Kisah-Kisah Jenaka
edensor hirata -> Edensor
halliday fisika -> Fisika Dasar
tan malaka -> Madilog; Menuju Republik Indonesia
prayitno konseling -> Bimbingan dan Konseling di Sekolah
madilog tan malaka -> Madilog
kancil buaya -> Kancil dan Buaya
# slips
cerita si lamn -> Cerita Si Lamin
sejara indonesia lama -> Sedjarah Indonesia Lama
bilogi campbell -> Biologi Campbell Jilid 1
kimin kebahagiaan -> Kimia Kebahagiaan
kamis inggris indonesia -> Kamus Inggris Indonesia
bahaya meroko -> Bahaya Merokok
ronggeng duku paruk -> Ronggeng Dukuh Paruk
cantik itu lukka -> Cantik Itu Luka
pendidikan karaker bangsa -> Pendidikan Karakter Bangsa
ekonomi mkro sukirno -> Pengantar Ilmu Ekonomi
kerajaan majaphit -> Kerajaan Majapahit
bulutangkis untuk semua -> Bulu Tangkis untuk Semua
menangam sayuran -> Menanam Sayuran Hidroponik
gempa dan gunng api -> Gempa dan Gunung Api
dasar genetka -> Dasar-Dasar Genetika
andera hirata orang biasa -> Orang-Orang Biasa
habibie dan ainnun -> Habibie dan Ainun
layar terkmbang -> Layar Terkembang
# topic
pencernaan manusia -> Sistem Pencernaan Kita
fotosintesis -> Tumbuhan Hijau dan Cahaya
cerita seram -> Danur
novel mengharukan -> Surat Kecil untuk Tuhan
novel horor -> Danur
cerita detektif -> Penelusuran Benang Merah
cerita lucu -> Lupus: Tangkaplah Daku Kau Kujitak
dinosaurus -> Zaman Purba
kupu kupu -> Mengenal Serangga
planet -> Tata Surya dan Jagat Raya
alat pernapasan manusia -> Tubuh Manusia dan Cara Kerjanya
gunung meletus -> Gempa dan Gunung Api
ramalan cuaca -> Cuaca dan Iklim Kita
rangkaian listrik -> Listrik dan Magnet untuk Remaja
persamaan kuadrat -> Aljabar Itu Mudah
kubus dan balok -> Bangun Ruang dan Bangun Datar
daur ulang plastik -> Sampah Jadi Berkah
pewarisan sifat -> Dasar-Dasar Genetika
resep kue -> Seni Memasak Nusantara
budidaya cabai -> Menanam Sayuran Hidroponik
servis motor -> Merawat Sepeda Motor
bullying -> Menyikapi Perundungan
masa pubertas -> Cerdas Menghadapi Pubertas
rokok -> Bahaya Merokok
borobudur -> Candi-Candi di Jawa
silat -> Pencak Silat
belajar coding -> Pemrograman Python untuk Pemula
pembukuan keuangan -> Akuntansi Keuangan Lembaga
tata cara wudu -> Tuntunan Shalat Lengkap
kisah para nabi -> Kisah 25 Nabi dan Rasul
zat adiktif -> Narkoba dan Remaja
peribahasa dan pantun -> Kumpulan Pantun Nusantara
# known as
pram -> Bumi Manusia | Gadis Pantai | Cerita dari Blora | Jejak Langkah | Rumah Kaca | Anak Semua Bangsa | Panggil Aku Kartini Saja
buya hamka falsafah hidup -> Falsafah Hidup
hamka falsafah hidup -> Falsafah Hidup
gus dur -> Tuhan Tidak Perlu Dibela
bung karno -> Di Bawah Bendera Revolusi | Bung Karno Penyambung Lidah Rakyat | Sukarno: Biografi Politik
bung hatta -> Mohammad Hatta: Untuk Negeriku
multatuli -> Max Havelaar
cak nun -> Slilit Sang Kiai
gus mus -> Lukisan Kaligrafi
dee lestari -> Perahu Kertas; Filosofi Kopi: Kumpulan Cerita dan Prosa
kang abik -> Ayat-Ayat Cinta | Ketika Cinta Bertasbih | Bumi Cinta
si binatang jalang -> Aku Ini Binatang Jalang
imam ghazali -> Ihya Ulumuddin | Kimia Kebahagiaan | Bidayatul Hidayah
rowling cuckoo galbraith -> Panggilan Sang Burung Tekukur
samuel clemens -> Petualangan Tom Sawyer
soewardi soerjaningrat -> Ki Hajar Dewantara
pak habibie -> Habibie dan Ainun
ahmad sukarno revolusi -> Di Bawah Bendera Revolusi
eric blair -> Peternakan Hewan
douwes dekker max havelaar -> Max Havelaar
sutan ibrahim madilog -> Madilog
ibu kartini -> Habis Gelap Terbitlah Terang | Panggil Aku Kartini Saja
# joined
bumimanusiapramoedya -> Bumi Manusia
negerilimamenara -> Negeri 5 Menara
negeri5menara -> Negeri 5 Menara
pendidikanagamaislam -> Pendidikan Agama Islam dan Budi Pekerti Kelas X
sejarahkebudayaanislam -> Sejarah Kebudayaan Islam Kelas VII
habisgelapterbitlahterang -> Habis Gelap Terbitlah Terang
ayatayatcinta -> Ayat-Ayat Cinta
daunyangjatuh -> Daun yang Jatuh Tak Pernah Membenci Angin
kamusbesarbahasaindonesia -> Kamus Besar Bahasa Indonesia
ketikacintabertasbih -> Ketika Cinta Bertasbih
hujanbulanjuni -> Hujan Bulan Juni
akuinibinatangjalang -> Aku Ini Binatang Jalang
cantikituluka -> Cantik Itu Luka
timunmas dan butoijo -> Timun Mas dan Buto Ijo
dibawahlindungankabah -> Di Bawah Lindungan Ka'bah
ilmupengetahuanalam -> Ilmu Pengetahuan Alam untuk SMP Kelas VII
suratkeciluntuktuhan -> Surat Kecil untuk Tuhan
cutnyakdien -> Cut Nyak Dien
matiketawa carapesantren -> Mati Ketawa Cara Pesantren
ronggengdukuhparuk -> Ronggeng Dukuh Paruk
`;

export const schoolQuestions: readonly SchoolQuestion[] = parseByKind(QUESTIONS, (kind, line) => {
  const [, text = "", sign, expected = ""] = /^(.*?) (=>|->) (.*)$/u.exec(line) ?? [];
  const isAny = expected.includes(" | ");
  return { kind, text, expected: expected.split(isAny ? " | " : "; "), isAny, isFirst: sign === "=>" };
});
