import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { markRanges, matchRanges } from "../search/highlightMatches";
import { listenToSwipes } from "../listenToSwipes";
import { type Place, stepTowards, type ViewProps } from "../OpenBook";
import { listenToKeys } from "../useReaderKeys";
import { bookStyles } from "./bookStyles";
import { LINK_PLACE, LINK_WEB } from "./copyChapter";
import { layoutOf, pageStyles } from "./pageStyles";
import type { Chapter, EpubBook } from "./openEpub";
import { placeBeside, positionOf, screenAt } from "./screens";

/** Nothing of a book is in it: an empty page that runs nothing, and loads nothing but pictures that we hand over. */
const EMPTY_PAGE =
  '<!doctype html><html><head><meta http-equiv="content-security-policy" ' +
  "content=\"default-src 'none'; img-src blob: data:\"><title>Isi buku</title></head><body></body></html>";

/** What is shown of a chapter at the moment. */
interface Shown {
  readonly chapter: Chapter;
  readonly frame: Window & typeof globalThis;
  /** Layout of its own and of the page, which follow the settings. */
  readonly pageSheet: CSSStyleSheet;
  readonly direction: "ltr" | "rtl";
  screens: number;
  screen: number;
  step: number;
}

/**
 * A chapter in a frame of its own, in columns as wide as the screen. The frame is of our origin, so that we can lay
 * out, mark and listen, and its sandbox runs no script whatever a book brings.
 */
export function EpubView({
  ref,
  book,
  place,
  settings: { textSize },
  words,
  tone,
  actions,
  onPlace,
  onFailure,
}: ViewProps<EpubBook>) {
  const holder = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<Shown | null>(null);
  /** What the view itself has shown: not to be gone to again. */
  const reported = useRef<Place | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [loaded, setLoaded] = useState<Chapter | null>(null);
  const chapter = chapterAt(book, place.position);

  const tell = ({ chapter: at, screen, screens }: Shown) => {
    const next = { position: positionOf(at, screen, screens) };
    reported.current = next;
    onPlace(next);
  };
  const turn = (by: 1 | -1) => {
    const now = shown.current;
    if (!now || now.chapter !== chapter) return;
    const screen = now.screen + by;
    if (screen >= 0 && screen < now.screens) {
      show(now, screen);
      tell(now);
      return;
    }
    const beside = placeBeside(book, now.chapter, by);
    if (beside) onPlace(beside);
  };
  useImperativeHandle(ref, () => ({ turn }));

  const currentActions = useEffectEvent(() => actions);
  const swipe = useEffectEvent((side: 1 | -1) => turn(stepTowards(side, book)));
  const follow = useEffectEvent((event: Event) => {
    const link = (event.target as Element | null)?.closest(`[${LINK_PLACE}], [${LINK_WEB}]`);
    if (!link) return;
    event.preventDefault();
    const [path = "", fragment = ""] = (link.getAttribute(LINK_PLACE) ?? "").split("#", 2);
    const target = path ? book.placeOf(path, fragment) : null;
    const web = link.getAttribute(LINK_WEB);
    if (target) onPlace(target);
    else if (web) window.open(web, "_blank", "noopener,noreferrer");
  });
  const settle = useEffectEvent(() => {
    const now = shown.current;
    if (!now) return;
    // Of the frame, as what it stands in is wider on a large screen.
    const layout = layoutOf(now.frame.innerWidth, now.frame.innerHeight);
    now.pageSheet.replaceSync(pageStyles({ ...layout, textSize, tone, direction: now.direction }));
    const { body } = now.frame.document;
    now.step = layout.width;
    now.screens = Math.max(1, Math.ceil((body.scrollWidth - 1) / layout.width));
    const ranges = words ? matchRanges(body, words) : [];
    markRanges(now.frame, ranges);
    show(now, screenOf(now, place, ranges));
    if (place.fragment !== undefined || place.occurrence !== undefined) tell(now);
  });
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    const view = frame.current?.contentWindow as (Window & typeof globalThis) | null;
    if (!isReady || !view) return;
    const ended = new AbortController();
    const addresses: string[] = [];
    const load = async () => {
      const { content, pictures, styles, direction } = await book.load(chapter, view.document);
      // One at a time: the size of a file does not tell how much memory its picture takes once decoded.
      for (const { image, path } of pictures) {
        if (ended.signal.aborted) return;
        const picture = await book.readPicture(path);
        const address = picture && (await addressOf(picture));
        if (!address) continue;
        if (address.startsWith("blob:")) addresses.push(address);
        image.src = address;
        await image.decode().catch(() => undefined);
      }
      if (ended.signal.aborted) return;
      const ownSheet = new view.CSSStyleSheet();
      ownSheet.replaceSync(bookStyles(styles));
      const pageSheet = new view.CSSStyleSheet();
      view.document.adoptedStyleSheets = [ownSheet, pageSheet];
      view.document.documentElement.lang = book.language;
      view.document.documentElement.dir = direction;
      view.document.body.replaceChildren(content);
      shown.current = { chapter, frame: view, pageSheet, direction, screens: 1, screen: 0, step: 1 };
      setLoaded(chapter);
      settle();
    };
    listenToKeys(view.document, () => currentActions(), ended.signal);
    listenToSwipes(view.document, (side) => swipe(side), ended.signal);
    view.document.addEventListener("click", (event) => follow(event), { signal: ended.signal });
    view.document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Enter") follow(event);
      },
      { signal: ended.signal },
    );
    load().catch((error: unknown) => {
      if (!ended.signal.aborted) fail(error);
    });
    return () => {
      ended.abort();
      addresses.forEach((address) => URL.revokeObjectURL(address));
    };
  }, [book, chapter, isReady]);

  useEffect(() => {
    if (shown.current?.chapter === chapter && place !== reported.current) settle();
  }, [chapter, place]);
  useEffect(() => settle(), [textSize, tone, words]);
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const observer = new ResizeObserver(() => settle());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={holder} data-tone={tone} aria-busy={loaded !== chapter} className="reader-page">
      <iframe
        ref={frame}
        title="Isi buku"
        sandbox="allow-same-origin"
        srcDoc={EMPTY_PAGE}
        onLoad={() => setIsReady(true)}
        className={`reader-frame ${loaded === chapter ? "" : "invisible"}`}
      />
    </div>
  );
}

