import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
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

/** A form for a new book, with an ISBN that was scanned elsewhere, and for the next one after it is saved. */
export function NewBookPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isbn = params.get("isbn")?.slice(0, 100) ?? "";
  const [form, setForm] = useState({ number: 0, start: emptyBook });
  const start = (values: BookFormValues) => {
    setForm({ number: form.number + 1, start: values });
    if (isbn !== "") void navigate("/admin/books/new", { replace: true });
  };
  const startNext = (saved: BookFormValues) =>
    start({ ...emptyBook, ...Object.fromEntries(CARRIED_OVER_FIELDS.map((name) => [name, saved[name]])) });
  return (
    <AdminPage title="Buku Baru" crumbs={[{ label: "Buku", path: "/admin/books" }]}>
      <NewBook
        key={`${form.number} ${isbn}`}
        draftKey={isbn === "" ? "book:new" : `book:new:${isbn}`}
        initialValues={{ ...form.start, isbn }}
        isFollowUp={form.number > 0}
        onNext={startNext}
        onReset={() => start(emptyBook)}
      />
    </AdminPage>
  );
}
