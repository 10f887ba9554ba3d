import type { PickedRecords, PickerList } from "../../picker/pickedRecords";
import type { RecordValues } from "../ListPlan";

export interface RecordField {
  /** As the server names it. */
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  maxLength: number;
}

type TextOf = (name: string) => string;

interface RecordFields<List extends PickerList> {
  fields: readonly RecordField[];
  /** The values of a record by the fields' names. */
  texts: (values: PickedRecords[List]) => Readonly<Record<string, string>>;
  read: (text: TextOf) => RecordValues<List>;
}

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

const NAME = { name: "name", label: "Nama", isRequired: true, maxLength: 255 };
const named = {
  fields: [NAME],
  texts: ({ name }: { name: string }) => ({ name }),
  read: (text: TextOf) => ({ name: text("name").trim() }),
};

/** What one fills in of a record of each list. */
export const recordFields: { readonly [List in PickerList]: RecordFields<List> } = {
  authors: {
    fields: [
      {
        name: "firstName",
        label: "Nama depan",
        isRequired: true,
        maxLength: 255,
        hint: "Atau nama seutuhnya, untuk lembaga dan orang yang bernama satu kata.",
      },
      { name: "lastName", label: "Nama belakang", maxLength: 190 },
    ],
    texts: ({ firstName, lastName, kind }) => ({ firstName, lastName: lastName ?? "", kind }),
    read: (text) => ({
      firstName: text("firstName").trim(),
      lastName: orNull(text("lastName")),
      kind: text("kind") === "ORGANISATION" ? "ORGANISATION" : "PERSON",
    }),
  },
  publishers: named,
  categories: named,
  classifications: {
    fields: [
      { name: "code", label: "Kode", isRequired: true, maxLength: 100, hint: "Misalnya 813, 297.1 atau 2X4.1." },
      { name: "name", label: "Nama", maxLength: 255, hint: "Boleh dikosongkan." },
    ],
    texts: ({ code, name }) => ({ code, name: name ?? "" }),
    read: (text) => ({ code: text("code").trim(), name: orNull(text("name")) }),
  },
  locations: {
    fields: [
      { ...NAME, hint: "Ruang atau bagian, misalnya Ruang Baca." },
      { name: "shelf", label: "Rak", maxLength: 100, hint: "Boleh dikosongkan." },
    ],
    texts: ({ name, shelf }) => ({ name, shelf: shelf ?? "" }),
    read: (text) => ({ name: text("name").trim(), shelf: orNull(text("shelf")) }),
  },
  sources: named,
};
