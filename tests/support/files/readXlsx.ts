import { text } from "node:stream/consumers";

import yauzl from "yauzl";

interface ReadCell {
  readonly text: string;
  /** Of a text, null. */
  readonly number: number | null;
  readonly style: number;
}

interface ReadXlsx {
  readonly parts: Readonly<Record<string, string>>;
  readonly rows: readonly (readonly ReadCell[])[];
}

const SIGNS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** A workbook opened by another reader of archives, and its sheet by the elements of its XML. */
export async function readXlsx(file: Uint8Array): Promise<ReadXlsx> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(file));
  const parts: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) parts[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  const sheet = parts["xl/worksheets/sheet1.xml"] ?? "";
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/gsu)].map(([, row = ""]) =>
    [...row.matchAll(/<c(?<names>[^>]*?)(?:\/>|>(?<inner>.*?)<\/c>)/gsu)].map(({ groups = {} }) => {
      const { names = "", inner = "" } = groups;
      const isText = names.includes('t="inlineStr"');
      const value = /<(?:t|v)(?: [^>]*)?>(.*?)<\/(?:t|v)>/su.exec(inner)?.[1] ?? "";
      return {
        text: value.replace(/&(\w+);/gu, (_sign, name: string) => SIGNS[name] ?? ""),
        number: isText || value === "" ? null : Number(value),
        style: Number(/ s="(\d+)"/u.exec(names)?.[1] ?? 0),
      };
    }),
  );
  return { parts, rows };
}
