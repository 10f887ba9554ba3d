import { Copy } from "lucide-react";
import { useId } from "react";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { showMessage } from "../../page/messages/flashMessage";
import { buttonStyle } from "../../ui/buttonStyle";
import { copyText } from "../../ui/copyText";
import { copiedTable, shownCell } from "./formTable";

export const FormTable_section = graphql(`
  fragment FormTable_section on ReportFormSection {
    title
    note
    columns {
      label
      isNumber
    }
    rows {
      role
      cells {
        text
        number
      }
    }
  }
`);

/** One table of what is handed in, which can be copied into a spreadsheet. */
export function FormTable({ section: ref }: { section: FragmentType<typeof FormTable_section> }) {
  const { title, note, columns, rows } = readFragment(FormTable_section, ref);
  const id = useId();
  const copy = async () => {
    const isCopied = await copyText(copiedTable(columns, rows));
    showMessage(
      isCopied ? `${title} disalin. Tempel di lembar kerja.` : "Browser ini tidak mengizinkan salin. Unduh Excel saja.",
      isCopied ? "success" : "error",
    );
  };
  return (
    <section aria-labelledby={id} className="print:mt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="break-after-avoid font-serif text-xl font-semibold">
            {title}
          </h2>
          {note !== null && <p className="max-w-3xl break-after-avoid text-sm text-muted text-pretty">{note}</p>}
        </div>
        {rows.length > 0 && (
          <button
            type="button"
            onClick={() => void copy()}
            className={`needs-script print:hidden ${buttonStyle("outlined", "compact")}`}
          >
            <Copy aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Salin<span className="sr-only"> tabel {title}</span>
          </button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="mt-3 rounded-2xl border border-line bg-card px-4 py-3.5 text-sm text-muted">
          Tidak ada pada periode ini.
        </p>
      ) : (
        <div
          role="group"
          aria-labelledby={id}
          tabIndex={0}
          className="mt-3 overflow-x-auto rounded-2xl border border-line bg-card print:overflow-visible"
        >
          <table className="w-full text-sm" aria-labelledby={id}>
            <thead>
              <tr className="text-left text-xs text-muted">
                {columns.map(({ label, isNumber }) => (
                  <th
                    key={label}
                    scope="col"
                    className={`px-3 py-2 align-bottom font-medium first:pl-4 last:pr-4 ${isNumber ? "text-right" : ""}`}
                  >
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ role, cells }, index) => (
                <tr
                  key={index}
                  className={`break-inside-avoid border-t border-line ${role === "TOTAL" ? "bg-wash font-semibold" : ""}`}
                >
                  {cells.map((cell, place) => {
                    const column = columns[place];
                    const text = shownCell(cell);
                    return place === 0 ? (
                      <th
                        key={place}
                        scope="row"
                        className={`py-2 pr-3 pl-4 text-left wrap-anywhere ${role === "TOTAL" ? "" : "font-normal"} min-w-32`}
                      >
                        {text}
                      </th>
                    ) : (
                      <td
                        key={place}
                        className={`px-3 py-2 last:pr-4 ${
                          column?.isNumber ? "text-right whitespace-nowrap tabular-nums" : "min-w-56 wrap-anywhere"
                        }`}
                      >
                        {role === "BY_HAND" && column?.isNumber && text === "" ? (
                          <span className="text-xs text-muted print:text-transparent">Isi sendiri</span>
                        ) : (
                          text
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
