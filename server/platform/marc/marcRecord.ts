/** A record of MARC 21: what libraries exchange their catalogues as, whatever it is written in. */
export interface MarcRecord {
  /** 24 characters, of which the 7th and 8th say what kind of thing is described. */
  readonly leader: string;
  readonly fields: readonly MarcField[];
}

export type MarcField = ControlField | DataField;

/** 001 to 009. */
interface ControlField {
  readonly tag: string;
  readonly value: string;
}

export interface DataField {
  readonly tag: string;
  /** Two characters. */
  readonly indicators: string;
  readonly subfields: readonly MarcSubfield[];
}

interface MarcSubfield {
  readonly code: string;
  readonly value: string;
}

/** A record of a file, or why it could not be read; the file goes on after it. */
export type ReadRecord = { readonly number: number } & ({ readonly record: MarcRecord } | { readonly broken: string });

/** A control field. */
export function controlField(tag: string, value: string): MarcField {
  return { tag, value };
}

export function isControlTag(tag: string): boolean {
  return tag.startsWith("00");
}

/** The value of the first control field with this tag. */
export function controlValue({ fields }: MarcRecord, tag: string): string | null {
  const field = fields.find((one) => one.tag === tag);
  return field && "value" in field ? field.value : null;
}

/** The data fields with one of these tags, in their order. */
export function dataFields({ fields }: MarcRecord, ...tags: readonly string[]): DataField[] {
  return fields.filter((field): field is DataField => "subfields" in field && tags.includes(field.tag));
}

/** What the subfields with these codes hold, without the empty ones. */
export function subfieldValues({ subfields }: DataField, codes: string): string[] {
  return subfields.flatMap(({ code, value }) => (codes.includes(code) && value.trim() !== "" ? [value.trim()] : []));
}

/** A data field, without the subfields that hold nothing; null where none is left. */
export function dataField(
  tag: string,
  indicators: string,
  ...subfields: readonly (readonly [code: string, value: string | number | null])[]
): DataField | null {
  const filled = subfields.flatMap(([code, value]) =>
    value === null || value === "" ? [] : [{ code, value: String(value) }],
  );
  return filled.length === 0 ? null : { tag, indicators, subfields: filled };
}
