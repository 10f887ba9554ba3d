import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";

interface ArticleBodyProps {
  /** Sanitised by the server when it was written. */
  html: string;
  className?: string;
}

/** An article's text in the serif. Its links within the site move as any other link does, without loading the page anew. */
export function ArticleBody({ html, className = "" }: ArticleBodyProps) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== window.location.origin || SERVER_PATHS.test(link.pathname) || link.hash) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
  return (
    <div
      onClick={onClick}
      className={`reading ${className}`}
      dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }}
    />
  );
}

/** Answered by the server itself: no screens of ours. */
const SERVER_PATHS = /^\/(?:static|api|graphql)(?:\/|$)/;

/** A wide table scrolls by itself, by keyboard too, and leaves the page where it is. The sanitiser leaves the tags without attributes. */
function withScrollingTables(html: string): string {
  return html
    .replaceAll("<table>", '<div class="table-scroll" role="group" aria-label="Tabel" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
}
