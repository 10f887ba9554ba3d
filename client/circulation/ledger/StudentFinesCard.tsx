import { Banknote } from "lucide-react";
import { useState } from "react";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { lazy } from "../../app/lazy/lazy";
import { formatNumber } from "../../format/formatNumber";
import { formatPrice } from "../../format/formatPrice";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { Skeleton } from "../../ui/Skeleton";

const FinesSheet = lazy(() => import("./sheet/FinesSheet").then((m) => m.FinesSheet), null);

const StudentBalanceQuery = graphql(`
  query StudentBalance($id: ID!) {
    student(id: $id) {
      id
      balance
      fines(first: 0, status: OPEN) {
        totalCount
      }
    }
  }
`);

/** What the student owes, and the way to all that can be done about it. */
export function StudentFinesCard({ studentId }: { studentId: string }) {
  const { data, previousData, failure, retry } = useFreshQuery(StudentBalanceQuery, { id: studentId });
  const student = (data ?? previousData)?.student;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="denda" className="rounded-2xl border border-line bg-card p-4 text-sm sm:p-5">
      <h2 id="denda" className="font-serif text-lg font-semibold">
        Denda
      </h2>
      {failure && (
        <p role="alert" className="mt-1 text-muted">
          Denda gagal dimuat.{" "}
          <button type="button" onClick={retry} className="cursor-pointer text-link">
            Coba lagi
          </button>
        </p>
      )}
      {!student && !failure && <Skeleton className="mt-1 h-11 w-36" />}
      {student && (
        <p className="mt-1 min-h-11 text-muted">
          {student.balance > 0 ? (
            <>
              Belum Lunas
              <strong className="block font-serif text-xl leading-tight font-semibold text-bata tabular-nums">
                {formatPrice(student.balance)}
              </strong>
              <span className="sr-only">{formatNumber(student.fines.totalCount)} denda</span>
            </>
          ) : (
            "Tidak ada denda yang belum lunas."
          )}
        </p>
      )}
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={`needs-script mt-3 ${buttonStyle("outlined", "compact")}`}
      >
        <Banknote aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        {student && student.balance > 0 ? "Terima pembayaran" : "Buka denda"}
      </button>
      {isOpen && <FinesSheet studentId={studentId} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
