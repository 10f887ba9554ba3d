/** What a pupil or a teacher types, and what has to be found first. */
export interface Question {
  readonly kind: string;
  readonly text: string;
  /** Titles that have to be among the first results. */
  readonly expected: readonly string[];
  /** Whether the first of them has to be the first result. */
  readonly isFirst: boolean;
}

/** A question of an export, whose first results must all meet a rule. */
export interface RuledQuestion {
  readonly kind: string;
  readonly text: string;
  /** What title, authors and subjects together have to contain, folded. */
  readonly rule: RegExp;
}

/** Under each kind: a question, then what has to be found (`=>` the first result, `->` among the first). */
const QUESTIONS = `
# exact
laskar pelangi => Laskar Pelangi
bumi => Bumi
hujan => Hujan
ayah => Ayah
tentang kamu => Tentang Kamu
novel tanpa nama => Novel tanpa Nama
di bawah lindungan ka'bah => Di Bawah Lindungan Ka'bah
the hobbit => The Hobbit
ham => HAM dalam Konstitusi; Hak Asasi Manusia dan Pluralisme Agama
buku harian => Buku Harian Seorang Guru
pulang leila => Pulang
kimia sma => Kimia untuk SMA Kelas XI
# doubled
ayat ayat cinta => Ayat-Ayat Cinta
ayat-ayat cinta => Ayat-Ayat Cinta
undang undang dasar 1945 => Undang-Undang Dasar Negara Republik Indonesia Tahun 1945
pejuang pejuang kemerdekaan => Pejuang-Pejuang Kemerdekaan
novel ayat ayat cinta => Ayat-Ayat Cinta
ayat ayat cinta tere liye => Ayat-Ayat Cinta
# joined
5cm => 5 cm
5 cm => 5 cm
ayatayat cinta => Ayat-Ayat Cinta
tottochan => Totto-chan: Gadis Cilik di Jendela
totto chan => Totto-chan: Gadis Cilik di Jendela
alquran kontemporer => Tafsir al-Quran Kontemporer
kelas10 sejarah => Sejarah Indonesia untuk SMA Kelas X
undangundang dasar => Undang-Undang Dasar Negara Republik Indonesia Tahun 1945
# extra words
buku novel karya tere liye -> Negeri Para Bedebah; Tentang Kamu; Hujan
novel bumi manusia => Bumi Manusia
buku tentang narkoba => Narkoba dan Remaja
novel dilan => Dilan 1990
cara memasak => Seni Memasak Nusantara
buku matematika kelas 7 => Matematika untuk SMP Kelas VII
pengarang andrea hirata -> Laskar Pelangi; Sang Pemimpi; Edensor; Ayah
buku yang berjudul negeri 5 menara => Negeri 5 Menara
novel karangan pidi baiq => Dilan 1990
buku terbitan erlangga -> Biologi Campbell Jilid 1; Geografi Kelas XI
komik detektif conan => Detektif Conan 1
saya mencari buku tentang tata surya => Tata Surya dan Jagat Raya
min ada novel dilan nggak => Dilan 1990
# author and title
bumi tere liye => Bumi
perpustakaan ada bumi manusia => Bumi Manusia
laskar pelangi andrea hirata => Laskar Pelangi
hirata edensor => Edensor
tere liye bumi => Bumi
hamka tasawuf => Tasawuf Modern
harry potter rowling -> Harry Potter dan Batu Bertuah; Harry Potter and the Chamber of Secrets
pramoedya rumah kaca => Rumah Kaca
# spelling
sholat -> Mukjizat Sholat Malam; Tuntunan Shalat Lengkap; Salat Khusyuk
shalat -> Mukjizat Sholat Malam; Tuntunan Shalat Lengkap; Salat Khusyuk
salat khusuk => Salat Khusyuk
solat malam => Mukjizat Sholat Malam
fiqih -> Fikih Sunnah; Fiqh Islam; Fiqih Wanita; Fiqh Prioritas
fiqh wanita => Fiqih Wanita
fikih prioritas => Fiqh Prioritas
hadist arbain => Hadis Arba'in Nawawi
ulumul hadis => Ulumul Hadits
hadits -> Ulumul Hadits; Hadis Arba'in Nawawi
alquran -> Membumikan Al-Qur'an; Tafsir al-Quran Kontemporer
quran -> Membumikan Al-Qur'an; Tafsir al-Quran Kontemporer
al qur'an -> Membumikan Al-Qur'an; Tafsir al-Quran Kontemporer
sukarno -> Di Bawah Bendera Revolusi; Sukarno: Biografi Politik
soekarno -> Di Bawah Bendera Revolusi; Sukarno: Biografi Politik
suharto => Soeharto: Pikiran, Ucapan dan Tindakan Saya
qaradhawi -> Halal dan Haram dalam Islam; Fiqh Prioritas
qardhawi -> Halal dan Haram dalam Islam; Fiqh Prioritas
qaradawi -> Halal dan Haram dalam Islam; Fiqh Prioritas
ghazali -> Ihya Ulumuddin; Kimia Kebahagiaan
akidah akhlak => Aqidah Akhlak Kelas VIII
dzikir doa => Panduan Zikir dan Doa
ramadan => Indahnya Ramadhan di Rumah Kita
romadhon => Indahnya Ramadhan di Rumah Kita
tenggelamnya kapal van der wijck => Tenggelamnja Kapal van der Wijck
sejarah indonesia lama => Sedjarah Indonesia Lama
cerita panji => Tjerita Pandji dalam Perbandingan
si dul anak jakarta => Si Doel Anak Djakarta
abdul muis => Salah Asuhan
pramudya ananta tur -> Bumi Manusia; Rumah Kaca
khairil anwar => Aku Ini Binatang Jalang
muhammad hatta => Mohammad Hatta: Untuk Negeriku
siroh nabawiyah => Sirah Nabawiyah
filsafat teras => Filosofi Teras
# forms
baca pikiran => Cara Cepat Membaca Pikiran
membaca -> Cara Cepat Membaca Pikiran; Bacaan Anak Saleh
bacaan => Bacaan Anak Saleh; Cara Cepat Membaca Pikiran
masak => Seni Memasak Nusantara
menulis cerpen => Belajar Menulis Cerita Pendek
pejuang kemerdekaan => Pejuang-Pejuang Kemerdekaan
berjuang -> Perjuangan Rakyat Surabaya; Pejuang-Pejuang Kemerdekaan
pemimpin nabi => Kepemimpinan Nabi
ensiklopedia sains => Ensiklopedi Sains untuk Pelajar
# synonyms
kumpulan cerpen -> Filosofi Kopi: Kumpulan Cerita dan Prosa
hak asasi manusia -> HAM dalam Konstitusi; Hak Asasi Manusia dan Pluralisme Agama
ipa kelas 7 => Ilmu Pengetahuan Alam untuk SMP Kelas VII
ips kelas 9 => Ilmu Pengetahuan Sosial untuk SMP Kelas IX
kbbi => Kamus Besar Bahasa Indonesia
pkn kelas 10 => Pendidikan Pancasila dan Kewarganegaraan Kelas X
pjok => Pendidikan Jasmani, Olahraga, dan Kesehatan
pai kelas x => Pendidikan Agama Islam dan Budi Pekerti Kelas X
ski kelas 7 => Sejarah Kebudayaan Islam Kelas VII
tik kelas 9 => Teknologi Informasi dan Komunikasi Kelas IX
uud 1945 => Undang-Undang Dasar Negara Republik Indonesia Tahun 1945
# numbers
matematika kelas 8 => Matematika untuk SMP Kelas VIII
matematika kelas viii => Matematika untuk SMP Kelas VIII
sejarah nasional indonesia jilid 3 => Sejarah Nasional Indonesia Jilid III
biologi jilid i => Biologi Campbell Jilid 1
kelas 12 fisika => Fisika untuk SMA Kelas XII
negeri lima menara => Negeri 5 Menara
2 garis biru => Dua Garis Biru
bahasa indonesia kelas dua belas => Bahasa Indonesia: Kelas XII
tafsir al azhar juz 3 => Tafsir Al-Azhar Juz III
# fields
balai pustaka siti nurbaya => Siti Nurbaya
penerbit republika -> Pulang; Tentang Kamu
tetralogi buru -> Bumi Manusia; Rumah Kaca; Jejak Langkah
novel laut 2017 => Laut Bercerita
2x4.12 -> Salat Khusyuk; Tuntunan Shalat Lengkap
641.5 => Seni Memasak Nusantara
9793062797 => Laskar Pelangi
979-3062-79-7 => Laskar Pelangi
978-602-03-3295-6 => Bumi
6020332950 => Bumi
979-655-851-3 => Harry Potter dan Batu Bertuah
tere liye 2014 => Bumi
# slips
laskar pelanggi => Laskar Pelangi
harry poter -> Harry Potter dan Batu Bertuah; Harry Potter and the Chamber of Secrets
matimatika kelas 7 => Matematika untuk SMP Kelas VII
sejarha dunia => Sejarah Dunia yang Disembunyikan
pramodya bumi manusia => Bumi Manusia
filosofi kopy => Filosofi Kopi: Kumpulan Cerita dan Prosa
laskarpelangi => Laskar Pelangi
bumimanusia => Bumi Manusia
tereliye hujan => Hujan
# fewer words
laskar pelangi tere liye => Laskar Pelangi
sang pemimpi tere liye => Sang Pemimpi
pahlawan sudirman xyz => Jenderal Soedirman
jendral sudirman => Jenderal Soedirman
fisika dasar untuk mahasiswa => Fisika Dasar
cara budidaya ikan lele di kolam terpal => Budidaya Ikan Lele
kumpulan dongeng kancil dan buaya lengkap => Kancil dan Buaya
tanaman obat keluarga => Tumbuhan Obat Keluarga
cerita rakyat malin kundang anak durhaka => Malin Kundang: Cerita Rakyat dari Sumatera Barat
makalah tata surya => Tata Surya dan Jagat Raya
pdf atomic habits indonesia => Atomic Habits: Perubahan Kecil yang Memberikan Hasil Luar Biasa
dunia shopie => Dunia Sophie
# prefixes
lask pel => Laskar Pelangi
pramoed -> Bumi Manusia; Rumah Kaca
matemat kelas 10 => Matematika untuk SMA Kelas X
dunia soph => Dunia Sophie
`;

