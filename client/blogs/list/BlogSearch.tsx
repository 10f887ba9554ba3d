import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { SearchField } from "../../ui/search/SearchField";
import { blogHref } from "./blogUrlState";

/**
 * A plain form, so that searching works without JavaScript. A new `key` resets it when the search in the URL changes.
 */
export function BlogSearch({ search }: { search: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(search);
  const searchFor = (newSearch: string) => {
    if (newSearch !== search) void navigate(blogHref({ search: newSearch }));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    searchFor(text.trim());
  };
  return (
    <form role="search" action="/blogs" method="get" onSubmit={onSubmit} className="w-full md:max-w-sm">
      <SearchField
        label="Cari tulisan"
        name="search"
        placeholder="Cari tulisan"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onClear={() => {
          setText("");
          searchFor("");
        }}
      />
    </form>
  );
}
