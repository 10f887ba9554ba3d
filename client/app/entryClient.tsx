import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./App";
import { createBrowserClient } from "../apollo/createBrowserClient";
import { captureEarlySubmits } from "./earlySubmits";
import { preloadOnIntent } from "./lazy/preloadOnIntent";
import type { PageRequest, Theme } from "./rendering/PageRequest";
import { readServerState } from "./rendering/serverState";
import { findRoute } from "./routes";
import { reloadOnSessionChange } from "../session/reloadOnSessionChange";
import "./styles.css";

async function start(): Promise<void> {
  const sendEarlySubmits = captureEarlySubmits();
  const state = readServerState();
  const request: PageRequest = {
    origin: state.origin,
    theme: (document.documentElement.dataset.theme as Theme | undefined) ?? null,
    failedOperations: new Map(state.failedOperations),
    setStatus: () => undefined,
    redirectTo: () => undefined,
  };
  await findRoute(window.location.pathname).preload();
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

void start();
