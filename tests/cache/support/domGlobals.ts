import { JSDOM } from "jsdom";

/** Node keeps its own fetch, streams and buffers for the server; only the DOM globals come from jsdom. */
export const dom = new JSDOM("<!doctype html><html lang='id'><body></body></html>", {
  url: "http://127.0.0.1/",
  pretendToBeVisual: true,
});
const { window } = dom;

const SHARED_GLOBALS = [
  "document",
  "location",
  "history",
  "localStorage",
  "sessionStorage",
  "navigator",
  "getComputedStyle",
  "XMLHttpRequest",
  "FormData",
  "File",
  "Blob",
  "FileReader",
  "Node",
  "Element",
  "HTMLElement",
  "HTMLInputElement",
  "HTMLTextAreaElement",
  "HTMLSelectElement",
  "HTMLFormElement",
  "HTMLDialogElement",
  "HTMLIFrameElement",
  "HTMLAnchorElement",
  "SVGElement",
  "DocumentFragment",
  "Event",
  "CustomEvent",
  "KeyboardEvent",
  "MouseEvent",
  "PointerEvent",
  "InputEvent",
  "FocusEvent",
  "PopStateEvent",
  "ProgressEvent",
  "MutationObserver",
  "DOMParser",
  "NodeFilter",
  "Range",
  "Selection",
  "requestAnimationFrame",
  "cancelAnimationFrame",
] as const;

for (const name of SHARED_GLOBALS) {
  Object.defineProperty(globalThis, name, {
    value: (window as unknown as Record<string, unknown>)[name],
    writable: true,
    configurable: true,
  });
}
Object.defineProperty(globalThis, "window", { value: window, writable: true, configurable: true });
