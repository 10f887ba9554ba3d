/**
 * What no rule can tell. Words and phrases are folded, a line's first one is what the others are found by.
 * Every line costs a look at each word that is indexed: a rule is better than a line.
 */
const SPELLINGS = `
hadis hadith hadeeth hadits
hadis ahadits
salat solat
muhammad mohammad mohamad mohamed mohammed muhammed
quran koran kuran quraan
usman uthman
ramadan romadhon romadlon ramadzan ramadlan romadon
rasul rosul rasulullah rosulullah
sirah siroh
saleh salih soleh
sedekah sodaqoh shodaqoh shadaqah sadaqah sodakoh
syekh syeikh sheikh shaykh syaikh
sakinah sakina
khusyuk khusyu khusuk khusu
makrifat marifat
iktikaf itikaf
makmum mamum
filsafat filosofi falsafah
ensiklopedi ensiklopedia encyclopedia
risiko resiko
praktik praktek
apotek apotik
atlet atlit
analisis analisa
hipotesis hipotesa
metode metoda
objek obyek
subjek subyek
november nopember
nasihat nasehat
napas nafas
kuitansi kwitansi
kualitas kwalitas
teknik tehnik
teknologi tehnologi
sistem sistim
telur telor
karier karir
komik comic comics
cirebon ceribon
syair sair
`;

/** Abbreviations and their meaning, names of school subjects in two languages. */
const SYNONYMS = `
cerpen; cerita pendek
ham; hak asasi manusia; hak hak asasi manusia
ipa; ilmu pengetahuan alam
ips; ilmu pengetahuan sosial
pkn; ppkn; pendidikan kewarganegaraan; pendidikan pancasila dan kewarganegaraan; pendidikan pancasila
pai; pendidikan agama islam
ski; sejarah kebudayaan islam
pjok; penjas; penjaskes; penjasorkes; pendidikan jasmani; pendidikan jasmani olahraga dan kesehatan
tik; teknologi informasi dan komunikasi; teknologi informasi komunikasi
kbbi; kamus besar bahasa indonesia
uud; undang undang dasar
nkri; negara kesatuan republik indonesia
ri; republik indonesia
uu; undang undang
kti; karya tulis ilmiah
kir; karya ilmiah remaja
bk; bimbingan konseling; bimbingan dan konseling
lks; lembar kerja siswa
sd; sekolah dasar
smp; sekolah menengah pertama
sma; sekolah menengah atas
smk; sekolah menengah kejuruan
un; ujian nasional
pmi; palang merah indonesia
p3k; pertolongan pertama pada kecelakaan
ppr; pekerjaan rumah
hki; haki; hak kekayaan intelektual
sdm; sumber daya manusia
bbm; bahan bakar minyak
pbb; perserikatan bangsa bangsa
pki; partai komunis indonesia
wni; warga negara indonesia
warganegara; warga negara
ptk; penelitian tindakan kelas
osis; organisasi siswa intra sekolah
saw; shallallahu alaihi wasallam
matematika; mathematics; math; mtk
fisika; physics
biologi; biology
kimia; chemistry
ekonomi; economics
geografi; geography
sosiologi; sociology
tumbuhan; tanaman
sastra; kesusastraan; kesusasteraan; susastra; susastera; literature
kumcer; kumpulan cerita pendek; kumpulan cerpen
kamus; dictionary
inggris; english
indonesia; indonesian
jepang; japan; japanese
sejarah; history
agama; religion
komputer; computer
olahraga; olah raga; sport; sports
musik; music
orangtua; orang tua
gunungapi; gunung api; gunung berapi
`;

/** Words that many searches have and few titles mean: they exclude no book, and count where they are found. */
const EMPTY_WORDS = `
buku novel karya karangan tulisan pengarang penulis penerbit terbitan judul berjudul tentang mengenai seputar cara
yang di ke dan dari untuk pada dalam dengan oleh atau itu ini adalah apa apakah bagaimana
the of a an and in on to for by with al el an nur sang si
pdf ebook download gratis sinopsis resensi rangkuman ringkasan makalah tahun isbn ddc klasifikasi
mau cari mencari carikan nyari pinjam pinjem tolong ada saya aku min kak gimana dong gak nggak ngga
bung buya kh prof dr drs
`;

const NUMBERS = "nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas".split(" ");

const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());

/** A word that is spelled as no rule foresees, and the usual spelling. */
export const curatedSpellings: ReadonlyMap<string, string> = new Map(
  lines(SPELLINGS).flatMap((line) => {
    const [usual = "", ...others] = line.split(" ");
    return others.map((other) => [other, usual] as const);
  }),
);

/** The words of each phrase, and the one word that stands for it and its likes. */
export const synonymPhrases: readonly { readonly words: readonly string[]; readonly meaning: string }[] = [
  ...lines(SYNONYMS).flatMap((line) => {
    const [meaning = "", ...others] = line.split("; ");
    return others.map((other) => ({ words: other.split(" "), meaning }));
  }),
  ...NUMBERS.map((word, number) => ({ words: [word], meaning: String(number) })),
  ...NUMBERS.slice(2, 10).map((word, place) => ({ words: [word, "belas"], meaning: String(place + 12) })),
];

export const emptyWords: ReadonlySet<string> = new Set(EMPTY_WORDS.trim().split(/\s+/u));
