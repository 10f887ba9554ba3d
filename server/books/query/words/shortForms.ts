/**
 * The short forms of Indonesian schools and libraries, and what each stands for. Left are spellings of one short form,
 * right its meanings, the usual one first. `~` instead of `=`: the short form is an everyday word or a name as well, so
 * that it does not find what has the meaning. None of them is ever taken for a slip.
 */
export const SHORT_FORMS = `
ipa = ilmu pengetahuan alam
ips = ilmu pengetahuan sosial
ipas = ilmu pengetahuan alam dan sosial
pkn ppkn pkwn = pendidikan pancasila dan kewarganegaraan; pendidikan kewarganegaraan; pendidikan pancasila
pmp = pendidikan moral pancasila
pai = pendidikan agama islam
paibp = pendidikan agama islam dan budi pekerti
pabp = pendidikan agama dan budi pekerti
pak = pendidikan agama kristen
ski = sejarah kebudayaan islam
spi = sejarah peradaban islam
pjok penjas penjaskes penjasorkes penjasor = pendidikan jasmani olahraga dan kesehatan; pendidikan jasmani
sbdp = seni budaya dan prakarya
sbk = seni budaya dan keterampilan
senbud = seni budaya
pkwu = prakarya dan kewirausahaan
pkk = pemberdayaan kesejahteraan keluarga; pembinaan kesejahteraan keluarga
plh = pendidikan lingkungan hidup
plbj = pendidikan lingkungan dan budaya jakarta
klh = kementerian lingkungan hidup
tik = teknologi informasi dan komunikasi; teknologi informasi komunikasi
tkj = teknik komputer dan jaringan; teknik komputer jaringan
rpl = rekayasa perangkat lunak
dkv = desain komunikasi visual
tkr = teknik kendaraan ringan
tsm = teknik sepeda motor
akl = akuntansi dan keuangan lembaga
otkp = otomatisasi dan tata kelola perkantoran
mplb = manajemen perkantoran dan layanan bisnis
mtk ~ matematika
bind = bahasa indonesia
bing = bahasa inggris
bsunda = bahasa sunda
bjawa = bahasa jawa
bk = bimbingan konseling; bimbingan dan konseling
bp ~ bimbingan dan penyuluhan
mulok = muatan lokal
mapel = mata pelajaran
btq = baca tulis quran; baca tulis al quran
tpq = taman pendidikan quran; taman pendidikan al quran
tpa ~ tes potensi akademik
mdta = madrasah diniyah takmiliyah awaliyah
paud = pendidikan anak usia dini
aud = anak usia dini
tk = taman kanak kanak
kb ~ kelompok bermain
ra ~ raudhatul athfal
sd = sekolah dasar
sdn = sekolah dasar negeri
sdit = sekolah dasar islam terpadu
mi ~ madrasah ibtidaiyah
smp = sekolah menengah pertama
smpn = sekolah menengah pertama negeri
mts = madrasah tsanawiyah
mtsn = madrasah tsanawiyah negeri
sma = sekolah menengah atas
sman = sekolah menengah atas negeri
ma ~ madrasah aliyah
man ~ madrasah aliyah negeri
smk = sekolah menengah kejuruan
smkn = sekolah menengah kejuruan negeri
slb = sekolah luar biasa
abk = anak berkebutuhan khusus
pkbm = pusat kegiatan belajar masyarakat
sltp = sekolah lanjutan tingkat pertama
slta = sekolah lanjutan tingkat atas
stm = sekolah teknik menengah
pgsd = pendidikan guru sekolah dasar
pgmi = pendidikan guru madrasah ibtidaiyah
ptn = perguruan tinggi negeri
iain = institut agama islam negeri
uin = universitas islam negeri
kemdikbud kemendikbud = kementerian pendidikan dan kebudayaan
depdikbud = departemen pendidikan dan kebudayaan
depdiknas = departemen pendidikan nasional
kemenag = kementerian agama
disdik = dinas pendidikan
uusisdiknas = undang undang sistem pendidikan nasional
sisdiknas = sistem pendidikan nasional
bos ~ bantuan operasional sekolah
kip = kartu indonesia pintar
pip = program indonesia pintar
ktsp = kurikulum tingkat satuan pendidikan
kbk = kurikulum berbasis kompetensi
cbsa = cara belajar siswa aktif
kurtilas k13 = kurikulum 2013
kurmer kumer = kurikulum merdeka
ikm ~ implementasi kurikulum merdeka
p5 = proyek penguatan profil pelajar pancasila
rpp = rencana pelaksanaan pembelajaran
prota = program tahunan
promes prosem = program semester
kkm = kriteria ketuntasan minimal
kktp = kriteria ketercapaian tujuan pembelajaran
kd ~ kompetensi dasar
ki ~ kompetensi inti
sk ~ standar kompetensi
skl = standar kompetensi lulusan
skkd = standar kompetensi dan kompetensi dasar
atp = alur tujuan pembelajaran
cp ~ capaian pembelajaran
lks = lembar kerja siswa
lkpd = lembar kerja peserta didik
kbm = kegiatan belajar mengajar
pbm = proses belajar mengajar
pjj = pembelajaran jarak jauh
pbl = pembelajaran berbasis masalah
ctl = pembelajaran kontekstual
paikem pakem = pembelajaran aktif inovatif kreatif efektif dan menyenangkan
phb = penilaian hasil belajar
ph ~ penilaian harian
uh = ulangan harian
uts = ujian tengah semester; ulangan tengah semester
uas = ujian akhir semester; ulangan akhir semester
ukk = ulangan kenaikan kelas
pts ~ penilaian tengah semester
pas ~ penilaian akhir semester
pat ~ penilaian akhir tahun
sts = sumatif tengah semester
sas ~ sumatif akhir semester
un unas = ujian nasional
unbk = ujian nasional berbasis komputer
us ~ ujian sekolah
usbn = ujian sekolah berstandar nasional
uan = ujian akhir nasional
ebtanas = evaluasi belajar tahap akhir nasional
ebta = evaluasi belajar tahap akhir
akm = asesmen kompetensi minimum
anbk = asesmen nasional berbasis komputer
tka = tes kemampuan akademik
hots = keterampilan berpikir tingkat tinggi
snbp = seleksi nasional berdasarkan prestasi
snbt = seleksi nasional berdasarkan tes
snpmb = seleksi nasional penerimaan mahasiswa baru
snmptn = seleksi nasional masuk perguruan tinggi negeri
sbmptn = seleksi bersama masuk perguruan tinggi negeri
utbk = ujian tulis berbasis komputer
spmb = sistem penerimaan murid baru
ppdb = penerimaan peserta didik baru
cpns = calon pegawai negeri sipil
pns = pegawai negeri sipil
asn = aparatur sipil negara
pppk = pegawai pemerintah dengan perjanjian kerja
osn = olimpiade sains nasional
ksn = kompetisi sains nasional
ksm = kompetisi sains madrasah
o2sn = olimpiade olahraga siswa nasional
fls2n = festival lomba seni siswa nasional
lcc = lomba cerdas cermat
mtq = musabaqah tilawatil quran
kir = karya ilmiah remaja
kti = karya tulis ilmiah
ptk = penelitian tindakan kelas
ukg = uji kompetensi guru
ppg = pendidikan profesi guru
kkg = kelompok kerja guru
mgmp = musyawarah guru mata pelajaran
nisn = nomor induk siswa nasional
nis = nomor induk siswa
nuptk = nomor unik pendidik dan tenaga kependidikan
npsn = nomor pokok sekolah nasional
dapodik = data pokok pendidikan
osis = organisasi siswa intra sekolah
mpk = majelis perwakilan kelas
mpls = masa pengenalan lingkungan sekolah
mos ~ masa orientasi siswa
ldk ldks = latihan dasar kepemimpinan; latihan dasar kepemimpinan siswa
pmr = palang merah remaja
pmi = palang merah indonesia
uks = usaha kesehatan sekolah
pks ~ patroli keamanan sekolah
paskibra paskibraka = pasukan pengibar bendera; pasukan pengibar bendera pusaka
rohis = kerohanian islam
ekskul eskul = ekstrakurikuler
pensi ~ pentas seni
pkl = praktik kerja lapangan; praktik kerja industri
prakerin = praktik kerja industri
bkk = bursa kerja khusus
ppr = pekerjaan rumah
perpus = perpustakaan
perpusnas = perpustakaan nasional
perpusda = perpustakaan daerah
tbm = taman bacaan masyarakat
gls = gerakan literasi sekolah
gln = gerakan literasi nasional
kbbi = kamus besar bahasa indonesia
eyd = ejaan yang disempurnakan
puebi = pedoman umum ejaan bahasa indonesia
spok = subjek predikat objek keterangan
cerpen = cerita pendek
cergam = cerita bergambar
cerber = cerita bersambung
kumcer = kumpulan cerita pendek; kumpulan cerpen
ham = hak asasi manusia; hak hak asasi manusia
uud = undang undang dasar
uu = undang undang
nkri = negara kesatuan republik indonesia
ri = republik indonesia
wni = warga negara indonesia
wna = warga negara asing
pbb = perserikatan bangsa bangsa
pki = partai komunis indonesia
bpupki = badan penyelidik usaha usaha persiapan kemerdekaan indonesia
ppki = panitia persiapan kemerdekaan indonesia
tni = tentara nasional indonesia
polri = kepolisian negara republik indonesia
kpk = komisi pemberantasan korupsi
mpr = majelis permusyawaratan rakyat
dpr = dewan perwakilan rakyat
apbn = anggaran pendapatan dan belanja negara
bumn = badan usaha milik negara
bumdes = badan usaha milik desa
umkm = usaha mikro kecil dan menengah
hki haki = hak kekayaan intelektual
sdm = sumber daya manusia
sda = sumber daya alam
bbm = bahan bakar minyak
p3k = pertolongan pertama pada kecelakaan
napza = narkotika psikotropika dan zat adiktif
kdrt = kekerasan dalam rumah tangga
phbs = perilaku hidup bersih dan sehat
dbd = demam berdarah dengue; demam berdarah
toga ~ tanaman obat keluarga
iptek = ilmu pengetahuan dan teknologi
imtaq imtak = iman dan takwa
kkn ~ kuliah kerja nyata
saw = shallallahu alaihi wasallam
swt ~ subhanahu wa taala
`;
