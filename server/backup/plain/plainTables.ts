import type { Told } from "./plainColumns.js";

interface PlainTable {
  readonly about: Told;
  /** Columns that say here what their name alone does not. */
  readonly columns?: Readonly<Record<string, Told>>;
  /** Columns that stay here, and why, though others of the name go. */
  readonly leftOut?: Readonly<Record<string, string>>;
}

/** The tables that are the library's, in the order of the file; a test asks for every new one. */
export const PLAIN_TABLES: Readonly<Record<string, PlainTable>> = {
  books: { about: ["judul buku dan bahan lain", "titles of books and other material"] },
  copies: {
    about: ["eksemplar tiap judul", "the copies of each title"],
    columns: {
      status: [
        "available tersedia, repair diperbaiki, reference_only hanya dibaca di tempat, lost hilang, withdrawn ditarik",
        "available, repair, reference_only (not for loan), lost or withdrawn",
      ],
      price: ["harga dalam rupiah, jika berbeda dari bukunya", "the price in rupiah, where it is not its book's"],
      location_id: ["lokasi, jika berbeda dari bukunya", "the location, where it is not its book's"],
      category_id: ["kategori, jika berbeda dari bukunya", "the category, where it is not its book's"],
      call_number: ["nomor panggil, jika berbeda dari bukunya", "the call number, where it is not its book's"],
    },
  },
  authors: {
    about: ["penulis: orang dan badan", "authors: people and organisations"],
    columns: { kind: ["person orang, organisation badan", "person or organisation"] },
  },
  author_variants: { about: ["nama lain para penulis", "other names of authors"] },
  book_authors: {
    about: ["penulis tiap judul", "the authors of each title"],
    columns: { role: ["peran: author penulis, editor, translator, …", "what they did: author, editor, translator, …"] },
  },
  subjects: { about: ["subjek", "subjects"] },
  book_subjects: { about: ["subjek tiap judul", "the subjects of each title"] },
  publishers: { about: ["penerbit", "publishers"] },
  categories: { about: ["kategori koleksi", "categories of the collection"] },
  classifications: { about: ["klasifikasi", "classes of the classification"] },
  locations: { about: ["lokasi dan rak", "locations and shelves"] },
  sources: { about: ["sumber perolehan", "sources of acquisition"] },
  book_files: { about: ["berkas digital tiap judul", "digital files of each title"] },
  book_file_readings: { about: ["berapa kali berkas dibuka, per hari", "how often files were opened, by day"] },
  member_kinds: { about: ["jenis anggota", "kinds of members"] },
  students: {
    about: ["anggota perpustakaan", "the members of the library"],
    columns: {
      status: [
        "active aktif, suspended diskors, graduated lulus, moved pindah",
        "active, suspended, graduated or moved",
      ],
    },
  },
  registrations: {
    about: ["pendaftaran anggota", "people who asked to become members"],
    columns: {
      state: ["waiting menunggu, accepted diterima, rejected ditolak", "waiting, accepted or rejected"],
    },
  },
  users: {
    about: ["akun petugas dan anggota, tanpa kata sandi", "accounts of librarians and members, without passwords"],
    columns: { role: ["admin, staff petugas, student anggota", "admin, staff or student (a member)"] },
  },
  library_roles: { about: ["peran petugas", "what librarians may do"] },
  loan_rules: { about: ["aturan peminjaman per jenis anggota dan kategori", "rules of lending by kind and category"] },
  borrowings: {
    about: ["peminjaman, dulu dan sekarang", "loans, past and present"],
    columns: {
      student_id: ["peminjam; kosong jika riwayatnya sudah dilupakan", "the borrower; empty once it is forgotten"],
    },
  },
  class_sets: { about: ["pinjaman satu kelas", "sets of copies lent to a class"] },
  ledger_entries: {
    about: ["tagihan dan pembayaran", "charges and payments"],
    columns: {
      kind: ["jenis catatan: charge tagihan, payment pembayaran, …", "charge, payment, waiver, refund or reversal"],
      charge_reason: ["alasan tagihan", "why it is charged"],
      settles_id: ["tagihan yang dibayar atau dibatalkan", "the entry that it settles or reverses"],
      receipt_id: ["catatan pertama dari kuitansi yang sama", "the first entry of the same receipt"],
    },
  },
  reservations: {
    about: ["reservasi", "reservations"],
    columns: {
      status: [
        "waiting menunggu, ready siap diambil, fulfilled diambil, expired lewat, cancelled dibatalkan",
        "waiting, ready, fulfilled, expired or cancelled",
      ],
      wanted_copy_id: ["eksemplar yang diminta; kosong jika yang mana saja", "the copy it is for; empty for any"],
      kept_copy_id: ["eksemplar yang disimpan di meja", "the copy that is kept"],
    },
  },
  in_house_uses: { about: ["buku yang dibaca di tempat", "books that were read in the library"] },
  clearance_letters: { about: ["surat bebas pustaka", "letters that nothing is owed"] },
  visits: {
    about: ["kunjungan", "visits"],
    columns: { kind: ["student anggota, guest tamu, class kelas", "student (a member), guest or class"] },
  },
  student_promotions: { about: ["kenaikan kelas", "ends of school years, when classes moved up"] },
  student_promotion_items: { about: ["anggota dalam kenaikan kelas", "what became of each member then"] },
  holidays: { about: ["hari libur", "days on which the library is closed"] },
  open_days: { about: ["hari yang tetap buka", "days on which it is open all the same"] },
  settings: { about: ["pengaturan yang berbeda dari bawaan", "settings that differ from their defaults"] },
  serials: { about: ["langganan terbitan berkala", "subscriptions to periodicals"] },
  serial_issues: {
    about: ["terbitan tiap langganan", "the issues of each subscription"],
    columns: {
      state: [
        "expected ditunggu, received diterima, skipped tidak terbit, missing tidak datang, claimed ditagih",
        "expected, received, skipped, missing or claimed",
      ],
    },
  },
  suggestions: { about: ["usulan buku", "books that were proposed"] },
  suggestion_votes: { about: ["anggota yang ikut mengusulkan", "members who want a proposed book too"] },
  reading_lists: { about: ["daftar bacaan", "reading lists"] },
  reading_list_items: { about: ["judul tiap daftar bacaan", "the titles of each reading list"] },
  stock_takes: { about: ["stok opname", "stock takes"] },
  stock_take_items: {
    about: ["eksemplar tiap stok opname", "the copies of each stock take"],
    columns: {
      status: ["keadaan saat dimulai", "the state when it began"],
      code: ["kode eksemplar", "the copy's barcode"],
    },
  },
  weedings: { about: ["penyiangan", "weedings"] },
  weeding_items: {
    about: ["eksemplar tiap penyiangan", "the copies of each weeding"],
    columns: { code: ["kode eksemplar", "the copy's barcode"] },
  },
  blog_posts: { about: ["tulisan di blog", "posts"] },
  e_resources: { about: ["sumber daya digital", "links to e-resources"] },
  accreditation_instruments: { about: ["instrumen akreditasi", "instruments of accreditation"] },
  accreditation_answers: { about: ["jawaban instrumen akreditasi", "answers to instruments of accreditation"] },
  search_counts: {
    about: ["pencarian yang sering", "what is often searched for"],
    columns: { name_key: ["kata yang dicari", "the words that were searched for"] },
  },
  unmet_searches: { about: ["pencarian tanpa hasil", "searches that found nothing"] },
  audit_entries: {
    about: ["catatan aktivitas: siapa mengubah apa", "the audit trail: who changed what"],
    columns: { address: ["alamat jaringan, maksimal 90 hari", "the network address, for 90 days"] },
  },
};

