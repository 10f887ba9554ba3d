import { z } from "zod";

import { type DescribedField, exceptFields, namesOf } from "../../platform/fields/describedField.js";
import { completeWebAddress } from "../../platform/validation/completeWebAddress.js";
import { optionalLine, optionalText, rupiah } from "../../platform/validation/fields.js";
import { isSecureAddress } from "../../platform/validation/isSecureAddress.js";
import { DIGITAL_FILE_ACCESS } from "../Book.entity.js";
import { BOOK_LIMITS } from "./bookLimits.js";
import { MATERIAL_KINDS } from "../../../common/materialKinds.js";
import type { BookValues } from "./NewBook.js";

interface BookField extends DescribedField {
  /** As it is filled in; null empties it. */
  readonly sent: { readonly input: z.ZodType; readonly says: string };
  readonly example: string | number | boolean | null;
  /** Whether the audit trail has its value. */
  readonly isAudited: boolean;
  /** What files call it. */
  readonly file?: {
    /** In forms, and in our own export unless that has a column of its own. */
    readonly label: string;
    /** What the report of refused rows writes over it, so that the import recognises it again. */
    readonly reportHeader: string;
    /** By which an import knows it: case, spaces, punctuation and text in brackets are ignored. */
    readonly headers: readonly string[];
    /** Read from a cell as it stands, up to so many letters; other programs' mistakes in it are corrected. */
    readonly maxLength?: number;
    /** A column of our own export under its label. */
    readonly isExported?: true;
  };
}

/** What a book's row shows to everybody. */
interface ShownBookField extends BookField {
  readonly says: string;
  readonly restSays?: string;
}

export const publishYear = z
  .int()
  .min(-9999)
  .refine(
    (year) => year !== 0 && year <= new Date().getUTCFullYear() + 1,
    "Periksa tahun ini. Jika tidak pasti, tulis seperti di bukunya.",
  );

export const SECURE_IMAGE = "Isi dengan alamat gambar yang diawali https://, tanpa nama pengguna dan kata sandi.";

/** A cover of another site, or one that was uploaded and is sent back as it was read. */
const imageUrl = optionalLine(500)
  .overwrite((address) => address && completeWebAddress(address))
  .refine(
    (address) =>
      address === null ||
      /^\/static\/covers\//u.test(address) ||
      isSecureAddress(address) ||
      // An http address from before https was required may be sent back unchanged: BookEditingService refuses new ones.
      /^http:\/\//iu.test(address),
    SECURE_IMAGE,
  );

/**
 * Each value of a book that people fill in is said here once: what both doors show and take, what files call it, and
 * whether the audit trail has it. A column without a line does not compile.
 */
