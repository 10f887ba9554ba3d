import { Field } from "../../forms/fields/Field";
import type { TextEncoding } from "../../gql/graphql";
import { SheetField, type Source, SourceNotes } from "./FileSource";

const encodingLabels: Record<TextEncoding, string> = {
  UTF_8: "UTF-8",
  WINDOWS_1252: "Windows-1252",
  WINDOWS_1256: "Windows-1256 (Arab)",
  MACINTOSH: "Mac Roman",
  UTF_16LE: "UTF-16",
  UTF_16BE: "UTF-16 BE",
};

const separatorLabels: Record<string, string> = {
  ",": "Koma ( , )",
  ";": "Titik koma ( ; )",
  "\t": "Tab",
  "|": "Garis tegak ( | )",
};

interface Reading {
  encoding: TextEncoding;
  separator: string;
  hasHeader: boolean;
}

interface ReadingFieldsProps {
  reading: Reading & { source: Source };
  isBusy: boolean;
  onChange: (change: Partial<Reading & { sheet: number }>) => void;
}

/** The detected sheet, or encoding and separator, and header of the file. */
export function ReadingFields({ reading, isBusy, onChange }: ReadingFieldsProps) {
  const isSpreadsheet = reading.source.sheets.length > 0;
  return (
    <>
      <fieldset
        disabled={isBusy}
        className="grid items-end gap-4 rounded-2xl border border-line bg-card p-5 sm:grid-cols-2 lg:grid-cols-3"
      >
        <legend className="sr-only">Cara membaca berkas</legend>
        {isSpreadsheet ? (
          <SheetField source={reading.source} onChange={onChange} />
        ) : (
          <TextFields reading={reading} onChange={onChange} />
        )}
        <label className="flex min-h-10 cursor-pointer items-center gap-3 text-sm font-medium">
          <input
            type="checkbox"
            checked={reading.hasHeader}
            onChange={({ target }) => onChange({ hasHeader: target.checked })}
            className="checkbox"
          />
          Ada baris yang berisi nama kolom
        </label>
      </fieldset>
      <SourceNotes source={reading.source} />
    </>
  );
}

/** How the text of a CSV file is written. */
function TextFields({ reading, onChange }: Pick<ReadingFieldsProps, "reading" | "onChange">) {
  return (
    <>
      <Field label="Pengodean teks (encoding)" controlProps={{}}>
        {(control) => (
          <select
            {...control}
            value={reading.encoding}
            onChange={({ target }) => onChange({ encoding: target.value as TextEncoding })}
            className="compact-select"
          >
            {Object.entries(encodingLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Pemisah kolom" controlProps={{}}>
        {(control) => (
          <select
            {...control}
            value={reading.separator}
            onChange={({ target }) => onChange({ separator: target.value })}
            className="compact-select"
          >
            {Object.entries(separatorLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
