import { Send } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { DataTable } from "../../admin/table/DataTable";
import { NextRows } from "../../admin/table/NextRows";
import type { RowAction } from "../../admin/table/RowAction";
import { TableSkeleton } from "../../admin/table/TableSkeleton";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { shownData } from "../../apollo/pageQuery/shownData";
import { useHistoryActions } from "../../admin/history/recordHistory";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { showMessage } from "../../page/messages/flashMessage";
import { showFailure } from "../../forms/errors/showFailure";
import { graphql } from "../../gql/gql";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { LoadFailure } from "../../ui/LoadFailure";
import { Notice } from "../../ui/Notice";
import { noticeColumns, type NoticeRow, readNoticeRows } from "./noticeColumns";
import { NO_NOTICE_FILTERS, noticesHref, type NoticesUrlState, toNoticeFilter } from "./noticesUrlState";
import { useRetryNotice } from "./useRetryNotice";

const NoticeTableQuery = graphql(`
  query NoticeTable($first: Int!, $after: String, $filter: NoticeMessageFilter) {
    noticeMessages(first: $first, after: $after, filter: $filter) {
      totalCount
      edges {
        cursor
        node {
          id
          ...NoticeColumns_noticeMessage
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

/** The e-mails to students, the newest first; what has failed can be sent again. */
export function NoticeTable({ urlState }: { urlState: NoticesUrlState }) {
  const timeZone = useLibraryTimeZone();
  const canWrite = useCan("CIRCULATION_WRITE");
  const columns = useMemo(() => noticeColumns(timeZone), [timeZone]);
  const retryAction = useRetryAction();
  const historyActions = useHistoryActions<NoticeRow>("notice");
  const query = useFreshQuery(NoticeTableQuery, {
    first: ROWS_PER_PAGE,
    after: null,
    filter: toNoticeFilter(urlState),
  });
  const messages = shownData(query)?.noticeMessages;
  const rows = useMemo(() => readNoticeRows(messages?.edges.map(({ node }) => node) ?? []), [messages]);

  if (query.failure) return <LoadFailure title="Pemberitahuan gagal dimuat" onRetry={query.retry} />;
  if (!messages) return <TableSkeleton columns={columns} isPlain />;
  if (rows.length === 0) return <NoNotices urlState={urlState} />;
  return (
    <>
      <DataTable
        label="Pemberitahuan"
        columns={columns}
        rows={rows}
        actions={canWrite && urlState.status === "failed" ? [retryAction, ...historyActions] : historyActions}
        nameOf={({ studentName }) => studentName}
        isBusy={query.isLoading}
      />
      <NextRows
        list={noticesHref(urlState)}
        connection={messages}
        shown={rows.length}
        noun="email"
        onMore={(after) => query.fetchMore({ variables: { after } })}
      />
    </>
  );
}

function useRetryAction(): RowAction<NoticeRow> {
  const { retry, isRetrying } = useRetryNotice();
  const run = async ({ id, studentName }: NoticeRow) => {
    if (isRetrying) return;
    const result = await retry(id);
    if (result.data === null) showFailure(result);
    else showMessage(`Email untuk ${studentName} menunggu dikirim ulang.`, "success");
  };
  return { label: "Kirim ulang", Icon: Send, run: (row) => void run(row) };
}

function NoNotices({ urlState }: { urlState: NoticesUrlState }) {
  if (urlState.kind !== "") {
    return (
      <Notice
        title="Tidak ada yang cocok"
        actions={
          <Link
            to={noticesHref({ ...NO_NOTICE_FILTERS, status: urlState.status })}
            className={buttonStyle("outlined", "compact")}
          >
            Hapus semua filter
          </Link>
        }
      >
        Pilih jenis yang lain.
      </Notice>
    );
  }
  return urlState.status === "" ? (
    <Notice title="Belum ada pemberitahuan">
      Email kepada anggota tampil di sini, dari yang menunggu sampai yang terkirim. Jenisnya dipilih di Pengaturan.
    </Notice>
  ) : (
    <Notice title="Tidak ada di daftar ini">Lihat daftar yang lain.</Notice>
  );
}