export const shownBookFields = {
  title: {
    kind: "text",
    isNullable: false,
    says: "Title (judul).",
    // Each command says for itself whether it must be there.
    sent: { input: z.string(), says: "Title (judul)." },
    example: "Laskar Pelangi",
    isAudited: true,
    file: {
      label: "Judul",
      reportHeader: "judul",
      headers: ["title", "judul", "judul buku", "judul utama", "nama buku", "book title"],
      isExported: true,
    },
  },
  subtitle: {
    kind: "text",
    isNullable: true,
    says: "Subtitle (anak judul).",
    sent: { input: optionalLine(500), says: "Subtitle (anak judul)." },
    example: null,
    isAudited: true,
    file: {
      label: "Anak judul",
      reportHeader: "anak judul",
      headers: ["subtitle", "anak judul", "subjudul", "sub judul"],
      maxLength: 500,
      isExported: true,
    },
  },
  /** As typed, whatever its check digit says. */
  isbn: {
    kind: "text",
    isNullable: true,
    says: "ISBN as typed, also when its check digit is wrong.",
    restSays: "As typed, also when its check digit is wrong.",
    sent: { input: optionalLine(100), says: "As printed; a wrong check digit is a warning and no refusal." },
    example: "979-3062-79-7",
    isAudited: true,
    file: {
      label: "ISBN",
      reportHeader: "isbn",
      headers: ["isbn", "isbn issn", "no isbn", "nomor isbn", "isbn10"],
      isExported: true,
    },
  },
  publishPlace: {
    kind: "text",
    isNullable: true,
    says: "Place of publication (tempat terbit).",
    sent: { input: optionalLine(190), says: "Place of publication (tempat terbit)." },
    example: "Yogyakarta",
    isAudited: true,
    file: {
      label: "Tempat terbit",
      reportHeader: "tempat terbit",
      headers: ["publish place", "place name", "tempat terbit", "kota terbit", "kota", "tempat", "place"],
      maxLength: 190,
      isExported: true,
    },
  },
  /** Negative before the common era; null where the text is no year. */
  publishYear: {
    kind: "integer",
    isNullable: true,
    says: "Year of publication; negative before the common era; null when the text is no year.",
    restSays: "Negative before the common era; null when the text is no year.",
    sent: {
      input: publishYear.nullable(),
      says: "Year of publication; negative before the common era. Read from `publishYearText` unless given.",
    },
    example: 2005,
    isAudited: true,
    file: {
      label: "Tahun terbit",
      reportHeader: "tahun terbit",
      headers: [
        "publish year",
        "tahun terbit",
        "tahun",
        "year",
        "publication year",
        "original publication year",
        "thn terbit",
      ],
    },
  },
  publishYearText: {
    kind: "text",
    isNullable: true,
    says: "Year as typed: `2007`, `1342 H`.",
    restSays: "As typed: 2007, 1342 H.",
    sent: { input: optionalLine(100), says: "Year as printed: `2007`, `1342 H`; the year itself unless given." },
    example: "2005",
    isAudited: true,
  },
  edition: {
    kind: "text",
    isNullable: true,
    says: "Edition (edisi).",
    sent: { input: optionalLine(190), says: "Edition (edisi)." },
    example: "Cet. 1",
    isAudited: true,
    file: {
      label: "Edisi",
      reportHeader: "edisi",
      headers: ["edition", "edisi", "cetakan", "edisi cetakan"],
      maxLength: 190,
      isExported: true,
    },
  },
  physicalDescription: {
    kind: "text",
    isNullable: true,
    says: "Pages and size: `410 hlm; 20,5 cm`.",
    sent: { input: optionalLine(255), says: "Pages and size: `410 hlm; 20,5 cm`." },
    example: "xiv, 529 hlm.; 20,5 cm",
    isAudited: true,
    file: {
      label: "Deskripsi fisik",
      reportHeader: "deskripsi fisik",
      headers: [
        "physical description",
        "deskripsi fisik",
        "kolasi",
        "collation",
        "halaman",
        "jumlah halaman",
        "jml halaman",
        "pages",
        "tebal",
      ],
      maxLength: 255,
      isExported: true,
    },
  },
  seriesTitle: {
    kind: "text",
    isNullable: true,
    says: "Series (judul seri).",
    sent: { input: optionalLine(255), says: "Series (judul seri)." },
    example: null,
    isAudited: true,
    file: {
      label: "Judul seri",
      reportHeader: "judul seri",
      headers: ["series title", "series", "judul seri", "seri"],
      maxLength: 255,
      isExported: true,
    },
  },
  /** ISO 639-1 where the language has such a code, otherwise as typed. */
  language: {
    kind: "text",
    isNullable: false,
    says: "ISO 639-1 code where there is one: `id`, `en`.",
    restSays: "ISO 639-1 where there is such a code.",
    sent: {
      input: optionalLine(40),
      says: "ISO 639-1 code or an Indonesian or English name; `id` unless given.",
    },
    example: "id",
    isAudited: true,
    file: {
      label: "Bahasa",
      reportHeader: "bahasa",
      headers: ["language", "language name", "language code", "bahasa", "lang"],
      isExported: true,
    },
  },
  materialKind: {
    kind: MATERIAL_KINDS,
    isNullable: false,
    says: "What it is made of (jenis bahan).",
    restSays: "What it is made of (jenis bahan).",
    sent: { input: z.enum(MATERIAL_KINDS), says: "What it is made of (jenis bahan); `BOOK` unless given." },
    example: "book",
    isAudited: true,
    file: {
      label: "Jenis bahan",
      reportHeader: "jenis bahan",
      headers: ["material kind", "jenis bahan", "bentuk bahan", "bahan", "gmd", "gmd name", "material type"],
    },
  },
  isHidden: {
    kind: "boolean",
    isNullable: false,
    says: "Hidden from the catalogue: only who works at the library comes upon it.",
    restSays: "Hidden from the catalogue: only who works at the library comes upon it.",
    sent: { input: z.boolean(), says: "Hidden from the catalogue; false unless given." },
    example: false,
    isAudited: true,
    file: {
      label: "Tersembunyi",
      reportHeader: "tersembunyi",
      headers: ["is hidden", "hidden", "tersembunyi", "disembunyikan", "opac hide", "sembunyikan dari katalog"],
    },
  },
  callNumber: {
    kind: "text",
    isNullable: true,
    says: "What the spine says (no. panggil): `813 HIR l`.",
    sent: {
      input: optionalLine(100),
      says: "What the spine says (no. panggil); made of class, author and title unless given.",
    },
    example: "813 HIR l",
    isAudited: true,
    file: {
      label: "No. Panggil",
      reportHeader: "no panggil",
      headers: ["call number", "no panggil", "nomor panggil", "callnumber"],
      isExported: true,
    },
  },
  imageUrl: {
    kind: "text",
    isNullable: true,
    says: "Address of the cover (sampul), if there is one.",
    restSays: "Address of the cover.",
    sent: { input: imageUrl, says: "Address of a cover on another site: https. Own covers are uploaded." },
    example: "/static/covers/0f1e2d3c4b5a69788796a5b4c3d2e1f0-640.webp",
    isAudited: true,
    file: {
      label: "URL sampul",
      reportHeader: "url sampul",
      headers: ["image url", "image", "sampul", "gambar", "cover", "cover url", "url sampul", "alamat sampul"],
    },
  },
  digitalFileAccess: {
    kind: DIGITAL_FILE_ACCESS,
    isNullable: false,
    says: "Who may read the digital file.",
    restSays: "Who may read it; `members` have an account.",
    sent: {
      input: z.enum(DIGITAL_FILE_ACCESS),
      says: "Who may read the digital file; `PUBLIC` unless given.",
    },
    example: "public",
    isAudited: true,
    file: {
      label: "Akses berkas digital",
      reportHeader: "akses berkas digital",
      headers: ["digital file access", "pembaca berkas digital", "akses berkas digital"],
    },
  },
} as const satisfies Readonly<Record<string, ShownBookField>>;

