import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { locationName } from "../../books/locationName";
import { formatDate } from "../../format/formatDate";
import { formatNumber } from "../../format/formatNumber";
import { formatPrice } from "../../format/formatPrice";
import { WEEKDAY_NAMES, WEEKDAYS } from "../../format/weekdays";
import type { SerialFacts_SerialFragment as Serial } from "../../gql/graphql";
import { frequencyLabels } from "../serialLabels";

/** What is known of a subscription. */
export function SerialFacts({ serial }: { serial: Serial }) {
  const { book, frequency, weekdays, firstOn, endsOn, nextOn, supplier, price, pricePer, note } = serial;
  const { makesCopies, copiesPerIssue, graceDays, location } = serial;
  const isPartOfWeek = frequency === "DAILY" && weekdays.length < WEEKDAYS.length;
  return (
    <section aria-label="Tentang langganan" className="rounded-2xl border border-line bg-card p-4">
      <dl className="grid gap-3 text-sm max-lg:sm:grid-cols-2">
        {book && (
          <Fact name="Judul">
            <Link to={`/books/${book.slug}`} className="text-link">
              {book.title}
            </Link>
          </Fact>
        )}
        <Fact name="Kala terbit">
          {frequencyLabels[frequency]}
          {isPartOfWeek && (
            <span className="block font-normal text-muted">{weekdays.map((day) => WEEKDAY_NAMES[day]).join(", ")}</span>
          )}
        </Fact>
        <Fact name="Masa langganan">
          {formatDate(firstOn)} – {endsOn ? formatDate(endsOn) : "seterusnya"}
        </Fact>
        {nextOn && <Fact name="Edisi berikutnya">{formatDate(nextOn)}</Fact>}
        <Fact name="Tenggang">{graceDays === 0 ? "Tidak ada" : `${formatNumber(graceDays)} hari`}</Fact>
        <Fact name="Saat datang">
          {makesCopies ? `${formatNumber(copiesPerIssue)} eksemplar per edisi` : "Dicatat saja, tanpa eksemplar"}
        </Fact>
        {location && <Fact name="Lokasi">{locationName(location)}</Fact>}
        {supplier && <Fact name="Rekanan">{supplier}</Fact>}
        {price !== null && (
          <Fact name="Harga">
            {formatPrice(price)}{" "}
            <span className="font-normal text-muted">{pricePer === "YEAR" ? "per tahun" : "per edisi"}</span>
          </Fact>
        )}
        {note && <Fact name="Catatan">{note}</Fact>}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
