import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { AdminPage } from "../admin/AdminPage";
import { DataTable } from "../admin/table/DataTable";
import { NextRows } from "../admin/table/NextRows";
import { TableSkeleton } from "../admin/table/TableSkeleton";
import { shownData } from "../apollo/pageQuery/shownData";
import { useFreshQuery } from "../apollo/pageQuery/useFreshQuery";
import { newKey } from "../circulation/newKey";
import { showFailure } from "../forms/errors/showFailure";
import { formatNumber } from "../format/formatNumber";
import { readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { useLibraryTimeZone } from "../page/library/LibraryTimeZone";
import { useCan } from "../session/useViewer";
import { buttonStyle } from "../ui/buttonStyle";
import { LoadFailure } from "../ui/LoadFailure";
import { Notice } from "../ui/Notice";
import { CANDIDATES_TO_START_WITH } from "./candidates/candidatesUrlState";
import { useWeedingCommands } from "./useWeedingCommands";
import { weedingColumns } from "./weedingColumns";
import { WeedingState_weeding } from "./weedingDocuments";
import { weedingHref, WEEDINGS } from "./weedingLabels";

const WeedingsQuery = graphql(`
  query Weedings($first: Int!, $after: String) {
    weedings(first: $first, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          ...WeedingState_weeding
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

/** All weedings, the newest first. */
export function WeedingsPage() {
  const navigate = useNavigate();
  const query = useFreshQuery(WeedingsQuery, { first: ROWS_PER_PAGE, after: null });
  const weedings = shownData(query)?.weedings;
  const timeZone = useLibraryTimeZone();
  const columns = useMemo(() => weedingColumns(timeZone), [timeZone]);
  const canBegin = useCan("CATALOGUE_WRITE");
  const { begin, isBusy } = useWeedingCommands();
  // Pressed twice, or sent again after a lost answer, it begins one.
  const [key] = useState(newKey);
  const onBegin = async () => {
    const result = await begin({ key });
    if (result.data === null) return showFailure(result);
    void navigate(weedingHref(readFragment(WeedingState_weeding, result.data.weeding).databaseId));
  };
  const rows = weedings?.edges.map(({ node }) => readFragment(WeedingState_weeding, node)) ?? [];
  return (
    <AdminPage
      title="Penyiangan"
      count={weedings && `${formatNumber(weedings.totalCount)} penyiangan`}
      actions={
        <>
          <Link to={CANDIDATES_TO_START_WITH} className={buttonStyle("outlined", "compact")}>
            Lihat kandidat
          </Link>
          {canBegin && (
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => !isBusy && void onBegin()}
              className={`needs-script ${buttonStyle("filled", "compact")}`}
            >
              Mulai penyiangan
            </button>
          )}
        </>
      }
    >
      <div className="table-area">
        {query.failure ? (
          <LoadFailure title="Daftar penyiangan gagal dimuat" onRetry={query.retry} />
        ) : !weedings ? (
          <TableSkeleton columns={columns} isPlain />
        ) : rows.length === 0 ? (
          <Notice
            title="Belum ada penyiangan"
            actions={
              <Link to={CANDIDATES_TO_START_WITH} className={buttonStyle("outlined", "compact")}>
                Lihat kandidat
              </Link>
            }
          >
            Buku yang rusak, usang, atau tidak lagi dipakai dikumpulkan dalam satu penyiangan, lalu ditarik bersama
            dengan alasannya dan berita acara.
          </Notice>
        ) : (
          <>
            <DataTable
              label="Penyiangan"
              columns={columns}
              rows={rows}
              actions={[]}
              nameOf={({ name }) => name}
              isBusy={query.isLoading}
            />
            <NextRows
              list={WEEDINGS}
              connection={weedings}
              shown={rows.length}
              noun="penyiangan"
              onMore={(after) => query.fetchMore({ variables: { after } })}
            />
          </>
        )}
      </div>
    </AdminPage>
  );
}
