import { useSearchParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { DeskMessage } from "../../../admin/DeskMessage";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { LoadFailure } from "../../../ui/LoadFailure";
import { LoadingBlock } from "../../../ui/LoadingBlock";
import { ReceiptControls } from "../../ledger/receipt/ReceiptControls";
import { useReceiptPaper } from "../../ledger/receipt/receiptPaper";
import { PrintedSlip, PrintedSlip_borrowing } from "./PrintedSlip";
import { MOST_SLIP_LOANS } from "./slipHref";

const SlipPageQuery = graphql(`
  query SlipPage($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      ...PrintedSlip_borrowing
    }
  }
`);

const CRUMBS = [{ label: "Peminjaman", path: "/admin/borrowings" }];

/** What somebody takes along from the desk: what was lent and what came back, on the desk's paper. */
export function SlipPage() {
  const [params] = useSearchParams();
  const ids = (params.get("loans") ?? "").split(",").filter(Boolean).slice(0, MOST_SLIP_LOANS);
  const { data, failure, retry } = usePageQuery(SlipPageQuery, { ids });
  const [paper, setPaper] = useReceiptPaper();
  const nodes = data?.nodes.flatMap((node) => (node?.__typename === "Borrowing" ? [node] : []));
  const loans = readFragment(PrintedSlip_borrowing, nodes);
  if (loans?.length === 0 || failure === "refused") {
    return (
      <DeskMessage
        status={404}
        title="Bukti ini kosong"
        links={[{ label: "Ke meja sirkulasi", path: "/admin/borrowings" }]}
      >
        Bukti dicetak dari meja sirkulasi, setelah buku dipinjamkan atau dikembalikan.
      </DeskMessage>
    );
  }
  return (
    <AdminPage
      title="Bukti"
      crumbs={CRUMBS}
      actions={<ReceiptControls paper={paper} onPaper={setPaper} isReady={loans !== undefined} />}
    >
      {failure && <LoadFailure title="Bukti gagal dimuat" onRetry={retry} />}
      {loans && (
        <div className="print-alone by-day overflow-x-auto">
          <PrintedSlip loans={loans} paper={paper} />
        </div>
      )}
      {!loans && !failure && <LoadingBlock className="h-96 w-72 rounded-2xl" />}
    </AdminPage>
  );
}
