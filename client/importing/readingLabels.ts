import type { TextEncoding } from "../gql/graphql";

export const encodingLabels: Record<TextEncoding, string> = {
  UTF_8: "UTF-8",
  WINDOWS_1252: "Windows-1252",
  UTF_16LE: "UTF-16",
  UTF_16BE: "UTF-16 (big-endian)",
};

export const separatorLabels: Record<string, string> = {
  ",": "Koma ( , )",
  ";": "Titik koma ( ; )",
  "\t": "Tab",
  "|": "Garis tegak ( | )",
};
