import { useState } from "react";
import { BookSearchForm } from "../search/BookSearchForm";
import { BookSearchField } from "../books/public/search/BookSearchField";

export function HomeSearch() {
  const [text, setText] = useState("");
  return (
    <BookSearchForm>
      <BookSearchField value={text} onType={setText} onClear={() => setText("")} />
    </BookSearchForm>
  );
}
