import { SaxesParser } from "saxes";

import { dataField, type MarcField, type MarcRecord, type ReadRecord } from "./marcRecord.js";

/** A declaration, comments and then a record or a collection of them, with or without a prefix. */
export const BEGINS_MARC_XML = /^\uFEFF?\s*(?:<\?xml[^>]*>|<!--.*?-->|\s)*<(?:[a-z0-9]+:)?(?:collection|record)\b/isu;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<collection xmlns="http://www.loc.gov/MARC21/slim">\n';
const TAIL = "</collection>\n";
/** One text within a record; more is no catalogue. */
const MAX_TEXT = 1_000_000;

/**
 * The records of a MARCXML file. Where the file is no XML any more it ends with a broken record, since nothing after
 * that can be trusted. Entities of a DTD are not known to it.
 */
export async function* readMarcXml(chunks: AsyncIterable<string>): AsyncGenerator<ReadRecord> {
  const reader = new RecordReader();
  for await (const chunk of chunks) {
    yield* reader.write(chunk);
    if (reader.hasFailed) return;
  }
  yield* reader.end();
}

class RecordReader {
  hasFailed = false;
  private readonly parser = new SaxesParser();
  private found: ReadRecord[] = [];
  private number = 0;
  private leader = "";
  private fields: MarcField[] = [];
  private field = { tag: "", indicators: "" };
  private subfields: [string, string][] = [];
  private code = "";
  private text = "";

  constructor() {
    this.parser.on("error", (error) => {
      throw error;
    });
    this.parser.on("opentag", ({ name, attributes }) => this.open(localName(name), attributes));
    this.parser.on("closetag", ({ name }) => this.close(localName(name)));
    this.parser.on("text", (text) => {
      if (this.text.length + text.length > MAX_TEXT) throw new Error("text too long");
      this.text += text;
    });
    this.parser.on("cdata", (text) => {
      this.text += text;
    });
  }

  write(chunk: string): ReadRecord[] {
    return this.try(() => this.parser.write(chunk));
  }

  end(): ReadRecord[] {
    return this.try(() => this.parser.close());
  }

  private try(parse: () => unknown): ReadRecord[] {
    try {
      parse();
    } catch {
      this.hasFailed = true;
      this.found.push({ number: this.number + 1, broken: "berkas bukan XML yang utuh mulai dari sini" });
    }
    const found = this.found;
    this.found = [];
    return found;
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.text = "";
    if (name === "record") {
      this.leader = "";
      this.fields = [];
    } else if (name === "controlfield" || name === "datafield") {
      const indicators = (attributes.ind1 ?? " ").padEnd(1) + (attributes.ind2 ?? " ").padEnd(1);
      this.field = { tag: attributes.tag ?? "", indicators };
      this.subfields = [];
    } else if (name === "subfield") {
      this.code = attributes.code ?? "";
    }
  }

  private close(name: string): void {
    if (name === "leader") this.leader = this.text;
    else if (name === "controlfield") this.fields.push({ tag: this.field.tag, value: this.text });
    else if (name === "subfield") this.subfields.push([this.code, this.text]);
    else if (name === "datafield") {
      const field = dataField(this.field.tag, this.field.indicators, ...this.subfields);
      if (field) this.fields.push(field);
    } else if (name === "record") this.finish();
    this.text = "";
  }

  private finish(): void {
    this.number += 1;
    const { number, leader, fields } = this;
    this.found.push(
      fields.length === 0 ? { number, broken: "tidak ada ruasnya" } : { number, record: { leader, fields } },
    );
  }
}

/** Without its prefix: `marc:record` and `record` are the same. */
function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** A file of these records, page by page. */
export async function* writeMarcXml(pages: AsyncIterable<readonly MarcRecord[]>): AsyncGenerator<string> {
  let head = HEAD;
  for await (const records of pages) {
    yield head + records.map(recordXml).join("");
    head = "";
  }
  yield head + TAIL;
}

function recordXml({ leader, fields }: MarcRecord): string {
  return `<record>\n<leader>${escaped(leader)}</leader>\n${fields.map(fieldXml).join("")}</record>\n`;
}

function fieldXml(field: MarcField): string {
  if ("value" in field) return `<controlfield tag="${field.tag}">${escaped(field.value)}</controlfield>\n`;
  const [ind1 = " ", ind2 = " "] = field.indicators;
  const subfields = field.subfields.map(
    ({ code, value }) => `<subfield code="${escaped(code)}">${escaped(value)}</subfield>`,
  );
  return `<datafield tag="${field.tag}" ind1="${ind1}" ind2="${ind2}">${subfields.join("")}</datafield>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

/** What XML does not allow, even as an entity, becomes a space. */
function escaped(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- these are what it takes away
      .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\uFFFE\uFFFF\p{Cs}]/gu, " ")
      .replace(/[&<>"\r]/gu, (sign) => ENTITIES[sign] ?? "")
  );
}
