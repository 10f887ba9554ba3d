import { useState } from "react";
import { showMessage } from "../../page/messages/flashMessage";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { showFailure } from "../../forms/errors/showFailure";
import { formatDateTime } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { OpenSessionList_OpenSessionFragment } from "../../gql/graphql";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { Pill } from "../../ui/Pill";
import { LIST_ROW_STYLE, LIST_STYLE } from "./listStyles";
import { useLibrarianCommands } from "./useLibrarianCommands";

const OpenSessionList_openSession = graphql(`
  fragment OpenSessionList_openSession on OpenSession {
    id
    address
    device
    createdAt
    lastSeenAt
    isCurrent
    user {
      id
      username
      name
    }
  }
`);
type Session = OpenSessionList_OpenSessionFragment;

/** Where librarians are logged in, each with the way to end it. */
export function OpenSessionList({
  sessions,
}: {
  sessions: readonly FragmentType<typeof OpenSessionList_openSession>[];
}) {
  const timeZone = useLibraryTimeZone();
  const { endSession, isBusy } = useLibrarianCommands();
  const [asked, setAsked] = useState<Session | null>(null);

  const end = async (session: Session) => {
    const result = await endSession({ id: session.id });
    setAsked(null);
    if (result.data === null && result.statusCode !== 404) showFailure(result);
    else showMessage(`${nameOf(session)} harus login lagi di perangkat itu.`, "success");
  };
  return (
    <>
      <ul className={LIST_STYLE}>
        {sessions.map((ref) => {
          const session = readFragment(OpenSessionList_openSession, ref);
          const { id, address, device, createdAt, lastSeenAt, isCurrent } = session;
          return (
            <li key={id} className={LIST_ROW_STYLE}>
              <span className="grid min-w-0 flex-1 basis-56">
                <span className="wrap-anywhere">
                  <b className="font-semibold">{nameOf(session)}</b>
                  <span className="text-muted"> · {device ?? "Browser tidak dikenal"}</span>
                </span>
                <span className="text-muted tabular-nums wrap-anywhere">
                  {address && `${address} · `}login {formatDateTime(createdAt, timeZone)} · terakhir dipakai{" "}
                  {formatDateTime(lastSeenAt, timeZone)}
                </span>
              </span>
              {isCurrent ? (
                <Pill tone="good">Perangkat ini</Pill>
              ) : (
                <button
                  type="button"
                  aria-label={`Akhiri sesi ${nameOf(session)}, ${device ?? "browser tidak dikenal"}`}
                  onClick={() => setAsked(session)}
                  className={`needs-script ${buttonStyle("outlined", "compact")}`}
                >
                  Akhiri
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <ConfirmSheet
        title="Akhiri sesi ini?"
        confirm="Akhiri sesi"
        busyText="Mengakhiri…"
        isBusy={isBusy}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void end(asked);
        }}
      >
        {asked &&
          `${nameOf(asked)} logout dari ${asked.device ?? "perangkat itu"}; isian yang belum disimpan di sana terhapus.`}
        {" Jika Anda tidak mengenal perangkatnya, beri juga kata sandi baru."}
      </ConfirmSheet>
    </>
  );
}

function nameOf({ user }: Session): string {
  return user?.name ?? user?.username ?? "Petugas";
}
