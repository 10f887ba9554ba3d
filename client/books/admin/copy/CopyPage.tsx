import { type SubmitEvent, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { useShortcut } from "../../../admin/shortcuts/useShortcut";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { getFormText } from "../../../forms/getFormText";
import { graphql } from "../../../gql/gql";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import { SearchField } from "../../../ui/search/SearchField";
import { Skeleton } from "../../../ui/Skeleton";
import { CopyCard } from "./CopyCard";
import { copyHref } from "../../../admin/copyHref";
import { CopyLoans } from "./CopyLoans";

const CopyPageQuery = graphql(`
  query CopyPage($code: String!, $first: Int!, $after: String, $isAsked: Boolean!, $seesLoans: Boolean!) {
    copy(itemCode: $code) @include(if: $isAsked) {
      id
      itemCode
      ...CopyCard_copy
    }
    borrowings(filter: { itemCode: $code }, first: $first, after: $after) @include(if: $seesLoans) {
      ...CopyLoans_borrowingConnection
    }
  }
`);

const LOANS_PER_PAGE = 20;
const MAX_CODE_LENGTH = 100;

/** One copy by its code: where it is, who has it, who had it, and its label. For everybody at the desk. */
export function CopyPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const code = (params.get("code") ?? "").trim().slice(0, MAX_CODE_LENGTH);
  const seesLoans = useCan("CIRCULATION_READ");
  const isAsked = code !== "";
  const { data, failure, fetchMore, retry } = useFreshQuery(CopyPageQuery, {
    code,
    first: LOANS_PER_PAGE,
    after: null,
    isAsked,
    seesLoans: isAsked && seesLoans,
  });
  const copy = data?.copy;

  useShortcut({ keys: "c", label: "Cari kode eksemplar", run: () => field.current?.focus() });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = getFormText(new FormData(event.currentTarget), "code").trim();
    if (typed !== "") void navigate(copyHref(typed));
    field.current?.select();
  };
  return (
    <AdminPage title="Eksemplar">
      <form role="search" action="/admin/copies" onSubmit={submit} className="flex max-w-xl gap-2">
        <div className="min-w-0 flex-1">
          <SearchField
            key={code}
            ref={field}
            name="code"
            label="Kode eksemplar"
            placeholder="Pindai atau ketik kode. Contoh: B00001"
            size="compact"
            defaultValue={code}
            spellCheck={false}
            autoCapitalize="off"
          />
        </div>
        <button type="submit" className={buttonStyle("filled", "compact")}>
          Cari
        </button>
      </form>
      <div className="mt-5 grid max-w-4xl grid-cols-1 gap-5" role="status">
        {!isAsked && (
          <Notice title="Cari satu eksemplar">
            Pindai barkodnya. Letak, kondisi, peminjam, dan riwayat peminjamannya tampil di sini, dan labelnya dapat
            dicetak.
          </Notice>
        )}
        {isAsked && failure && <LoadFailure title="Eksemplar gagal dimuat" onRetry={retry} />}
        {isAsked && !failure && !data && (
          <div aria-busy="true">
            <span className="sr-only">Memuat…</span>
            <Skeleton className="h-64 rounded-2xl" />
          </div>
        )}
        {isAsked && !failure && data && !copy && (
          <Notice title={`Tidak ada eksemplar “${code}”`}>
            Periksa kodenya, atau cari bukunya menurut judul di daftar buku.
          </Notice>
        )}
        {copy && <CopyCard copy={copy} />}
      </div>
      {copy && data.borrowings && (
        <CopyLoans connection={data.borrowings} onMore={(after) => fetchMore({ variables: { after } })} />
      )}
    </AdminPage>
  );
}