export const questions: readonly Question[] = parseByKind(QUESTIONS, (kind, line) => {
  const [, text = "", sign, expected = ""] = /^(.*?) (=>|->) (.*)$/u.exec(line) ?? [];
  return { kind, text, expected: expected.split(";").map((title) => title.trim()), isFirst: sign === "=>" };
});

/** Under each kind: a question `~~` what title, authors and subjects of its first results contain. */
const RULED_QUESTIONS = `
# exact
ayat ayat cinta ~~ ayat.* cinta
sejarah umat islam ~~ umat.* islam|islam.* umat
ketika cinta bertasbih ~~ ketika cinta bertasbih
sepatu dahlan ~~ sepatu dahlan
ekonomi islam ~~ ekonomi.* islam|islam.* ekonomi
hamka ~~ hamka
# joined
ayatayat cinta ~~ ayat.* cinta
tereliye ~~ liye
alquran ~~ al ?qur.?an|quran|koran
# extra words
novel karya tere liye ~~ liye
buku karangan hamka ~~ hamka
buku tentang puasa ~~ puasa|shaum|ramadh?an
buku sejarah nabi ~~ nabi|rasul|muhammad
novel tere liye ~~ liye
cara shalat ~~ sh?[oa]lat
kitab tafsir ~~ tafsir
# author and title
pramoedya bumi manusia ~~ toer.*|pramoedya
fiqh prioritas qardhawi ~~ prioritas
andrea hirata sirkus pohon ~~ sirkus pohon
gladwell outliers ~~ outliers
# spelling
sholat ~~ sh?[oa]lat
salat ~~ sh?[oa]lat
fikih ~~ fi[kq]i?h|feki|fiki
fiqh wanita ~~ (fi[kq]i?h|fiki).*(wanita|perempuan)|wanita.*fi[kq]i?h
hadist ~~ had(i|ee)[st]|hadith
hadis nabi ~~ hadi
qaradhawi ~~ qara?dh?a?wi
qordhowi ~~ qara?dh?a?wi
soekarno ~~ s(oe|u)karno
sukarno ~~ s(oe|u)karno
gazali ~~ gh?[ao]zali
alghazali ~~ gh?[ao]zali
zikir ~~ d?z?ikir
akidah ~~ a[kq]idah?
tasauf ~~ tasaw?uf
syiah ~~ s[yj]?h?i.?ah?
muhamad ~~ m[uo]hamm?[ae]d
sirah nabawiyah ~~ sirah?
ramadan ~~ r[ao]madh?lan|r[ao]madh?[ao]n
ibnu rusyd ~~ rusyd|rusjd|rush
# forms
berdakwah ~~ da.?wah
menikah ~~ nikah
kepemimpinan ~~ pemimpin|pimpin|leader
pernikahan ~~ nikah|kawin
# synonyms
ham ~~ ham|hak asasi|hak hak asasi
sirah nabi muhammad ~~ muhammad|nabi|sirah|rasul
# numbers
tempo 2016 ~~ tempo
ketika cinta bertasbih 2 ~~ ketika cinta bertasbih
bahasa arab kelas 11 ~~ arab
# fields
2x6.3 ~~ ekonomi|bank|uang|bisnis|zakat|riba|dagang|islam
tere liye republika ~~ liye
mizan hijrah ~~ hijrah|islam
9786022914099 ~~ sirkus pohon
6022914094 ~~ sirkus pohon
# slips
qardawi ~~ qara?dh?a?wi
ekonmi islam ~~ ekonomi
pramudya ananta toer ~~ toer
habiburahman el shirazi ~~ shirazy
tafsri jalalain ~~ tafsir
sejarah indnesia ~~ indonesia
andrea hrata ~~ hirata
# fewer words
ayat ayat cinta tere liye ~~ ayat ayat cinta|liye
tafsir al misbah quraish shihab jilid 1 ~~ shihab|misbah|mishbah|tafsir
makalah hukum perkawinan dalam islam lengkap ~~ kawin|nikah|hukum
rangkuman filsafat barat modern ~~ filsafat
sinopsis novel negeri 5 menara ahmad fuadi ~~ menara|fuadi
`;

export const ruledQuestions: readonly RuledQuestion[] = parseByKind(RULED_QUESTIONS, (kind, line) => {
  const [text = "", rule = ""] = line.split(" ~~ ");
  return { kind, text, rule: new RegExp(rule, "u") };
});

/** The lines of a list, each with the kind above it. */
export function parseByKind<Parsed>(text: string, parse: (kind: string, line: string) => Parsed): Parsed[] {
  let kind = "";
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("# ")) {
        kind = line.slice(2);
        return [];
      }
      return [parse(kind, line)];
    });
}
