import { BookMarked } from "lucide-react";
import { Link } from "react-router-dom";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";
import { Skeleton } from "../../ui/Skeleton";
import { FoldedRow } from "../../users/folds/FoldedRow";
import { OwnContent } from "../../users/OwnContent";
import { SuggestionItem } from "../SuggestionItem";

const MySuggestionsQuery = graphql(`
  query MySuggestions {
    mySuggestions(first: 50) {
      nodes {
        id
        ...SuggestionItem_suggestion
      }
    }
  }
`);

/** What one has proposed, and what became of it; asked for when it is opened. */
export function MySuggestions({ note }: { note?: string | undefined }) {
  return (
    <FoldedRow id="usulan" title="Usulan saya" icon={BookMarked} note={note}>
      {() => <OwnSuggestions />}
    </FoldedRow>
  );
}

function OwnSuggestions() {
  const query = usePageQuery(MySuggestionsQuery, {}, "none");
  const suggestions = (query.data ?? query.previousData)?.mySuggestions.nodes;
  return (
    <OwnContent
      noun="Usulan"
      query={query}
      skeleton={
        <div aria-busy="true">
          <span className="sr-only">Memuat…</span>
          <Skeleton className="h-24 rounded-xl" />
        </div>
      }
    >
      {suggestions && (
        <>
          {suggestions.length === 0 ? (
            <p className="text-muted text-pretty">Belum ada usulan. Usulkan buku yang belum ada di perpustakaan.</p>
          ) : (
            <ul>
              {suggestions.map((suggestion) => (
                <SuggestionItem key={suggestion.id} suggestion={suggestion} />
              ))}
            </ul>
          )}
          <Link to="/suggestions" className={`mt-4 ${buttonStyle("outlined", "small")}`}>
            Lihat semua usulan
          </Link>
        </>
      )}
    </OwnContent>
  );
}
