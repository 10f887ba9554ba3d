import { ArrowLeft, Download, RotateCcw, RotateCw, SkipBack, SkipForward } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { buttonStyle } from "../../../ui/buttonStyle";
import { useViewer } from "../../../session/useViewer";
import type { ReaderInfo } from "../Reader";
import { keepPlace, readPlace } from "../readingPlace";
import { useCountedReading } from "../useCountedReading";

interface Track {
  readonly id: string;
  readonly databaseId: number;
  readonly name: string;
  readonly address?: string | null;
}

interface AudioReaderProps extends ReaderInfo {
  /** All that can be heard of the book, in its order. */
  readonly tracks: readonly Track[];
}

const STEP_SECONDS = 15;
const SPEEDS = [0.75, 1, 1.25, 1.5] as const;
const SPEED = new Intl.NumberFormat("id-ID");

/**
 * What is to be heard of a book, one track after the other. Nothing plays before somebody presses play; where one
 * stopped is kept in this browser, as a page is.
 */
export function AudioReader({ title, href, file, fileId, readPath, tracks }: AudioReaderProps) {
  const player = useRef<HTMLAudioElement>(null);
  const navigate = useNavigate();
  const reader = useViewer().viewer?.id;
  const [hasPlayed, setHasPlayed] = useState<string | null>(null);
  const [goesOn, setGoesOn] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);
  useCountedReading(fileId, hasPlayed === fileId);
  const index = tracks.findIndex(({ id }) => id === fileId);
  const [before, current, after] = [tracks[index - 1], tracks[index], tracks[index + 1]];
  const pathOf = ({ databaseId }: Track) => `${href}/read?file=${databaseId}`;

  const keep = () => {
    const { currentTime = 0, duration = 0 } = player.current ?? {};
    if (!(duration > 0)) return;
    const begun = { title: `${current?.name ?? title} · ${title}`, href, readPath, share: currentTime / duration };
    keepPlace(file, Math.floor(currentTime), reader === undefined ? null : { ...begun, reader });
  };
  const keepOnLeave = useEffectEvent(keep);
  useEffect(() => {
    const keepNow = () => keepOnLeave();
    window.addEventListener("pagehide", keepNow);
    return () => window.removeEventListener("pagehide", keepNow);
  }, []);
  const show = () => {
    const element = player.current;
    if (!element) return;
    const kept = readPlace(file);
    // Heard to its end, it begins anew.
    if (kept > 0 && kept < element.duration - 2) element.currentTime = kept;
    element.playbackRate = speed;
    if (goesOn) element.play().catch(() => undefined);
    setGoesOn(false);
  };
  const skip = (seconds: number) => {
    const element = player.current;
    if (element) element.currentTime = Math.max(0, element.currentTime + seconds);
  };
  const end = () => {
    keepPlace(file, 0);
    if (!after) return;
    setGoesOn(true);
    void navigate(pathOf(after), { replace: true });
  };
  return (
    <section aria-label="Layar dengar" className="reader" data-kind="audio">
      <header className="reader-bar">
        <Link to={href} aria-label="Ke halaman buku" title="Ke halaman buku" className="icon-button">
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Link>
        <h1 className="min-w-0 flex-1 truncate font-serif font-semibold">{title}</h1>
        <a href={file} download aria-label="Unduh berkas" title="Unduh berkas" className="icon-button">
          <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </a>
      </header>
      <div className="reader-body overflow-y-auto">
        <div className="mx-auto flex w-full max-w-xl flex-col gap-5 px-4 py-8">
          <h2 className="text-center font-serif text-2xl font-semibold text-balance wrap-anywhere">{current?.name}</h2>
          <audio
            ref={player}
            key={file}
            src={file}
            controls
            preload="metadata"
            aria-label={current?.name ?? title}
            className="w-full"
            onLoadedMetadata={show}
            onPlay={() => setHasPlayed(fileId)}
            onPause={keep}
            onTimeUpdate={({ currentTarget }) => {
              if (Math.floor(currentTarget.currentTime) % 5 === 0) keep();
            }}
            onEnded={end}
            onError={() => setHasFailed(true)}
            onCanPlay={() => setHasFailed(false)}
          />
          <div role="alert">
            {hasFailed && (
              <p className="text-sm text-bata">
                Audio ini tidak dapat diputar sekarang. Periksa sambungan internet, lalu muat ulang halaman; atau{" "}
                <a href={file} download className="underline">
                  unduh berkasnya
                </a>
                .
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center justify-center gap-2">
            <TrackLink track={before} path={before && pathOf(before)} label="Bagian sebelumnya">
              <SkipBack aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </TrackLink>
            <SkipButton label={`Mundur ${STEP_SECONDS} detik`} onClick={() => skip(-STEP_SECONDS)}>
              <RotateCcw aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </SkipButton>
            <SkipButton label={`Maju ${STEP_SECONDS} detik`} onClick={() => skip(STEP_SECONDS)}>
              <RotateCw aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </SkipButton>
            <TrackLink track={after} path={after && pathOf(after)} label="Bagian berikutnya">
              <SkipForward aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </TrackLink>
            <label className="flex items-center gap-2 text-sm">
              Kecepatan
              <select
                value={speed}
                onChange={({ target }) => {
                  setSpeed(Number(target.value));
                  if (player.current) player.current.playbackRate = Number(target.value);
                }}
                className="field compact-select h-11 w-24"
              >
                {SPEEDS.map((each) => (
                  <option key={each} value={each}>
                    {SPEED.format(each)}×
                  </option>
                ))}
              </select>
            </label>
          </div>
          {tracks.length > 1 && (
            <ol aria-label="Bagian" className="divide-y divide-line overflow-hidden rounded-2xl border border-line">
              {tracks.map((track, number) => (
                <li key={track.id}>
                  <Link
                    to={pathOf(track)}
                    replace
                    aria-current={track.id === fileId ? "true" : undefined}
                    className="flex min-h-12 items-center gap-3 px-4 py-2 wrap-anywhere aria-current:font-semibold aria-current:text-nila"
                  >
                    <span className="w-6 shrink-0 text-right text-muted tabular-nums">{number + 1}</span>
                    {track.name}
                  </Link>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </section>
  );
}

function SkipButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={buttonStyle("outlined", "small")}
    >
      {children}
    </button>
  );
}

interface TrackLinkProps {
  track: Track | undefined;
  path: string | undefined;
  label: string;
  children: ReactNode;
}

function TrackLink({ track, path, label, children }: TrackLinkProps) {
  if (!track || !path) return null;
  return (
    <Link to={path} replace aria-label={label} title={track.name} className={buttonStyle("outlined", "small")}>
      {children}
    </Link>
  );
}
