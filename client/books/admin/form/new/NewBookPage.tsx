import { useState } from "react";
import { AdminPage } from "../../../../admin/AdminPage";
import { type BookFormValues, emptyBook } from "../values/bookFormValues";
import { NewBook } from "./NewBook";

/** Fields that are carried over when books are entered one after the other. */
const CARRIED_OVER_FIELDS = [
  "publisher",
  "publishPlace",
  "seriesTitle",
  "language",
  "category",
  "location",
  "source",
] as const;

/** A form for a new book, and for the next one after it is saved. */
export function NewBookPage() {
  const [form, setForm] = useState({ number: 0, start: emptyBook });
  const startNext = (saved: BookFormValues) =>
    setForm({
      number: form.number + 1,
      start: { ...emptyBook, ...Object.fromEntries(CARRIED_OVER_FIELDS.map((name) => [name, saved[name]])) },
    });
  return (
    <AdminPage title="Buku Baru" crumbs={[{ label: "Buku", path: "/admin/books" }]}>
      <NewBook
        key={form.number}
        initialValues={form.start}
        isFollowUp={form.number > 0}
        onNext={startNext}
        onReset={() => setForm({ number: form.number + 1, start: emptyBook })}
      />
    </AdminPage>
  );
}
