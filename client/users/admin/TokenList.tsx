import { useState } from "react";
import { Link } from "react-router-dom";
import { recordHistoryHref } from "../../admin/history/recordHistory";
import { showMessage } from "../../page/messages/flashMessage";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { showFailure } from "../../forms/errors/showFailure";
import { formatDateTime } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { TokenList_AccessTokenFragment } from "../../gql/graphql";
import { useCan } from "../../session/useViewer";
import { buttonStyle } from "../../ui/buttonStyle";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { Pill } from "../../ui/Pill";
import { LIST_ROW_STYLE, LIST_STYLE } from "./listStyles";
import { useTokenCommands } from "./useTokenCommands";

const TokenList_accessToken = graphql(`
  fragment TokenList_accessToken on AccessToken {
    id
    databaseId
    name
    scope
    hint
    createdAt
    lastUsedAt
    expiresAt
  }
`);
type Token = TokenList_AccessTokenFragment;

/** One's own tokens, by their first letters, each with the way to revoke it. */
export function TokenList({ tokens }: { tokens: readonly FragmentType<typeof TokenList_accessToken>[] }) {
  const timeZone = useLibraryTimeZone();
  const { revoke, isBusy } = useTokenCommands();
  const [asked, setAsked] = useState<Token | null>(null);
  const mayReadHistory = useCan("AUDIT_READ");
  const [now] = useState(() => Date.now());
  if (tokens.length === 0) {
    return (
      <p className="rounded-2xl border border-dashed border-line px-4 py-5 text-sm text-muted">
        Belum ada token. Token yang Anda buat tampil di sini, dan dapat dicabut kapan saja.
      </p>
    );
  }
  const confirm = async ({ id, name }: Token) => {
    const result = await revoke({ id });
    setAsked(null);
    if (result.data === null && result.statusCode !== 404) showFailure(result);
    else showMessage(`Token ${name} dicabut.`, "success");
  };
  return (
    <>
      <ul className={LIST_STYLE}>
        {tokens.map((ref) => {
          const token = readFragment(TokenList_accessToken, ref);
          const { id, databaseId, name, scope, hint, lastUsedAt, expiresAt } = token;
          const isOver = Date.parse(expiresAt) < now;
          return (
            <li key={id} className={LIST_ROW_STYLE}>
              <span className="grid min-w-0 flex-1 basis-56">
                <span className="wrap-anywhere">
                  <b className="font-semibold">{name}</b> <code className="text-xs text-muted">{hint}…</code>
                </span>
                <span className="text-muted tabular-nums">
                  {lastUsedAt ? `terakhir dipakai ${formatDateTime(lastUsedAt, timeZone)}` : "belum pernah dipakai"}
                  {` · berlaku sampai ${formatDateTime(expiresAt, timeZone)}`}
                </span>
              </span>
              {isOver && <Pill tone="wrong">Kedaluwarsa</Pill>}
              <Pill tone={scope === "WRITE" ? "plain" : "quiet"}>
                {scope === "WRITE" ? "Baca dan tulis" : "Baca saja"}
              </Pill>
              {mayReadHistory && (
                <Link to={recordHistoryHref("token", databaseId)} className={buttonStyle("quiet", "compact")}>
                  Riwayat<span className="sr-only"> token {name}</span>
                </Link>
              )}
              <button
                type="button"
                aria-label={`Cabut token ${name}`}
                onClick={() => setAsked(token)}
                className={`needs-script ${buttonStyle("outlined", "compact")}`}
              >
                Cabut
              </button>
            </li>
          );
        })}
      </ul>
      <ConfirmSheet
        title={`Cabut token ${asked?.name ?? ""}?`}
        confirm="Cabut token"
        busyText="Mencabut…"
        isIrreversible
        isBusy={isBusy}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void confirm(asked);
        }}
      >
        Aplikasi yang memakainya langsung ditolak. Token yang dicabut tidak dapat dipulihkan; buat token baru jika
        perlu.
      </ConfirmSheet>
    </>
  );
}
