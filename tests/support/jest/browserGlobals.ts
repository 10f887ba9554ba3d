import { ReadableStream, TransformStream, WritableStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";

/** What every browser has and jsdom lacks. */
const missing: Record<string, unknown> = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  TransformStream,
  WritableStream,
  ResizeObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
  IntersectionObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  },
};

for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
}

// Tests of the server's rendering run without a window.
if (typeof window !== "undefined") {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  Object.defineProperty(window, "matchMedia", {
    writable: true,
    value: (media: string) => ({ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} }),
  });
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = function hidePopover(this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event("toggle"), { newState: "closed" }));
  };
  // jsdom knows the element but not what it does.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    // A task later, as a browser does.
    setTimeout(() => this.dispatchEvent(new Event("close")));
  };
}
