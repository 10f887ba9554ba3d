import { Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ExportLink } from "../../../../admin/ExportLink";
import { borrowingsHref, NO_FILTERS, studentExportHref } from "../../../../circulation/admin/borrowingsUrlState";
import { hrefWith } from "../../../../lists/days/filterUrl";
import { buttonStyle } from "../../../../ui/buttonStyle";
import { readingSheetHref } from "../../studentHref";
import { PastLoans } from "./PastLoans";
import { PastReservations } from "./PastReservations";
import { PastVisits } from "./PastVisits";

interface StudentPastProps {
  id: string;
  databaseId: number;
  nis: string;
  seesVisits: boolean;
}

/** What was before: loans that came back or were lost, reservations and visits, one at a time. */
export function StudentPast({ id, databaseId, nis, seesVisits }: StudentPastProps) {
  const tabs = ["loans", "reservations", ...(seesVisits ? (["visits"] as const) : [])] as const;
  const [tab, setTab] = useState<(typeof tabs)[number]>("loans");
  const Rows = ROWS[tab];
  return (
    <section aria-label="Riwayat" className="desk-card">
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-2 px-2.5 py-1.5">
        <div className="tab-strip">
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === tab}
              onClick={() => setTab(name)}
              className="section-tab aria-pressed:bg-wash aria-pressed:font-semibold aria-pressed:text-ink"
            >
              {LABELS[name]}
            </button>
          ))}
        </div>
        {tab === "loans" && (
          <div className="flex flex-wrap gap-2">
            <Link to={readingSheetHref({ databaseId })} className={buttonStyle("outlined", "compact")}>
              <Printer aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              Lembar baca
            </Link>
            <ExportLink href={studentExportHref(databaseId)} />
          </div>
        )}
        {tab === "visits" && (
          <Link to={hrefWith("/admin/visits", { search: nis })} className="text-link px-2 text-sm">
            Buka di Kunjungan
          </Link>
        )}
        {tab === "reservations" && (
          <Link to={borrowingsHref({ ...NO_FILTERS, status: "ready" })} className="text-link px-2 text-sm">
            Semua reservasi
          </Link>
        )}
      </div>
      <Rows id={id} nis={nis} />
    </section>
  );
}

const LABELS = { loans: "Riwayat", reservations: "Reservasi", visits: "Kunjungan" } as const;
const ROWS = { loans: PastLoans, reservations: PastReservations, visits: PastVisits } as const;
