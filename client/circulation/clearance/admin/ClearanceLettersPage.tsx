import { CircleCheck, Download, X } from "lucide-react";
import { type RefObject, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { useShortcut } from "../../../admin/shortcuts/useShortcut";
import { ColumnChooser } from "../../../admin/table/ColumnChooser";
import { DataTable } from "../../../admin/table/DataTable";
import { NextRows } from "../../../admin/table/NextRows";
import type { RowAction } from "../../../admin/table/RowAction";
import { SelectionBar } from "../../../admin/table/selection/SelectionBar";
import { TableFilters } from "../../../admin/table/TableFilters";
import { tableSelection } from "../../../admin/table/selection/tableSelection";
import { TableSkeleton } from "../../../admin/table/TableSkeleton";
import { useTableSelection } from "../../../admin/table/selection/useTableSelection";
import { useTableUrl } from "../../../admin/table/useTableUrl";
import { MAX_BATCH_SIZE } from "../../../apollo/maxBatchSize";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { shownData } from "../../../apollo/pageQuery/shownData";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { useLibraryToday } from "../../../page/library/useLibraryToday";
import { usePageRequest } from "../../../apollo/pageQuery/PageRequest";
import { formatNumber } from "../../../format/formatNumber";
import { useHistoryActions } from "../../../admin/history/recordHistory";
import { graphql } from "../../../gql/gql";
import { DownloadLink } from "../../../lists/DownloadLink";
import { fetchDownload } from "../../../lists/fetchDownload";
import { useCan } from "../../../session/useViewer";
import { classNamesWith, useStudentClasses } from "../../../classes/useStudentClasses";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import { IssueLettersSheet } from "./IssueLettersSheet";
import { letterColumns, type LetterRow, readLetterRows } from "./letterColumns";
import { letterDownload } from "./letterDownload";
import { opensOutside } from "../../../../common/opensOutside";
import {
  isNarrowed,
  lettersHref,
  type LettersUrlState,
  parseLettersUrl,
  toLetterArgs,
  withoutFilters,
} from "./lettersUrlState";
import { RevokeLetterSheet } from "./RevokeLetterSheet";

const ClearanceLettersQuery = graphql(`
  query ClearanceLetters($first: Int!, $after: String, $search: String, $filter: ClearanceLetterFilter) {
    clearanceLetters(first: $first, after: $after, search: $search, filter: $filter) {
      totalCount
      edges {
        cursor
        node {
          id
          ...LetterColumns_clearanceLetter
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ROWS_PER_PAGE = 50;
/** How far back the years of the filter go. */
const YEARS = 5;

type SelectedLetter = Pick<LetterRow, "id" | "databaseId" | "isValid">;
const selectedLetters = tableSelection<SelectedLetter>();
const toSelected = ({ id, databaseId, isValid }: LetterRow): SelectedLetter => ({ id, databaseId, isValid });
const nameOf = ({ number, studentName }: LetterRow) => `${number}, ${studentName}`;

/** All letters, the newest first: found, printed and revoked here. */
export function ClearanceLettersPage() {
  const [params] = useSearchParams();
  const urlState = parseLettersUrl(params);
  const query = usePageQuery(ClearanceLettersQuery, { ...toLetterArgs(urlState), first: ROWS_PER_PAGE, after: null });
  // While the next result loads, the previous one stays and is marked busy.
  const letters = shownData(query)?.clearanceLetters;
  const rows = useMemo(() => readLetterRows(letters?.edges.map(({ node }) => node) ?? []), [letters]);
  const timeZone = useLibraryTimeZone();
  const allColumns = useMemo(() => letterColumns(timeZone), [timeZone]);
  const { change, columns, selectedColumns } = useTableUrl(urlState, lettersHref, allColumns);
  const selection = useTableSelection(selectedLetters);
  const searchField = useRef<HTMLInputElement>(null);
  const mayIssue = useCan("CLEARANCE_WRITE");
  const setsUp = useCan("SETTINGS_WRITE");
  const { origin } = usePageRequest();
  const [isIssuing, setIsIssuing] = useState(false);
  const [revoked, setRevoked] = useState<LetterRow | null>(null);
  // Also what was revoked after it was selected is not printed.
  const invalid = new Set(rows.filter(({ isValid }) => !isValid).map(({ id }) => id));
  const printable = [...selection.selected.values()]
    .filter(({ id, isValid }) => isValid && !invalid.has(id))
    .slice(0, MAX_BATCH_SIZE);
  const history = useHistoryActions<LetterRow>("clearance");
  const actions = useMemo(
    (): readonly RowAction<LetterRow>[] => [
      {
        label: "Unduh PDF",
        Icon: Download,
        run: ({ databaseId }) => void fetchDownload(letterDownload([databaseId])),
        isOffered: ({ isValid }) => isValid,
      },
      ...history,
      ...(mayIssue
        ? [
            {
              label: "Cabut",
              Icon: X,
              run: setRevoked,
              isOffered: ({ isValid }: LetterRow) => isValid,
              isDestructive: true,
            },
          ]
        : []),
    ],
    [mayIssue, history],
  );

  useShortcut({ keys: "c", label: "Cari di daftar ini", run: () => searchField.current?.focus() });
  useShortcut({ keys: "n", label: "Terbitkan surat", run: () => mayIssue && setIsIssuing(true) });
  useShortcut({ keys: "escape", label: "Batalkan pilihan", run: selection.clear });

  return (
    <AdminPage
      ownAddress={lettersHref(urlState)}
      title="Surat Bebas Pustaka"
      count={
        <span role="status" className="inline-block min-w-20">
          {letters && `${formatNumber(letters.totalCount)} ${isNarrowed(urlState) ? "hasil" : "surat"}`}
        </span>
      }
      selectionBar={
        selection.selected.size > 0 && (
          <SelectionBar count={selection.selected.size} onClear={selection.clear}>
            {printable.length > 0 && (
              <DownloadLink file={letterDownload(printable.map(({ databaseId }) => databaseId))} className="bar-action">
                Unduh PDF {formatNumber(printable.length)} surat
              </DownloadLink>
            )}
          </SelectionBar>
        )
      }
      actions={
        mayIssue && (
          <button
            type="button"
            onClick={() => setIsIssuing(true)}
            className={`needs-script ${buttonStyle("filled", "compact")}`}
          >
            <CircleCheck aria-hidden="true" strokeWidth={1.75} className="hidden size-4.5 sm:block" />
            Terbitkan untuk satu kelas
          </button>
        )
      }
    >
      {setsUp && !opensOutside(origin) && (
        <p className="mb-3 max-w-3xl text-sm text-muted text-pretty">
          Surat dicetak tanpa kode QR karena alamat {origin.replace(/^https?:\/\//u, "")} tidak dapat dibuka dari luar
          sekolah. Supaya kodenya tercetak, minta pengelola server mengatur alamat yang dapat dibuka semua orang.
          Contoh: https://perpus.sekolah.sch.id
        </p>
      )}
      <div className="table-area">
        <div className="mb-2 grid grid-flow-row-dense grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
          <LetterFilters urlState={urlState} change={change} searchField={searchField} />
          <ColumnChooser
            columns={allColumns}
            selected={selectedColumns}
            onChoose={(keys) => change({ columns: keys?.join(",") ?? "" })}
          />
        </div>
        {query.failure && <LoadFailure title="Daftar surat gagal dimuat" onRetry={query.retry} />}
        {!query.failure && !letters && <TableSkeleton columns={columns} />}
        {!query.failure && letters && rows.length === 0 && <NoLetters urlState={urlState} mayIssue={mayIssue} />}
        {!query.failure && letters && rows.length > 0 && (
          <>
            <DataTable
              label="Surat Bebas Pustaka"
              columns={columns}
              rows={rows}
              actions={actions}
              toItem={toSelected}
              nameOf={nameOf}
              selection={selection}
              isBusy={query.isLoading}
            />
            <NextRows
              list={lettersHref(urlState)}
              connection={letters}
              shown={rows.length}
              noun="surat"
              onMore={(after) => query.fetchMore({ variables: { after } })}
            />
          </>
        )}
      </div>
      {isIssuing && <IssueLettersSheet issueFor="class" onClose={() => setIsIssuing(false)} />}
      {revoked && <RevokeLetterSheet letter={revoked} onClose={() => setRevoked(null)} />}
    </AdminPage>
  );
}

interface LetterFiltersProps {
  urlState: LettersUrlState;
  change: (changes: Partial<LettersUrlState>) => void;
  searchField: RefObject<HTMLInputElement | null>;
}

function LetterFilters({ urlState, change, searchField }: LetterFiltersProps) {
  const { year } = urlState;
  const classes = classNamesWith(urlState.class_name, useStudentClasses());
  const thisYear = Number(useLibraryToday().slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, index) => String(thisYear - index));
  // An older year of the address is offered, too.
  const offeredYears = year === "" || years.includes(year) ? years : [year, ...years];
  const asChoices = (values: readonly string[]) => values.map((each) => [each, each] as const);
  return (
    <TableFilters
      action="/admin/clearance-letters"
      searchLabel="Cari surat"
      placeholder="Cari nomor surat, nama, atau NIS"
      values={urlState}
      selects={[
        { name: "class_name", label: "Kelas", choices: [["", "Kelas"], ...asChoices(classes)] },
        {
          name: "status",
          label: "Status",
          choices: [
            ["", "Status"],
            ["valid", "Berlaku"],
            ["revoked", "Dicabut"],
          ],
        },
        { name: "year", label: "Tahun", choices: [["", "Tahun"], ...asChoices(offeredYears)] },
      ]}
      change={change}
      searchField={searchField}
      clearHref={isNarrowed(urlState) ? lettersHref(withoutFilters(urlState)) : null}
    />
  );
}

function NoLetters({ urlState, mayIssue }: { urlState: LettersUrlState; mayIssue: boolean }) {
  return isNarrowed(urlState) ? (
    <Notice
      title="Tidak ada surat yang cocok"
      actions={
        <Link to={lettersHref(withoutFilters(urlState))} className={buttonStyle("outlined", "compact")}>
          Lihat semua surat
        </Link>
      }
    >
      Periksa nomor atau namanya, atau kurangi filter.
    </Notice>
  ) : (
    <Notice title="Belum ada surat">
      {mayIssue
        ? "Terbitkan untuk satu kelas di atas, untuk anggota yang dipilih di daftar Anggota, atau di halaman seorang anggota."
        : "Surat yang diterbitkan admin perpustakaan tampil di sini, siap dicetak."}
    </Notice>
  );
}
