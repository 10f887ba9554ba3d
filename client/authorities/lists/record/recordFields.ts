import type { PickedRecords, AuthorityList } from "../../picker/pickedRecords";
import type { RecordValues } from "../ListConfig";
import { groupLabel, parseGroup } from "./GroupChoice";

interface RecordField {
  /** The server's name of the field. */
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  maxLength: number;
}

type GetText = (name: string) => string;

interface RecordFields<List extends AuthorityList> {
  fields: readonly RecordField[];
  /** A record's values as text, by field name. */
  toTexts: (values: PickedRecords[List]) => Readonly<Record<string, string>>;
  parse: (text: GetText) => RecordValues<List>;
  /** What the list shows beside its name. */
  note?: (values: PickedRecords[List]) => string | null;
}

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

const NAME = { name: "name", label: "Nama", isRequired: true, maxLength: 255 };
const named = {
  fields: [NAME],
  toTexts: ({ name }: { name: string }) => ({ name }),
  parse: (text: GetText) => ({ name: text("name").trim() }),
};

/** The form fields of each list's records. */
export const recordFields: { readonly [List in AuthorityList]: RecordFields<List> } = {
  authors: {
    fields: [
      {
        name: "firstName",
        label: "Nama depan",
        isRequired: true,
        maxLength: 255,
        hint: "Untuk lembaga atau orang yang namanya satu kata, tulis nama lengkapnya di sini.",
      },
      { name: "lastName", label: "Nama belakang", maxLength: 190 },
    ],
    toTexts: ({ firstName, lastName, kind }) => ({ firstName, lastName: lastName ?? "", kind }),
    parse: (text) => ({
      firstName: text("firstName").trim(),
      lastName: orNull(text("lastName")),
      kind: text("kind") === "ORGANISATION" ? "ORGANISATION" : "PERSON",
    }),
  },
  publishers: named,
  categories: {
    fields: [NAME],
    toTexts: ({ name, collectionGroup }) => ({ name, collectionGroup: collectionGroup ?? "" }),
    parse: (text) => ({ name: text("name").trim(), collectionGroup: parseGroup(text("collectionGroup")) }),
    note: ({ collectionGroup }) => groupLabel(collectionGroup),
  },
  classifications: {
    fields: [
      { name: "code", label: "Kode", isRequired: true, maxLength: 100, hint: "Contoh: 813, 297.1, atau 2X4.1" },
      { name: "name", label: "Nama (opsional)", maxLength: 255 },
    ],
    toTexts: ({ code, name }) => ({ code, name: name ?? "" }),
    parse: (text) => ({ code: text("code").trim(), name: orNull(text("name")) }),
  },
  locations: {
    fields: [
      { ...NAME, hint: "Ruang atau bagian. Contoh: Ruang Baca" },
      { name: "shelf", label: "Rak (opsional)", maxLength: 100 },
    ],
    toTexts: ({ name, shelf }) => ({ name, shelf: shelf ?? "" }),
    parse: (text) => ({ name: text("name").trim(), shelf: orNull(text("shelf")) }),
  },
  sources: named,
};
