import { type PDFPageProxy, TextLayer } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { markRanges, matchRanges } from "../search/highlightMatches";
import { listenToSwipes } from "../listenToSwipes";
import { stepTowards, type ViewProps } from "../OpenBook";
import { drawLinks } from "./drawLinks";
import type { PdfBook } from "./openPdf";

/** As wide as a page gets at the usual size. */
const WIDEST = 840;
/** A canvas beyond this is refused by phones. */
const MOST_PIXELS = 12_000_000;
/** Until the first page has said its own: a sheet of A4. */
const A4 = 1.414;

/** One page at a time, drawn as sharp as the screen, with its text over it to be selected, marked and read aloud. */
export function PdfView({ ref, book, place, settings: { zoom }, words, onPlace, onFailure }: ViewProps<PdfBook>) {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [isDrawn, setIsDrawn] = useState(false);
  const { occurrence } = place;
  const index = Math.min(book.pageCount - 1, Math.floor(place.position));

  const turn = (by: 1 | -1) => {
    const next = index + by;
    if (next >= 0 && next < book.pageCount) onPlace({ position: next });
  };
  useImperativeHandle(ref, () => ({ turn }));

  const swipe = useEffectEvent((side: 1 | -1) => {
    const { scrollWidth = 0, clientWidth = 0 } = stage.current ?? {};
    // A page that is wider than the screen is moved by the finger.
    if (scrollWidth <= clientWidth + 1) turn(stepTowards(side, book));
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const ended = new AbortController();
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    listenToSwipes(element, (side) => swipe(side), ended.signal);
    return () => {
      observer.disconnect();
      ended.abort();
    };
  }, []);

  const fail = useEffectEvent(onFailure);
  const follow = useEffectEvent((position: number) => {
    onPlace({ position });
    // The link goes with its page.
    stage.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const element = sheet.current;
    if (!element || width === 0) return;
    if (element.childElementCount === 0)
      resize(element, Math.min(width, WIDEST) * zoom, Math.min(width, WIDEST) * zoom * A4);
    const drawing = drawPage(book, index + 1, {
      element,
      width,
      zoom,
      words,
      occurrence,
      onPage: (next) => follow(next),
    });
    drawing.done.then(
      (isCurrent) => {
        if (isCurrent) setIsDrawn(true);
      },
      (error: unknown) => fail(error),
    );
    return drawing.cancel;
  }, [book, index, width, zoom, words, occurrence]);
  useEffect(() => {
    stage.current?.scrollTo({ top: 0 });
  }, [index]);

  return (
    <div ref={stage} tabIndex={0} role="group" aria-label={`Halaman ${index + 1}`} className="reader-stage">
      <div ref={sheet} aria-busy={!isDrawn} className="reader-sheet" />
    </div>
  );
}

function resize(element: HTMLElement, width: number, height: number): void {
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
}

interface Drawing {
  /** Whether it was drawn, and not overtaken by another. */
  readonly done: Promise<boolean>;
  readonly cancel: () => void;
}

interface DrawOptions {
  readonly element: HTMLElement;
  readonly width: number;
  readonly zoom: number;
  readonly words: string;
  /** The match to be brought into view. */
  readonly occurrence: number | undefined;
  /** A link to another page was followed. */
  readonly onPage: (index: number) => void;
}

/** What was drawn before stays until the new page is whole. */
function drawPage(book: PdfBook, number: number, options: DrawOptions): Drawing {
  const { element, width, zoom, words, occurrence, onPage } = options;
  const cancelled = new AbortController();
  const isCancelled = () => cancelled.signal.aborted;
  const draw = async (): Promise<boolean> => {
    const page = await book.page(number);
    if (isCancelled()) return false;
    const scale = (Math.min(width, WIDEST) * zoom) / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement("canvas");
    const sharpness = Math.min(
      window.devicePixelRatio || 1,
      Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)),
    );
    canvas.width = Math.floor(viewport.width * sharpness);
    canvas.height = Math.floor(viewport.height * sharpness);
    canvas.setAttribute("aria-hidden", "true");
    const rendering = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] });
    cancelled.signal.addEventListener("abort", () => rendering.cancel());
    await rendering.promise;
    const text = await drawText(page, viewport, scale);
    if (isCancelled()) return false;
    resize(element, viewport.width, viewport.height);
    element.replaceChildren(canvas, text);
    const ranges = words ? matchRanges(text, words) : [];
    markRanges(window, ranges);
    ranges[occurrence ?? -1]?.startContainer.parentElement?.scrollIntoView({ block: "center" });
    const links = await drawLinks(book, page, { viewport, onPage });
    if (isCancelled()) return false;
    element.append(links);
    return true;
  };
  return {
    done: draw().catch((error: unknown) => {
      if (isCancelled()) return false;
      throw error;
    }),
    cancel: () => cancelled.abort(),
  };
}

async function drawText(
  page: PDFPageProxy,
  viewport: ReturnType<PDFPageProxy["getViewport"]>,
  scale: number,
): Promise<HTMLElement> {
  const container = document.createElement("div");
  container.className = "reader-text";
  container.style.setProperty("--total-scale-factor", String(scale));
  await new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render();
  return container;
}