function chapterAt({ chapters }: EpubBook, position: number): Chapter {
  const found = chapters.findLast(({ start }) => start <= position) ?? chapters[0];
  if (!found) throw new Error("A book without chapters is refused when it is opened");
  return found;
}

function show(now: Shown, screen: number): void {
  now.screen = Math.min(now.screens - 1, Math.max(0, screen));
  now.frame.document.body.scrollLeft = sign(now) * now.screen * now.step;
}

/** A right-to-left page begins at its right end and is scrolled to negative places. */
function sign({ direction }: Shown): 1 | -1 {
  return direction === "ltr" ? 1 : -1;
}

function screenOf(now: Shown, { position, fragment, occurrence }: Place, ranges: readonly Range[]): number {
  const { body } = now.frame.document;
  const target =
    occurrence === undefined
      ? fragment === undefined
        ? null
        : now.frame.document.getElementById(fragment)
      : (ranges[occurrence] ?? null);
  if (target) {
    const { left, right } = target.getBoundingClientRect();
    const fromEdge = now.direction === "ltr" ? left : now.step - right;
    return Math.floor((fromEdge + sign(now) * body.scrollLeft) / now.step);
  }
  return screenAt(now.chapter, position, now.screens);
}

/** An SVG, which may hold scripts, as a data URL, which has no origin however it is opened; others as a blob URL. */
async function addressOf(picture: Blob): Promise<string | null> {
  if (picture.type !== "image/svg+xml") return URL.createObjectURL(picture);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(picture);
  });
}
