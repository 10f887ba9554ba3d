import { ArrowLeft, ArrowRight, BookPlus, DoorOpen, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLibraryTimeZone } from "../page/library/LibraryTimeZone";
import { useLibraryToday } from "../page/library/useLibraryToday";
import { formatNumber } from "../format/formatNumber";
import { formatDayOfMonth } from "../format/formatPeriod";
import { personName } from "../format/personName";
import { wallClock } from "../format/wallClock";
import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import type { LatestEvents_RecentInfoFragment } from "../gql/graphql";
import { useCan } from "../session/useViewer";
import { studentHref } from "../students/admin/studentHref";
import { Skeleton } from "../ui/Skeleton";
import { purposeLabels } from "../visits/purposeLabels";

const LatestEvents_recentInfo = graphql(`
  fragment LatestEvents_recentInfo on RecentInfo {
    borrowings {
      id
      borrowedAt
      dueAt
      student {
        id
        databaseId
        name
      }
      book {
        id
        title
      }
    }
    returns {
      id
      returnedAt
      dueAt
      student {
        id
        databaseId
        name
      }
      book {
        id
        title
      }
    }
    visits {
      id
      kind
      student {
        id
        databaseId
        name
      }
      visitorName
      institution
      purpose
      peopleCount
      visitedAt
    }
    books {
      id
      databaseId
      slug
      title
      createdAt
    }
  }
`);

type Recent = LatestEvents_RecentInfoFragment;

interface LatestEvent {
  readonly key: string;
  readonly at: string;
  readonly Icon: LucideIcon;
  readonly tone: string;
  readonly text: ReactNode;
  readonly note: string;
}

const MOST_SHOWN = 8;
/** Books that were added within this time of each other came together, as by an import. */
const TOGETHER_MS = 10 * 60_000;

interface LatestEventsProps {
  /** Missing while it loads. */
  recent: FragmentType<typeof LatestEvents_recentInfo> | null | undefined;
  /** Whether the list follows what happens. */
  isLive: boolean;
}

/** Who borrowed, returned and came last, and which books were added. */
export function LatestEvents({ recent: ref, isLive }: LatestEventsProps) {
  const recent = readFragment(LatestEvents_recentInfo, ref);
  const timeZone = useLibraryTimeZone();
  const readsAudit = useCan("AUDIT_READ");
  const events = recent && latestOf(recent, timeZone);
  return (
    <section aria-labelledby="kegiatan-terakhir" className="rounded-2xl border border-line bg-card">
      <div className="flex items-center justify-between gap-3 px-4 py-3.5">
        <h2 id="kegiatan-terakhir" className="font-serif text-lg font-semibold">
          Kegiatan terakhir
        </h2>
        {isLive && (
          <p className="flex items-center gap-1.5 text-xs font-medium text-daun">
            <span aria-hidden="true" className="size-1.5 rounded-full bg-daun" />
            Langsung
          </p>
        )}
      </div>
      {events?.length === 0 && (
        <p className="border-t border-line px-4 py-3.5 text-sm text-muted text-pretty">
          Peminjaman, pengembalian, kunjungan, dan buku baru akan tampil di sini.
        </p>
      )}
      <ul aria-busy={!events}>
        {!events &&
          Array.from({ length: MOST_SHOWN }, (_, key) => (
            <li key={key} className="border-t border-line px-4 py-2.5">
              <Skeleton className="h-10" />
            </li>
          ))}
        {events?.map((event) => (
          <EventLine key={event.key} event={event} />
        ))}
      </ul>
      {readsAudit && (
        <p className="border-t border-line px-4 py-2">
          <Link to="/admin/activity" className="inline-link py-1 text-sm">
            Semua catatan aktivitas
          </Link>
        </p>
      )}
    </section>
  );
}

function EventLine({ event: { at, Icon, tone, text, note } }: { event: LatestEvent }) {
  const { day, time } = wallClock(at, useLibraryTimeZone());
  const isToday = day === useLibraryToday();
  return (
    <li className="grid grid-cols-[3rem_1.75rem_minmax(0,1fr)] gap-x-3 border-t border-line px-4 py-2.5 text-sm">
      <time dateTime={at} className="pt-0.5 text-muted tabular-nums">
        {isToday ? time : formatDayOfMonth(day)}
      </time>
      <span className={`mt-0.5 grid size-7 place-items-center rounded-lg ${tone}`}>
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </span>
      <div className="min-w-0">
        <p className="line-clamp-2 wrap-anywhere">{text}</p>
        {note !== "" && <p className="truncate text-xs text-muted">{note}</p>}
      </div>
    </li>
  );
}

