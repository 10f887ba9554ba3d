import { SHORT_FORMS } from "./shortForms.js";

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

/** Words for the same, names of school subjects in two languages, and what is written in one word or in two. */
const SYNONYMS = `
matematika; mathematics; math; mtk
fisika; physics
biologi; biology
kimia; chemistry
ekonomi; economics
geografi; geography
sosiologi; sociology
tumbuhan; tanaman
sastra; kesusastraan; kesusasteraan; susastra; susastera; literature
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
warganegara; warga negara
airterjun; air terjun
asmaulhusna; asmaul husna
beasiswa; bea siswa
bolabasket; bola basket
bolavoli; bola voli
budipekerti; budi pekerti
bulutangkis; bulu tangkis
dasawarsa; dasa warsa
dukacita; duka cita
ibukota; ibu kota
kacamata; kaca mata
kerjasama; kerja sama
lalulintas; lalu lintas
lokakarya; loka karya
mancanegara; manca negara
narasumber; nara sumber
pancaindera; pancaindra; panca indera; panca indra
pascasarjana; pasca sarjana
pencaksilat; pencak silat
peribahasa; peri bahasa
rumahsakit; rumah sakit
saputangan; sapu tangan
senirupa; seni rupa
senitari; seni tari
sepakbola; sepak bola
sukacita; suka cita
sukarela; suka rela
sumberdaya; sumber daya
tanggungjawab; tanggung jawab
tatabahasa; tata bahasa
tataboga; tata boga
tatabusana; tata busana
tatakrama; tata krama
tatanegara; tata negara
tatarias; tata rias
tatasurya; tata surya
tatatertib; tata tertib
tenismeja; tenis meja
terimakasih; terima kasih
ulangtahun; ulang tahun
wiraswasta; wira swasta
wirausaha; wira usaha
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

/** In the order of what they count. */
export const numerals = "nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas".split(" ");

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

const shortFormLines = lines(SHORT_FORMS).map((line) => {
  const [spellings = "", sign, meanings = ""] = line.split(/ ([=~]) /u);
  return { spellings: spellings.split(" "), meanings: meanings.split("; "), isSynonym: sign === "=" };
});

/** Every short form of the list; none of them is taken for a slip. */
export const shortForms: ReadonlySet<string> = new Set(shortFormLines.flatMap(({ spellings }) => spellings));

/** Names of the same; all of them are found by the first. */
const synonyms: readonly (readonly string[])[] = [
  ...lines(SYNONYMS).map((line) => line.split("; ")),
  ...shortFormLines.flatMap(({ spellings, meanings, isSynonym }) => (isSynonym ? [[...spellings, ...meanings]] : [])),
];

interface SynonymPhrase {
  readonly words: readonly string[];
  /** The one word that stands for it and its likes. */
  readonly meaning: string;
  /** What else it is called. */
  readonly likes: readonly string[];
}

export const synonymPhrases: readonly SynonymPhrase[] = [
  ...synonyms.flatMap((names) =>
    names.map((name) => ({
      words: name.split(" "),
      meaning: names[0] ?? name,
      likes: names.filter((other) => other !== name),
    })),
  ),
  ...numerals.map((word, number) => ({ words: [word], meaning: String(number), likes: [] })),
  ...numerals.slice(2, 10).map((word, place) => ({ words: [word, "belas"], meaning: String(place + 12), likes: [] })),
];

export const emptyWords: ReadonlySet<string> = new Set(EMPTY_WORDS.trim().split(/\s+/u));
