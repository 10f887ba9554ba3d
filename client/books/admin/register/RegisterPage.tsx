import { Download } from "lucide-react";
import { useMemo } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { DataTable } from "../../../admin/table/DataTable";
import { TableSkeleton } from "../../../admin/table/TableSkeleton";
import { shownData } from "../../../apollo/pageQuery/shownData";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { formatNumber } from "../../../format/formatNumber";
import { formatPrice } from "../../../format/formatPrice";
import { graphql } from "../../../gql/gql";
import { LoadMoreButton } from "../../../lists/LoadMoreButton";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import { readRegisterRows, registerColumns } from "./registerColumns";
import { RegisterFilters } from "./RegisterFilters";
import {
  parseRegisterUrl,
  REGISTER_FORMATS,
  registerFileHref,
  registerHref,
  type RegisterUrlState,
  toRegisterFilter,
  WHOLE_REGISTER,
} from "./registerUrlState";

const RegisterPageQuery = graphql(`
  query RegisterPage($first: Int!, $after: String, $filter: CopyRegisterFilter) {
    copyRegister(first: $first, after: $after, filter: $filter) {
      totalCount
      value
      unpricedCopies
      edges {
        cursor
        node {
          ...RegisterColumns_line
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
/** What loads does not scroll. */
const COLUMNS_IN_SIGHT = registerColumns.slice(0, 6);

/** The inventory book: every copy in the order of its number, to read, print and hand in. */
export function RegisterPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const urlState = parseRegisterUrl(params);
  const change = (changes: Partial<RegisterUrlState>) =>
    void navigate(registerHref({ ...urlState, ...changes }), { replace: true });
  return (
    <AdminPage
      ownAddress={registerHref(urlState)}
      title="Buku Induk"
      actions={REGISTER_FORMATS.map(({ format, label }) => (
        <a
          key={format}
          href={registerFileHref(urlState, format)}
          download
          aria-label={`Unduh ${label}`}
          className={buttonStyle("outlined", "compact")}
        >
          <Download aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          {label}
        </a>
      ))}
    >
      <div className="table-area">
        <RegisterFilters urlState={urlState} change={change} />
        <RegisterLines urlState={urlState} />
      </div>
    </AdminPage>
  );
}

function RegisterLines({ urlState }: { urlState: RegisterUrlState }) {
  const query = useFreshQuery(RegisterPageQuery, {
    first: ROWS_PER_PAGE,
    after: null,
    filter: toRegisterFilter(urlState),
  });
  const register = shownData(query)?.copyRegister;
  const rows = useMemo(() => readRegisterRows(register?.edges.map(({ node }) => node) ?? []), [register]);
  if (query.failure === "refused") {
    return (
      <Notice title="Filter tidak dapat dipakai">
        Tanggal atau nomor akhir tidak boleh sebelum awalnya. Tulis nomor lengkap dengan tahunnya, atau hapus filter.
      </Notice>
    );
  }
  if (query.failure) return <LoadFailure title="Buku induk gagal dimuat" onRetry={query.retry} />;
  if (!register) return <TableSkeleton columns={COLUMNS_IN_SIGHT} isPlain />;
  if (rows.length === 0) return <EmptyRegister isNarrowed={registerHref(urlState) !== registerHref(WHOLE_REGISTER)} />;
  const { totalCount, value, unpricedCopies, pageInfo } = register;
  return (
    <>
      <p role="status" className="mb-2 text-sm text-muted tabular-nums">
        {formatNumber(totalCount)} eksemplar · <b className="font-semibold text-ink">{formatPrice(value)}</b>
        {unpricedCopies > 0 && ` · ${formatNumber(unpricedCopies)} tanpa harga`}
      </p>
      <DataTable
        label="Buku Induk"
        columns={registerColumns}
        rows={rows}
        actions={[]}
        nameOf={({ number }) => number}
        isBusy={query.isLoading}
      />
      {pageInfo.hasNextPage && pageInfo.endCursor && (
        <div className="mt-5 text-center">
          <LoadMoreButton onMore={() => query.fetchMore({ variables: { after: pageInfo.endCursor ?? null } })} />
        </div>
      )}
    </>
  );
}

function EmptyRegister({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <Notice
      title={isNarrowed ? "Tidak ada yang cocok" : "Buku induk masih kosong"}
      actions={
        <Link
          to={isNarrowed ? registerHref(WHOLE_REGISTER) : "/admin/books"}
          className={buttonStyle("outlined", "compact")}
        >
          {isNarrowed ? "Hapus semua filter" : "Buka daftar buku"}
        </Link>
      }
    >
      {isNarrowed
        ? "Ubah tanggal, nomor, atau sumbernya."
        : "Setiap eksemplar tampil di sini dengan sendirinya begitu ditambahkan ke bukunya."}
    </Notice>
  );
}