/** What each door shows in its own way: read separately, and not shown to everybody. */
const heldBackFields = {
  description: {
    kind: "text",
    isNullable: true,
    sent: { input: optionalText(BOOK_LIMITS.descriptionCharacters), says: "Summary, plain text." },
    example: "Sepuluh anak Belitung dan sekolah mereka.",
    isAudited: true,
    file: {
      label: "Deskripsi",
      reportHeader: "deskripsi",
      headers: ["description", "deskripsi", "ringkasan", "abstrak", "sinopsis", "notes", "catatan", "summary"],
      isExported: true,
    },
  },
  /** Whole rupiah. */
  price: {
    kind: "integer",
    isNullable: true,
    sent: { input: rupiah.nullable(), says: "Price of a copy in whole rupiah." },
    example: 79_000,
    isAudited: true,
    file: {
      label: "Harga",
      reportHeader: "harga",
      headers: ["price", "harga", "harga buku", "harga satuan"],
      isExported: true,
    },
  },
} as const satisfies Readonly<Record<string, BookField>>;

export const bookFields = { ...shownBookFields, ...heldBackFields } satisfies Readonly<
  Record<keyof BookValues, BookField>
>;

type BookFields = typeof bookFields;
type BookFieldName = keyof BookFields;
const described: Readonly<Record<BookFieldName, BookField>> = bookFields;

/** What both commands take; of the title each says for itself whether it must be there. */
export const sentBook = exceptFields(bookFields, "title");

/** What files call each. */
type FileName = {
  [Name in BookFieldName]: BookFields[Name] extends { readonly file: object } ? Name : never;
}[BookFieldName];
export const bookFileColumns = Object.fromEntries(
  namesOf(described).flatMap((name) => {
    const { file } = described[name];
    return file ? [[name, { label: file.label, reportHeader: file.reportHeader, headers: file.headers }]] : [];
  }),
) as unknown as {
  readonly [Name in FileName]: Pick<NonNullable<BookField["file"]>, "label" | "reportHeader" | "headers">;
};

/** What an import reads as it stands. */
type AsItStands = {
  [Name in BookFieldName]: BookFields[Name] extends { readonly file: { readonly maxLength: number } } ? Name : never;
}[BookFieldName];
export const READ_AS_IT_STANDS = namesOf(described).flatMap((name) => {
  const maxLength = described[name].file?.maxLength;
  return maxLength === undefined ? [] : [{ name: name as AsItStands, maxLength }];
});

/** What our own list of books has under its label. */
type ExportedName = {
  [Name in BookFieldName]: BookFields[Name] extends { readonly file: { readonly isExported: true } } ? Name : never;
}[BookFieldName];
export const EXPORTED_BOOK_NAMES = namesOf(described).filter((name): name is ExportedName =>
  Boolean(described[name].file?.isExported),
);

/** Of which the audit trail has the value. */
export const AUDITED_BOOK_NAMES = namesOf(described).filter((name) => described[name].isAudited);
