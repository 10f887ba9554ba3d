import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { ExportLink } from "../../../admin/ExportLink";
import { lazy } from "../../../page/lazy/lazy";
import { BalanceList } from "./BalanceList";
import { CashList } from "./CashList";
import { FineTable } from "./FineTable";
import { finesExportHref, finesHref, type FinesUrlState, NO_FINE_FILTERS, parseFinesUrl } from "./finesUrlState";

const FinesSheet = lazy(() => import("../sheet/FinesSheet").then((m) => m.FinesSheet), null);

const VIEWS = [
  { view: "", label: "Denda" },
  { view: "cash", label: "Kas harian" },
  { view: "balances", label: "Tunggakan per anggota" },
] as const;

/** All that is owed and was paid: the fines, the cash of a day, and who owes how much. */
export function FinesPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const urlState = parseFinesUrl(params);
  const [studentId, setStudentId] = useState<string | null>(null);
  const change = (changes: Partial<FinesUrlState>) =>
    void navigate(finesHref({ ...urlState, ...changes }), { replace: true });
  const view = { urlState, change, onOpen: setStudentId };
  return (
    <AdminPage
      ownAddress={finesHref(urlState)}
      title="Denda"
      actions={
        <>
          <nav aria-label="Daftar denda" className="tab-strip">
            {VIEWS.map(({ view: name, label }) => (
              <Link
                key={name}
                to={finesHref({ ...NO_FINE_FILTERS, view: name })}
                aria-current={name === urlState.view ? "page" : undefined}
                className="section-tab"
              >
                {label}
              </Link>
            ))}
          </nav>
          <ExportLink href={finesExportHref(urlState)} />
        </>
      }
    >
      {urlState.view === "" && <FineTable {...view} />}
      {urlState.view === "cash" && <CashList {...view} />}
      {urlState.view === "balances" && <BalanceList {...view} />}
      {studentId !== null && <FinesSheet studentId={studentId} onClose={() => setStudentId(null)} />}
    </AdminPage>
  );
}
