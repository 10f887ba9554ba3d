import { codeChoices, FilterSelect } from "../../admin/table/FilterSelect";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../admin/AdminPage";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { NoticeTable } from "./NoticeTable";
import { noticeKindLabels } from "../../format/noticeText";
import { NOTICE_LISTS, noticesHref, parseNoticesUrl } from "./noticesUrlState";

const NoticesPageQuery = graphql(`
  query NoticesPage {
    mailDelivery {
      isConfigured
    }
    failed: noticeMessages(first: 0, filter: { status: FAILED }) {
      totalCount
    }
  }
`);

/** What students are told by e-mail: what waits, what was sent, and what has failed and why. */
export function NoticesPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const urlState = parseNoticesUrl(params);
  const { data, previousData } = usePageQuery(NoticesPageQuery, {});
  const page = data ?? previousData;
  const failed = page?.failed.totalCount ?? 0;
  return (
    <AdminPage
      ownAddress={noticesHref(urlState)}
      title="Pemberitahuan"
      actions={
        <nav aria-label="Daftar pemberitahuan" className="tab-strip">
          {NOTICE_LISTS.map(({ status, label }) => (
            <Link
              key={status}
              to={noticesHref({ ...urlState, status })}
              aria-current={status === urlState.status ? "page" : undefined}
              className="section-tab"
            >
              {label}
              {status === "failed" && failed > 0 && (
                <span className="text-xs font-semibold text-bata tabular-nums">{formatNumber(failed)}</span>
              )}
            </Link>
          ))}
        </nav>
      }
    >
      {page?.mailDelivery.isConfigured === false && (
        <p className="mb-4 rounded-xl bg-kunyit-soft px-4 py-3 text-sm text-pretty text-on-kunyit">
          <strong className="font-semibold">Server email belum diatur.</strong> Pemberitahuan belum dapat dikirim. Minta
          pengelola server mengaturnya (panduannya di README).
        </p>
      )}
      <div className="table-area">
        <form
          role="search"
          action="/admin/notices"
          method="get"
          onSubmit={(event) => event.preventDefault()}
          className="mb-3 flex flex-wrap items-center gap-2"
        >
          {urlState.status && <input type="hidden" name="status" value={urlState.status} />}
          <FilterSelect
            name="kind"
            label="Jenis"
            choices={[["", "Semua jenis"], ...codeChoices(noticeKindLabels)]}
            value={urlState.kind}
            onChange={(kind) => void navigate(noticesHref({ ...urlState, kind }), { replace: true })}
          />
          <noscript>
            <button type="submit" className={buttonStyle("outlined", "compact")}>
              Filter
            </button>
          </noscript>
        </form>
        <NoticeTable urlState={urlState} />
      </div>
    </AdminPage>
  );
}
