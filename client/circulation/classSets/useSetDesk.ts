import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo, useRef, useState } from "react";
import { changesSoFar } from "../../apollo/inFlight";
import type { AnswerCommands } from "../admin/answers/AnswerChoices";
import { type ConfirmedRequest, type FineAsk, nothingMore } from "../admin/answers/Answer";
import { type Desk, useDesk } from "../admin/desk/useDesk";
import { newKey } from "../newKey";
import { ClassSetPageQuery, type SetLine, type ShownSet } from "./classSetDocuments";
import { isOut, likelyMode, nextLine, type SetMode, whomText } from "./setLines";

/** Who was named by a card or a click, and gets the next copy instead of who is next. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The same copy within this time is one scan. */
const SAME_SCAN_MS = 5_000;

const NO_SCAN = { code: "", at: 0 };

interface SetDesk {
  readonly desk: Desk;
  readonly mode: SetMode;
  readonly setMode: (mode: SetMode) => void;
  readonly named: Named | null;
  /** Who gets the next copy where nobody was named. */
  readonly next: SetLine | undefined;
  readonly scan: (code: string) => void;
  readonly name: (studentId: string, studentName?: string) => void;
  /** Whoever is next is passed over, and comes last. */
  readonly skip: () => void;
  readonly letGo: () => void;
  readonly commands: Omit<AnswerCommands, "waive">;
}

/** The desk of lending, for the copies of one set: its queue, its answers and what it keeps without network. */
export function useSetDesk(set: ShownSet, today: string): SetDesk {
  const client = useApolloClient();
  // Once: a list that is complete must not turn the last scan, made twice, into a return.
  const [mode, setMode] = useState<SetMode>(() => likelyMode(set, today));
  const [named, setNamed] = useState<Named | null>(null);
  const [fromId, setFromId] = useState<string | null>(null);
  const lastScan = useRef(NO_SCAN);
  // For whom the scan is that has no answer yet: where it is refused, the next copy is for the same.
  const scannedFor = useRef<Named | null>(null);
  const desk = useDesk(({ lentCode }) => {
    const student = scannedFor.current;
    if (lentCode !== null) {
      scannedFor.current = null;
      setNamed((current) => (current?.id === student?.id ? null : current));
      return;
    }
    if (student) setNamed((current) => current ?? student);
    // What was lent brings the whole list; anything else may be news of what other desks have done.
    void readAgain(client, set.databaseId).catch(() => undefined);
  });
  const { ask, send, state } = desk;
  const report = (title: string) => {
    const made = { ...nothingMore, key: newKey(), at: Date.now(), tone: "notice", label: "Kartu siswa" } as const;
    send({ type: "reported", answer: { ...made, title, detail: "", sentence: title } });
  };
  const promised = new Set(
    [...state.queue, ...state.unsettled.flatMap(({ followers }) => followers)].flatMap((request) =>
      request.kind === "setLend" && request.classSetId === set.id
        ? (request.studentId ?? request.fromStudentId ?? [])
        : [],
    ),
  );
  const next = nextLine(set.entries, fromId, promised);
  const lineOf = (studentId: string) => set.entries.find(({ student }) => student?.id === studentId);

  const name = (studentId: string, studentName?: string | null) => {
    lastScan.current = NO_SCAN;
    if (set.className === null) return report(`Semua buku set ini untuk ${whomText(set)}. Pindai bukunya saja.`);
    const known = studentName ?? lineOf(studentId)?.studentName;
    setMode("lend");
    setNamed({ id: studentId, name: known ?? "Siswa yang dipilih" });
    send({ type: "dismissed" });
  };
  const scan = (typed: string) => {
    const code = typed.trim();
    const at = Date.now();
    if (code === "" || (code === lastScan.current.code && at - lastScan.current.at < SAME_SCAN_MS)) return;
    lastScan.current = { code, at };
    // The cards of the class are known without asking, also while the network is away.
    const card = set.entries.find(({ nis }) => nis?.toUpperCase() === code.toUpperCase());
    if (mode === "return") {
      if (!card) return ask({ kind: "return", itemCode: code });
      const out =
        card.borrowing && isOut(card) ? `${card.borrowing.itemCode} belum kembali` : "tidak membawa buku set ini";
      return report(`${card.studentName}: ${out}.`);
    }
    if (card?.student) return name(card.student.id, card.studentName);
    ask({
      kind: "setLend",
      classSetId: set.id,
      itemCode: code,
      studentId: named?.id ?? null,
      fromStudentId: named ? null : (next?.student?.id ?? null),
      studentName: named?.name ?? next?.studentName ?? null,
      confirm: [],
      reason: "",
    });
    scannedFor.current = named;
    setNamed(null);
  };
  const forget = () => {
    lastScan.current = NO_SCAN;
    scannedFor.current = null;
    setNamed(null);
  };
  const commands = useMemo(
    () => ({
      // Confirmed is what was said of the student on the screen: another desk may have served that one since.
      confirm: (request: ConfirmedRequest) =>
        ask(
          request.kind === "setLend" ? { ...request, studentId: request.studentId ?? request.fromStudentId } : request,
        ),
      giveBack: (itemCode: string) => ask({ kind: "return", itemCode }),
      renew: (borrowingId: string, itemCode: string) =>
        ask({ kind: "renew", borrowingId, itemCode, confirm: [], reason: "" }),
      dismiss: () => send({ type: "dismissed" }),
      pay: ({ fineId, amount }: FineAsk) => ask({ kind: "pay", fineId, amount }),
    }),
    [ask, send],
  );
  return {
    desk: {
      ...desk,
      undo: (answer) => {
        // What was taken back may be scanned again at once.
        lastScan.current = NO_SCAN;
        desk.undo(answer);
      },
    },
    mode,
    setMode: (chosen) => {
      setMode(chosen);
      forget();
    },
    named,
    next,
    scan,
    name,
    skip: () => {
      const place = set.entries.findIndex((line) => line === next);
      setFromId(set.entries[(place + 1) % set.entries.length]?.student?.id ?? null);
      send({ type: "dismissed" });
    },
    letGo: forget,
    commands: { ...commands, choose: name, scan },
  };
}

async function readAgain(client: ApolloClient, databaseId: number): Promise<void> {
  const before = changesSoFar();
  const question = { query: ClassSetPageQuery, variables: { databaseId } };
  const { data } = await client.query({ ...question, fetchPolicy: "no-cache" });
  // What was read before a scan must not take the place of what the scan has returned.
  if (data && changesSoFar() === before) client.writeQuery({ ...question, data });
}
