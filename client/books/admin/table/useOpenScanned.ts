import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { codeChoices } from "../../../admin/command/commandChoices";
import { useCan } from "../../../session/useViewer";
import { findByCode, noHits } from "../../../admin/command/findByCode";

/** Opens the book with a copy of this code, or for who edits none the copy, or the only book with this ISBN; otherwise the search shows what it finds. */
export function useOpenScanned(): (code: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const editsBooks = useCan("CATALOGUE_WRITE");
  /** A later scan, or leaving the screen, makes the answer to an earlier one meaningless. */
  const latest = useRef<string | null>(null);
  useEffect(() => () => void (latest.current = null), []);
  return async (code) => {
    latest.current = code;
    // The search itself reports a lost connection.
    const hits = await findByCode(client, code, false).catch(() => noHits);
    if (latest.current !== code) return;
    const [only, ...others] = codeChoices({ ...hits, isbn: null }, editsBooks);
    if (only && others.length === 0 && typeof only.act === "string") void navigate(only.act);
  };
}