/** The newest of all kinds together. */
function latestOf({ borrowings, returns, visits, books }: Recent, timeZone: string): LatestEvent[] {
  const events = [
    ...borrowings.map(borrowedEvent),
    ...returns.flatMap((loan) => returnedEvent(loan, timeZone)),
    ...visits.map(visitEvent),
    ...addedEvents(books),
  ];
  return events.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, MOST_SHOWN);
}

function borrowedEvent({ id, borrowedAt, dueAt, student, book }: Recent["borrowings"][number]): LatestEvent {
  return {
    key: `borrowed ${id}`,
    at: borrowedAt,
    Icon: ArrowRight,
    tone: "bg-nila-soft text-nila",
    text: (
      <>
        <Person student={student} /> meminjam {book?.title ?? "buku"}
      </>
    ),
    note: `jatuh tempo ${formatDayOfMonth(dueAt)}`,
  };
}

function returnedEvent({ id, returnedAt, dueAt, student, book }: Recent["returns"][number], timeZone: string) {
  if (!returnedAt) return [];
  const isLate = wallClock(returnedAt, timeZone).day > dueAt;
  const event: LatestEvent = {
    key: `returned ${id}`,
    at: returnedAt,
    Icon: ArrowLeft,
    tone: isLate ? "bg-bata-soft text-bata" : "bg-daun-soft text-daun",
    text: (
      <>
        <Person student={student} /> mengembalikan {book?.title ?? "buku"}
      </>
    ),
    note: isLate ? `jatuh temponya ${formatDayOfMonth(dueAt)}` : "tepat waktu",
  };
  return [event];
}

function visitEvent(visit: Recent["visits"][number]): LatestEvent {
  const { id, kind, student, visitorName, institution, purpose, peopleCount, visitedAt } = visit;
  return {
    key: `visit ${id}`,
    at: visitedAt,
    Icon: DoorOpen,
    tone: "bg-kunyit-soft text-on-kunyit",
    text: (
      <>
        {kind === "STUDENT" ? <Person student={student} /> : <b className="font-semibold">{visitorName}</b>} berkunjung
      </>
    ),
    note: [institution, kind === "CLASS" && `${formatNumber(peopleCount)} orang`, purpose && purposeLabels[purpose]]
      .filter(Boolean)
      .join(" · "),
  };
}

/** One line for those that came together, named by the newest. */
function addedEvents(books: Recent["books"]): LatestEvent[] {
  const groups: Recent["books"][] = [];
  for (const book of books) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (group && previous && Date.parse(previous.createdAt) - Date.parse(book.createdAt) < TOGETHER_MS) {
      group.push(book);
    } else groups.push([book]);
  }
  return groups.flatMap(([newest, ...others]) =>
    newest ? [addedEvent(newest, others.length, others.length === books.length - 1)] : [],
  );
}

/** More may have come with them than the server tells of. */
function addedEvent(newest: Recent["books"][number], others: number, isAll: boolean): LatestEvent {
  const count = `${isAll ? "minimal " : ""}${formatNumber(others)} judul lain`;
  return {
    key: `added ${newest.id}`,
    at: newest.createdAt,
    Icon: BookPlus,
    tone: "bg-paper text-muted",
    text: (
      <>
        <BookLink book={newest} /> {others > 0 ? `dan ${count} ditambahkan` : "ditambahkan"}
      </>
    ),
    note: "Buku baru",
  };
}

function BookLink({ book: { databaseId, slug, title } }: { book: Recent["books"][number] }) {
  const href = useCan("CATALOGUE_WRITE") ? `/admin/books/${databaseId}` : `/books/${slug}`;
  return (
    <Link to={href} className="font-semibold underline-offset-4 hover:underline">
      {title}
    </Link>
  );
}

function Person({ student }: { student: { databaseId: number; name: string } | null | undefined }) {
  if (!student) return <span className="text-muted">{personName(null)}:</span>;
  return (
    <Link to={studentHref(student)} className="font-semibold underline-offset-4 hover:underline">
      {student.name}
    </Link>
  );
}
