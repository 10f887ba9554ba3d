/** What a notice's sentence may name in braces, by what it tells. */
const NOTICE_FIELDS = {
  due_soon: ["judul", "nama", "jatuh_tempo"],
  overdue: ["judul", "nama", "jatuh_tempo", "hari_terlambat", "denda"],
  ready: ["judul", "nama", "disimpan_sampai"],
  expired: ["judul", "nama", "disimpan_sampai"],
  lost: ["judul", "nama"],
  suggestion: ["judul", "nama", "status", "alasan"],
  guardian_letter: ["nama", "kelas", "wali", "jumlah_buku", "denda"],
} as const;

type TemplateKind = keyof typeof NOTICE_FIELDS;
type NoticeField = (typeof NOTICE_FIELDS)[TemplateKind][number];
/** Null where there is nothing to say of it. */
export type NoticeValues = Readonly<Partial<Record<NoticeField, string | null>>>;

/** What is written until a library says it in its own words. */
export const DEFAULT_NOTICE_TEXTS: Readonly<Record<TemplateKind, string>> = {
  due_soon: "Buku “{judul}” jatuh tempo {jatuh_tempo}. Mohon dikembalikan tepat waktu, atau perpanjang di Profil Saya.",
  overdue:
    "Buku “{judul}” jatuh tempo {jatuh_tempo} dan terlambat {hari_terlambat} hari" +
    "[, denda sampai hari ini {denda}]. Mohon segera dikembalikan.",
  ready: "Buku “{judul}” siap diambil dan disimpan sampai {disimpan_sampai}.",
  expired: "Buku “{judul}” tidak diambil sampai {disimpan_sampai}, jadi reservasinya berakhir.",
  lost: "Buku “{judul}” tercatat hilang. Jika ditemukan, bawa ke perpustakaan; jika tidak, tanyakan cara menggantinya.",
  suggestion: "Buku “{judul}” yang Anda usulkan sekarang berstatus “{status}”.[ Keterangan: {alasan}]",
  guardian_letter:
    "Dengan hormat, kami beri tahukan bahwa {nama}[ dari kelas {kelas}] belum mengembalikan {jumlah_buku} buku " +
    "perpustakaan yang sudah lewat jatuh tempo. Mohon bantuan Bapak/Ibu agar bukunya segera dikembalikan" +
    "[; denda sampai hari ini {denda}].",
};

/** What a text must name, so that nobody asks which book, or whose. */
const NEEDED: Readonly<Record<TemplateKind, { readonly field: NoticeField; readonly what: string }>> = {
  due_soon: { field: "judul", what: "bukunya" },
  overdue: { field: "judul", what: "bukunya" },
  ready: { field: "judul", what: "bukunya" },
  expired: { field: "judul", what: "bukunya" },
  lost: { field: "judul", what: "bukunya" },
  suggestion: { field: "judul", what: "bukunya" },
  guardian_letter: { field: "nama", what: "anaknya" },
};

const FIELD = /\{([^{}]*)\}/gu;
/** A part in brackets, left out where a field within it has no value; such parts are not nested. */
const OPTIONAL = /\[([^[\]]*)\]/u;

export function fieldsOf(kind: TemplateKind): readonly string[] {
  return NOTICE_FIELDS[kind].map((field) => `{${field}}`);
}

/** What is wrong with a text and how to mend it; null where nothing is. */
export function noticeTextProblem(kind: TemplateKind, text: string): string | null {
  const known = fieldsOf(kind);
  const unknown = [...text.matchAll(FIELD)].map(([field]) => field).find((field) => !known.includes(field));
  if (unknown !== undefined) return `Isian ${unknown} tidak dikenal. Pakai ${known.join(", ")}.`;
  const parts = text.split(OPTIONAL);
  if (parts.some((part) => /[{}[\]]/u.test(part.replace(FIELD, "")))) {
    return "Setiap tanda { atau [ harus ditutup dengan } atau ], tanpa [ di dalam [.";
  }
  const always = parts.filter((_part, index) => index % 2 === 0).join("");
  const { field, what } = NEEDED[kind];
  return always.includes(`{${field}}`) ? null : `Sebutkan ${what} dengan {${field}}, di luar tanda [ ].`;
}

/** The sentence: fields filled in once, and what stands in brackets left out where one of its fields has no value. */
export function fillNoticeText(text: string, values: NoticeValues): string {
  const valueOf = (field: string) => values[field as NoticeField] ?? null;
  const fill = (part: string) => part.replace(FIELD, (_whole, field: string) => valueOf(field) ?? "");
  const isWhole = (part: string) => [...part.matchAll(FIELD)].every(([, field = ""]) => valueOf(field) !== null);
  return text
    .split(OPTIONAL)
    .map((part, index) => (index % 2 === 0 || isWhole(part) ? fill(part) : ""))
    .join("");
}
