import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./App";
import { createBrowserClient } from "../apollo/createBrowserClient";
import { keepEarlySubmits } from "./earlySubmits";
import { preloadOnIntent } from "./lazy/preloadOnIntent";
import type { PageRequest, Theme } from "./rendering/PageRequest";
import { readServerState } from "./rendering/serverState";
import { findRoute } from "./routes";
import { watchSession } from "../session/watchSession";
import "./styles.css";

async function start(): Promise<void> {
  const sendEarlySubmits = keepEarlySubmits();
  const state = readServerState();
  const request: PageRequest = {
    origin: state.origin,
    theme: (document.documentElement.dataset.theme as Theme | undefined) ?? null,
    failedOperations: new Map(state.failedOperations),
    respondWith: () => undefined,
    redirectTo: () => undefined,
  };
  await findRoute(window.location.pathname).preload();
  if (isElsewhere()) {
    window.location.reload();
    return;
  }
  // As a transition it is done in slices, between which a cheap phone answers to fingers.
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter useTransitions={false}>
        <App request={request} client={createBrowserClient(state.cache)} onReady={sendEarlySubmits} />
      </BrowserRouter>,
    );
  });
  preloadOnIntent();
  watchSession();
}

/** Whoever goes back or on before the script is there is at an address that this page was not made for. */
function isElsewhere(): boolean {
  const [made] = performance.getEntriesByType("navigation");
  return made !== undefined && URL.canParse(made.name) && new URL(made.name).pathname !== window.location.pathname;
}

void start();
