import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createBrowserClient } from "../apollo/browser/createBrowserClient";
import { startServiceWorker } from "../offline/startServiceWorker";
import { finishLogout } from "../session/clearPrivateData";
import { reloadOnSessionChange } from "../session/reloadOnSessionChange";
import { App } from "./App";
import type { PageRequest, Theme } from "../apollo/pageQuery/PageRequest";
import { readServerState } from "./rendering/serverState";
import { loadRoute } from "./routes";
import "./styles.css";

async function start(): Promise<void> {
  const sendEarlySubmits = captureEarlySubmits();
  // Before any screen reads a draft.
  finishLogout();
  const state = readServerState();
  const request: PageRequest = {
    origin: state.origin,
    theme: (document.documentElement.dataset.theme as Theme | undefined) ?? null,
    deskView: () => /(?:^|;\s*)desk=([a-z.-]*)/.exec(document.cookie)?.[1] ?? "",
    failedOperations: new Map(state.failedOperations),
    setStatus: () => undefined,
    redirectTo: () => undefined,
  };
  await loadRoute(window.location.pathname);
  if (hasNavigatedAway()) {
    window.location.reload();
    return;
  }
  // As a transition, hydration is split into slices, so that slow phones stay responsive.
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter useTransitions={false}>
        <App request={request} client={createBrowserClient(state.cache)} onReady={sendEarlySubmits} />
      </BrowserRouter>,
    );
  });
  preloadOnIntent();
  reloadOnSessionChange();
  // Vite serves none, and a worker would come between it and its page.
  if (import.meta.env.PROD) startServiceWorker();
}

/** After Back or Forward before the script has loaded, the URL no longer matches this HTML. */
function hasNavigatedAway(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (
    navigation !== undefined &&
    URL.canParse(navigation.name) &&
    new URL(navigation.name).pathname !== window.location.pathname
  );
}

/** Preloads a screen's code when its link is hovered, touched or focused. */
function preloadOnIntent(): void {
  const preload = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== window.location.origin || link.target) return;
    // A failure is ignored: navigation will retry and report it.
    loadRoute(link.pathname).catch(() => undefined);
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, preload, { passive: true });
  }
}

/**
 * Captures a form submitted before hydration; the returned function submits it again. Only forms with the method
 * `dialog`, which need JavaScript, are captured.
 */
function captureEarlySubmits(): () => void {
  let captured: HTMLFormElement | undefined;
  const capture = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && target.method === "dialog") captured = target;
  };
  document.addEventListener("submit", capture, true);
  return () => {
    document.removeEventListener("submit", capture, true);
    captured?.requestSubmit();
    captured = undefined;
  };
}

void start();
