import { useState } from "react";
import { AdminPage } from "../../../admin/AdminPage";
import { type BookFormValues, emptyBook } from "./values/bookFormValues";
import { NewBook } from "./NewBook";

/** What books that are entered one after the other have in common. */
const KEPT = ["publisher", "publishPlace", "seriesTitle", "language", "category", "location", "source"] as const;

/** A new book, and after it the next one. */
export function NewBookPage() {
  const [round, setRound] = useState({ number: 0, start: emptyBook });
  const goOn = (saved: BookFormValues) =>
    setRound({
      number: round.number + 1,
      start: { ...emptyBook, ...Object.fromEntries(KEPT.map((name) => [name, saved[name]])) },
    });
  return (
    <AdminPage title="Buku Baru" crumbs={[{ label: "Buku", path: "/admin/books" }]}>
      <NewBook
        key={round.number}
        start={round.start}
        isNext={round.number > 0}
        onNext={goOn}
        onEmpty={() => setRound({ number: round.number + 1, start: emptyBook })}
      />
    </AdminPage>
  );
}
