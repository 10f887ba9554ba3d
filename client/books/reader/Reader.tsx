import {
  ArrowLeft,
  ChevronLeft,
  ChevronRight,
  Download,
  List,
  Maximize,
  Minimize,
  Search,
  Settings2,
} from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { Link } from "react-router-dom";
import { useTheme } from "../../page/rendering/ThemeContext";
import { ContentsSheet } from "./ContentsSheet";
import { type OpenBook, type Place, stepTowards, type ViewHandle, type ViewProps } from "./OpenBook";
import { PageField } from "./PageField";
import { ReaderFailure } from "./ReaderFailure";
import { failureKindOf, type ReaderFailureKind } from "./readerFailure";
import { readSettings, saveSettings, type Tone } from "./readerSettings";
import { useViewer } from "../../session/useViewer";
import { keepPlace, readPlace } from "./readingPlace";
import { SearchSheet } from "./search/SearchSheet";
import { SettingsSheet } from "./SettingsSheet";
import { useCountedReading } from "./useCountedReading";
import { useReaderKeys } from "./useReaderKeys";

/** The book that is read. */
export interface ReaderInfo {
  readonly title: string;
  /** The book's page. */
  readonly href: string;
  /** The address of its digital file. */
  readonly file: string;
  readonly fileId: string;
  /** Where it is read, on this site. */
  readonly readPath: string;
}

interface ReaderProps<Book extends OpenBook> extends ReaderInfo {
  readonly kind: "pdf" | "epub";
  /** @throws ReaderError */
  readonly open: (file: string) => Promise<Book>;
  readonly View: ComponentType<ViewProps<Book>>;
}

type SheetName = "contents" | "search" | "settings";

