import { LoadFailure } from "../../ui/LoadFailure";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadMoreLink } from "../../lists/LoadMoreLink";
import type { AuthorityList } from "../picker/pickedRecords";
import { pickerConfigs } from "../picker/pickerConfigs";
import { BooksLink } from "./BooksLink";
import type { ListRow, LoadedPage } from "./ListConfig";
import { type ListUrlState, listHref } from "./listUrlState";
import { listDescriptions } from "./listDescriptions";
import { RecordActions } from "./record/RecordActions";
import { recordFields } from "./record/recordFields";
import type { RecordAction } from "./record/RecordSheet";

interface RecordTableProps<List extends AuthorityList> {
  list: List;
  page: LoadedPage<List>;
  urlState: ListUrlState;
  onAction: (action: RecordAction<List>) => void;
}

const SKELETONS = Array.from({ length: 12 }, (_, index) => index);

/** The records of a list with their number of books and actions. */
export function RecordTable<List extends AuthorityList>({ list, page, urlState, onAction }: RecordTableProps<List>) {
  const { data, isLoading, failure, retry, onMore } = page;
  const { title, noun, path, emptyText } = listDescriptions[list];
  const note = ({ values }: ListRow<List>) => recordFields[list].note?.(values) ?? null;
  if (failure) return <LoadFailure title={`Daftar ${noun} gagal dimuat`} onRetry={retry} />;
  if (data?.rows.length === 0) {
    return urlState.search ? (
      <Notice
        title={`Tidak ada ${noun} untuk “${urlState.search}”`}
        actions={
          <a
            href={listHref(path, { ...urlState, search: "", after: null })}
            className={buttonStyle("outlined", "compact")}
          >
            Hapus pencarian
          </a>
        }
      >
        Periksa ejaannya, atau cari dengan awal katanya saja.
      </Notice>
    ) : (
      <Notice
        title={`Belum ada ${noun}`}
        actions={
          <button
            type="button"
            onClick={() => onAction({ kind: "create" })}
            className={`needs-script ${buttonStyle("outlined", "compact")}`}
          >
            Tambah {noun} pertama
          </button>
        }
      >
        {emptyText}
      </Notice>
    );
  }
  return (
    <>
      <div className="overflow-hidden rounded-2xl border border-line bg-card">
        <table aria-busy={isLoading} className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line text-left text-muted">
              <th scope="col" className="px-4 py-1.5 text-xs font-semibold">
                {list === "classifications" ? "Kode dan nama" : "Nama"}
              </th>
              <th scope="col" className="px-2 py-1.5 text-right text-xs font-semibold">
                Buku
              </th>
              <th scope="col" className="w-0 px-2 py-1.5">
                <span className="sr-only">Tindakan</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {data === undefined &&
              SKELETONS.map((index) => (
                <tr key={index} className="h-11">
                  <td colSpan={3} className="px-4">
                    <Skeleton className="h-5 w-3/5" />
                  </td>
                </tr>
              ))}
            {data?.rows.map((row) => (
              <tr key={row.id} className="hover-row h-11 hover:bg-paper">
                <th scope="row" className="px-4 py-1 text-left font-medium wrap-anywhere">
                  {pickerConfigs[list].label(row.values)}
                  {note(row) && <span className="block text-xs font-normal text-muted">{note(row)}</span>}
                </th>
                <td className="px-2 py-1 text-right tabular-nums">
                  <BooksLink list={list} row={row} />
                </td>
                <td className="py-1 pr-2 pl-1">
                  <RecordActions list={list} row={row} onAction={onAction} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data === undefined && <span className="sr-only">Memuat…</span>}
      {data?.endCursor && (
        <LoadMoreLink
          list={listHref(path, { ...urlState, after: null })}
          nextHref={listHref(path, { ...urlState, after: data.endCursor })}
          shown={data.rows.length}
          total={data.total}
          noun={noun}
          failureText={`${title} berikutnya gagal dimuat.`}
          onMore={() => onMore(data.endCursor ?? "")}
        />
      )}
    </>
  );
}
