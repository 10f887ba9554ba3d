import { Printer } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { AdminPage } from "../../../admin/AdminPage";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { formatNumber } from "../../../format/formatNumber";
import { useLeaveGuard } from "../../../forms/useLeaveGuard";
import { PrintedCard } from "../../../memberCard/PrintedCard";
import { graphql } from "../../../gql/gql";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Notice } from "../../../ui/Notice";
import type { SelectedStudent } from "../selectedStudents";
import { clearPrintQueue, printQueue } from "./printQueue";
import { Slip } from "./Slip";
import type { ActivationCodes } from "./useActivationCodes";

const CardSettingsQuery = graphql(`
  query CardSettings {
    settings {
      ...CardFace_settings
    }
  }
`);

const CRUMBS = [{ label: "Anggota", path: "/admin/students" }];
const SLIPS_PER_SHEET = 8;
const CARDS_PER_SHEET = 10;

/** What the desk has just made ready for the printer: slips with activation codes, this once, or member cards. */
export function PrintPage() {
  const [{ codes, cards }] = useState(printQueue);
  useEffect(clearPrintQueue, []);
  if (codes !== null) return <Codes codes={codes} />;
  if (cards.length > 0) return <Cards cards={cards} />;
  return (
    <AdminPage title="Cetak" crumbs={CRUMBS}>
      <Notice
        title="Tidak ada yang siap dicetak"
        actions={
          <Link to="/admin/students" className={buttonStyle("filled", "compact")}>
            Pilih anggota
          </Link>
        }
      >
        Kode aktivasi hanya tampil satu kali; slip yang sudah dicetak tetap berlaku. Untuk slip baru atau kartu, pilih
        anggotanya di daftar.
      </Notice>
    </AdminPage>
  );
}

function Codes({ codes: { slips, skipped } }: { codes: ActivationCodes }) {
  return (
    <ReadyToPrint
      title="Kode Aktivasi"
      isShownOnce={slips.length > 0}
      count={`${formatNumber(slips.length)} kode`}
      advice={
        slips.length > 0
          ? "Kode tampil sekali ini saja: cetak sebelum meninggalkan halaman. Kertas A4, delapan slip per lembar; potong di garis putus-putus."
          : "Tidak ada kode yang dibuat."
      }
    >
      {skipped.length > 0 && (
        <details className="mb-4 rounded-2xl border border-line bg-nila-soft px-4 py-2.5 text-sm">
          <summary className="min-h-6 cursor-pointer font-semibold">
            {formatNumber(skipped.length)} anggota dilewati
          </summary>
          <ul className="mt-1 grid gap-1 pb-1">
            {skipped.map(({ student, reason }) => (
              <li key={student.id}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
      <SheetsOfPaper items={slips} perSheet={SLIPS_PER_SHEET} className="slips">
        {(slip) => <Slip key={slip.student.id} slip={slip} />}
      </SheetsOfPaper>
    </ReadyToPrint>
  );
}

function Cards({ cards }: { cards: readonly SelectedStudent[] }) {
  const { data, failure, retry } = usePageQuery(CardSettingsQuery, {}, "none");
  if (failure) {
    return (
      <AdminPage title="Kartu Anggota" crumbs={CRUMBS}>
        <LoadFailure title="Kartu gagal disiapkan" onRetry={retry} />
      </AdminPage>
    );
  }
  return (
    <ReadyToPrint
      title="Kartu Anggota"
      isShownOnce={false}
      count={`${formatNumber(cards.length)} kartu`}
      advice="Kertas A4, sepuluh kartu per lembar. Cetak dengan skala 100% dan gambar latar, agar kartu berukuran 85,6 × 54 mm."
    >
      <SheetsOfPaper items={cards} perSheet={CARDS_PER_SHEET} className="printed-cards">
        {(student) => data && <PrintedCard key={student.id} settings={data.settings} student={student} />}
      </SheetsOfPaper>
    </ReadyToPrint>
  );
}

interface ReadyToPrintProps {
  title: string;
  count: string;
  /** How it comes onto paper. */
  advice: string;
  /** Whether leaving the page before it is printed loses something. */
  isShownOnce: boolean;
  children: ReactNode;
}

function ReadyToPrint({ title, count, advice, isShownOnce, children }: ReadyToPrintProps) {
  const [isPrinted, setIsPrinted] = useState(false);
  useLeaveGuard(isShownOnce && !isPrinted);
  return (
    <AdminPage
      title={title}
      count={count}
      crumbs={CRUMBS}
      actions={
        <>
          <Link to="/admin/students" className={buttonStyle("outlined", "compact")}>
            Ke daftar anggota
          </Link>
          <button
            type="button"
            onClick={() => {
              setIsPrinted(true);
              window.print();
            }}
            className={buttonStyle("filled", "compact")}
          >
            <Printer aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Cetak
          </button>
        </>
      }
    >
      <p className="mb-4 max-w-prose text-sm text-muted text-pretty">{advice}</p>
      {children}
    </AdminPage>
  );
}

interface SheetsOfPaperProps<Item> {
  items: readonly Item[];
  perSheet: number;
  className: string;
  /** An item as list item. */
  children: (item: Item) => ReactNode;
}

/** The printer gets these alone, each on a sheet of its own. */
function SheetsOfPaper<Item>({ items, perSheet, className, children }: SheetsOfPaperProps<Item>) {
  return (
    <div className="print-alone by-day grid gap-6 text-ink">
      {Array.from({ length: Math.ceil(items.length / perSheet) }, (_, sheet) => (
        <ol key={sheet} aria-label={`Lembar ${sheet + 1}`} className={`paper ${className}`}>
          {items.slice(sheet * perSheet, (sheet + 1) * perSheet).map(children)}
        </ol>
      ))}
    </div>
  );
}