const WORK = "is a note of work that the product has done, of no worth elsewhere";
const SECRET = "opens something";
const DERIVED = "is counted or made of other tables";

/** The tables that stay, and why. */
export const LEFT_OUT_TABLES: Readonly<Record<string, string>> = {
  access_tokens: SECRET,
  activation_codes: SECRET,
  backups: WORK,
  bin_entries: "holds what was deleted, until it is gone",
  bin_moves: "holds what was deleted, until it is gone",
  blog_pictures: "the posts name their pictures themselves",
  book_imports: WORK,
  counters: DERIVED,
  cover_imports: WORK,
  cover_outcomes: WORK,
  desk_acts: WORK,
  installations: WORK,
  kept_apart: WORK,
  login_challenges: SECRET,
  login_throttles: WORK,
  move_in_records: WORK,
  move_ins: WORK,
  notice_messages: WORK,
  notices: WORK,
  outgoing_mails: WORK,
  password_resets: SECRET,
  recovery_codes: SECRET,
  releases: WORK,
  replacement_codes: WORK,
  second_factors: SECRET,
  sessions: SECRET,
  stock_take_shelves: DERIVED,
  stored_files: "the files themselves are in the folders, where they are asked for",
  student_import_rows: WORK,
  student_imports: WORK,
  vocabulary_words: DERIVED,
};
