import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";

interface ArticleBodyProps {
  /** Sanitised by the server when it was saved. */
  html: string;
  className?: string;
}

/** An article's HTML. Links within the site navigate without reloading the page. */
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

/** Paths served by the server, not by the router. */
const SERVER_PATHS = /^\/(?:static|api|graphql)(?:\/|$)/;

/** Makes wide tables scroll on their own, by keyboard too. The sanitiser leaves `<table>` without attributes. */
function withScrollingTables(html: string): string {
  return html
    .replaceAll("<table>", '<div class="table-scroll" role="group" aria-label="Tabel" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
}
