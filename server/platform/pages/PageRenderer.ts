import type { DocumentNode, ExecutionResult } from "graphql";

export type Theme = "light" | "dark";

/** What the client's server entry takes and gives; the client has the same shapes under its own names. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  readonly origin: string;
  readonly theme: Theme | null;
  /** How the desk's frame was left, as the client has written it into its cookie. */
  readonly deskView?: string;
  readonly execute: (operation: {
    readonly query: DocumentNode;
    readonly variables: Record<string, unknown>;
    readonly operationName?: string;
  }) => Promise<ExecutionResult>;
}

export interface ReactPage {
  readonly status: number;
  /** No cache may keep it. */
  readonly isPrivate?: boolean;
  /** Where to go instead, with status 302. */
  readonly location?: string;
  /** `<html …>…</html>`. */
  readonly html: string;
  readonly state: unknown;
  /** Keys of the build manifest, for the screen's own chunks. */
  readonly modules: readonly string[];
}

export interface ServerEntry {
  readonly renderPage: (request: PageRequest) => Promise<ReactPage>;
}

export interface Page {
  readonly status: number;
  /** No cache may keep it. */
  readonly isPrivate?: boolean;
  /** Where to go instead; `html` is empty then. */
  readonly location?: string;
  readonly html: string;
  /** Set for a page that is the same for every visitor. */
  readonly etag?: string;
}

/** Turns an address into a whole HTML document. */
export interface PageRenderer {
  readonly render: (request: PageRequest) => Promise<Page>;
  /** The script of the service worker, where there is a build. */
  readonly serviceWorker?: string;
}

/** `<` is all that could end a script element early; JSON allows it escaped. */
export function stateElement(state: unknown): string {
  const json = JSON.stringify(state).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="apollo-state">${json}</script>`;
}

/** Inserts the asset tags at the end of the head and the state at the end of the body. */
export function completeDocument({ html, state }: ReactPage, assets: string): string {
  return `<!doctype html>${insertBefore(insertBefore(html, "</head>", assets), "</body>", stateElement(state))}`;
}

function insertBefore(html: string, mark: string, addition: string): string {
  const at = html.lastIndexOf(mark);
  return at < 0 ? html + addition : html.slice(0, at) + addition + html.slice(at);
}