/** A book with what one reads it by: pages, contents, search and look. */
export function Reader<Book extends OpenBook>(props: ReaderProps<Book>) {
  const { title, href, file, fileId, readPath, kind, open, View } = props;
  const root = useRef<HTMLElement>(null);
  const view = useRef<ViewHandle>(null);
  const { book, failure, setFailure, retry } = useOpenBook(file, open);
  const [place, setPlace] = useState<Place>(() => ({ position: readPlace(file) }));
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [words, setWords] = useState("");
  const [settings, setSettings] = useState(readSettings);
  const fullScreen = useFullScreen(root);
  const pageTone = usePageTone();
  const tone = settings.tone ?? pageTone;
  const last = (book?.pageCount ?? 1) - 1;
  const page = Math.min(last, Math.floor(place.position + 0.0001));

  const goTo = (next: Place) => {
    setSheet(null);
    setPlace(next);
  };
  const show = (name: SheetName) => {
    if (book) setSheet(name);
  };
  const actions = {
    turn: (by: 1 | -1) => view.current?.turn(by),
    turnTowards: (side: 1 | -1) => {
      if (book) view.current?.turn(stepTowards(side, book));
    },
    goToStart: () => setPlace({ position: 0 }),
    goToEnd: () => setPlace({ position: last }),
    search: () => show("search"),
  };
  useReaderKeys(actions);
  useCountedReading(fileId, book !== null);
  const { position } = place;
  const reader = useViewer().viewer?.id;
  useEffect(() => {
    if (!book) return;
    const share = last > 0 ? Math.min(1, position / last) : 1;
    keepPlace(file, position, reader === undefined ? null : { title, href, readPath, share, reader });
  }, [book, file, position, last, title, href, readPath, reader]);

  const tool = (name: SheetName, label: string, Icon: typeof List) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      disabled={!book}
      onClick={() => show(name)}
      className="icon-button disabled:opacity-50"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </button>
  );
  const direction = book?.isRightToLeft ? "rtl" : "ltr";
  const FullScreenIcon = fullScreen.isOn ? Minimize : Maximize;
  const fullScreenLabel = fullScreen.isOn ? "Keluar dari layar penuh" : "Layar penuh";
  return (
    <section ref={root} aria-label="Layar baca" className="reader" data-kind={kind} data-tone={tone}>
      <header className="reader-bar">
        <Link to={href} aria-label="Ke halaman buku" title="Ke halaman buku" className="icon-button">
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Link>
        <h1 className="min-w-0 flex-1 truncate font-serif font-semibold">{title}</h1>
        {tool("contents", "Daftar isi", List)}
        {tool("search", "Cari di buku ini", Search)}
        {tool("settings", "Tampilan", Settings2)}
        {fullScreen.isPossible && (
          <button
            type="button"
            aria-label={fullScreenLabel}
            title={fullScreenLabel}
            onClick={fullScreen.toggle}
            className="icon-button"
          >
            <FullScreenIcon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        )}
        <a href={file} download aria-label="Unduh berkas" title="Unduh berkas" className="icon-button max-sm:hidden">
          <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </a>
      </header>
      <progress
        aria-hidden="true"
        dir={direction}
        max={Math.max(1, last)}
        value={book ? page : 0}
        className="reader-progress"
      />
      <div className="reader-body">
        {failure && <ReaderFailure kind={failure} href={href} file={file} onRetry={retry} />}
        {!failure && !book && (
          <p role="status" className="reader-waiting">
            Membuka buku…
          </p>
        )}
        {!failure && book && (
          <View
            ref={view}
            book={book}
            place={place}
            settings={settings}
            tone={tone}
            words={words}
            actions={actions}
            onPlace={setPlace}
            onFailure={(error) => setFailure(failureKindOf(error))}
          />
        )}
      </div>
      <nav aria-label="Halaman" dir={direction} className="reader-bar justify-center">
        <TurnButton
          label="Halaman sebelumnya"
          isDisabled={!book || place.position <= 0}
          onClick={() => actions.turn(-1)}
        >
          <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-6 rtl:-scale-x-100" />
        </TurnButton>
        <PageField
          page={page + 1}
          pageCount={book?.pageCount ?? null}
          onPage={(number) => goTo({ position: number - 1 })}
        />
        <TurnButton
          label="Halaman berikutnya"
          isDisabled={!book || (kind === "pdf" && page === last)}
          onClick={() => actions.turn(1)}
        >
          <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-6 rtl:-scale-x-100" />
        </TurnButton>
      </nav>
      {book && (
        <>
          <ContentsSheet
            isOpen={sheet === "contents"}
            onClose={() => setSheet(null)}
            book={book}
            page={page}
            onChoose={goTo}
          />
          <SearchSheet
            isOpen={sheet === "search"}
            onClose={() => setSheet(null)}
            book={book}
            words={words}
            onWords={setWords}
            onChoose={goTo}
          />
          <SettingsSheet
            isOpen={sheet === "settings"}
            onClose={() => setSheet(null)}
            kind={kind}
            file={file}
            tone={tone}
            settings={settings}
            onChange={(next) => {
              setSettings(next);
              saveSettings(next);
            }}
          />
        </>
      )}
    </section>
  );
}

interface TurnButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Stays focusable at the end of the book, so that the focus does not jump away. */
function TurnButton({ label, isDisabled, onClick, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
      className="icon-button size-11 aria-disabled:opacity-50"
    >
      {children}
    </button>
  );
}

function useOpenBook<Book extends OpenBook>(file: string, open: (file: string) => Promise<Book>) {
  const [book, setBook] = useState<Book | null>(null);
  const [failure, setFailure] = useState<ReaderFailureKind | null>(null);
  const [attempt, setAttempt] = useState(0);
  const openFile = useEffectEvent(open);
  useEffect(() => {
    let isOver = false;
    let opened: Book | undefined;
    openFile(file).then(
      (found) => {
        opened = found;
        if (isOver) found.close();
        else setBook(() => found);
      },
      (error: unknown) => {
        if (!isOver) setFailure(failureKindOf(error));
      },
    );
    return () => {
      isOver = true;
      opened?.close();
      setBook(null);
    };
  }, [file, attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt((number) => number + 1);
  };
  return { book, failure, setFailure, retry };
}

/** What the page's theme is at the moment, where the reader has chosen no tone. */
function usePageTone(): Tone {
  const { theme } = useTheme();
  const [isDark] = useState(() => window.matchMedia("(prefers-color-scheme: dark)").matches);
  return theme ?? (isDark ? "dark" : "light");
}

/** Not on an iPhone, whose browser gives the whole screen to films only. */
function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const follow = () => setIsOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    // A browser that refuses shows the page as it was.
    change?.catch(() => undefined);
  };
  return { isPossible: document.fullscreenEnabled, isOn, toggle };
}
