import type { SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { SearchField } from "../../ui/search/SearchField";

/** A plain form, so that searching works without JavaScript. */
export function BookSearchForm() {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("search");
    const text = typeof typed === "string" ? typed.trim() : "";
    void navigate(text ? `/books?${new URLSearchParams({ search: text })}` : "/books");
  };
  return (
    <form role="search" action="/books" method="get" onSubmit={search} className="mt-7 max-w-lg">
      <SearchField label="Cari buku" name="search" placeholder="Judul, penulis, ISBN…" />
    </form>
  );
}
