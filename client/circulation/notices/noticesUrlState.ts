import type { NoticeKind, NoticeMessageFilter, NoticeMessageStatus } from "../../gql/graphql";
import { hrefWith } from "../../lists/days/filterUrl";
import { NOTICE_KINDS } from "../../format/noticeText";

/** What `/admin/notices` shows, with the names and values that REST has. */
export interface NoticesUrlState {
  status: string;
  kind: string;
}

export const NO_NOTICE_FILTERS: NoticesUrlState = { status: "", kind: "" };

/** The lists, each with what it holds. */
export const NOTICE_LISTS: readonly { status: string; label: string; of: NoticeMessageStatus | null }[] = [
  { status: "", label: "Semua", of: null },
  { status: "waiting", label: "Menunggu", of: "WAITING" },
  { status: "sent", label: "Terkirim", of: "SENT" },
  { status: "failed", label: "Gagal", of: "FAILED" },
  { status: "dropped", label: "Tidak dikirim", of: "DROPPED" },
];

export function parseNoticesUrl(params: URLSearchParams): NoticesUrlState {
  const status = params.get("status") ?? "";
  const kind = params.get("kind") ?? "";
  return {
    status: NOTICE_LISTS.some((list) => list.status === status) ? status : "",
    kind: kindOf(kind) ? kind : "",
  };
}

export function noticesHref(urlState: NoticesUrlState): string {
  return hrefWith("/admin/notices", { ...urlState });
}

/** What is shown, as arguments of the GraphQL query. */
export function toNoticeFilter({ status, kind }: NoticesUrlState): NoticeMessageFilter {
  return { status: NOTICE_LISTS.find((list) => list.status === status)?.of ?? null, kind: kindOf(kind) };
}

function kindOf(name: string): NoticeKind | null {
  // The list is of loans alone.
  return NOTICE_KINDS.find((kind) => kind !== "SUGGESTION" && kind.toLowerCase() === name) ?? null;
}
