import { Link, useParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { DeskMessage } from "../../../admin/DeskMessage";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../../gql/gql";
import { LoadFailure } from "../../../ui/LoadFailure";
import { LoadingBlock } from "../../../ui/LoadingBlock";
import { PrintedReceipt } from "./PrintedReceipt";
import { ReceiptControls } from "./ReceiptControls";
import { useReceiptPaper } from "./receiptPaper";

const ReceiptPageQuery = graphql(`
  query ReceiptPage($number: Int!) {
    receipt(number: $number) {
      number
      student {
        id
        databaseId
        name
      }
      ...PrintedReceipt_receipt
    }
  }
`);

const CRUMBS = [{ label: "Denda", path: "/admin/fines" }];

/** One receipt on the desk's paper, to be printed, and printed again. */
export function ReceiptPage() {
  const { number: typed = "" } = useParams();
  // A text that is no number is that of no receipt.
  const number = /^\d{1,9}$/u.test(typed) ? Number(typed) : 0;
  const { data, failure, retry } = usePageQuery(ReceiptPageQuery, { number }, "none");
  const [paper, setPaper] = useReceiptPaper();
  const receipt = data?.receipt;
  if (receipt === null || failure === "refused") {
    return (
      <DeskMessage
        status={404}
        title="Kuitansi ini tidak ditemukan"
        links={[{ label: "Semua denda", path: "/admin/fines" }]}
      >
        Periksa nomornya, atau cari pembayarannya di kas harian.
      </DeskMessage>
    );
  }
  const title = `Kuitansi ${number}`;
  if (failure) {
    return (
      <AdminPage title={title} crumbs={CRUMBS}>
        <LoadFailure title="Kuitansi gagal dimuat" onRetry={retry} />
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={title}
      crumbs={CRUMBS}
      count={
        receipt?.student && (
          <Link to={`/admin/students/${receipt.student.databaseId}`} className="text-link">
            {receipt.student.name}
          </Link>
        )
      }
      actions={<ReceiptControls paper={paper} onPaper={setPaper} isReady={receipt !== undefined} />}
    >
      {receipt ? (
        <div className="print-alone by-day overflow-x-auto">
          <PrintedReceipt receipt={receipt} paper={paper} />
        </div>
      ) : (
        <LoadingBlock className="h-96 w-72 rounded-2xl" />
      )}
    </AdminPage>
  );
}
