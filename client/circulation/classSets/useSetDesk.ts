import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo, useRef, useState } from "react";
import { changesSoFar } from "../../apollo/inFlight";
import type { AnswerCommands } from "../admin/answers/AnswerChoices";
import { type ConfirmedRequest, type FineAsk, nothingMore } from "../admin/answers/Answer";
import type { OpenFines } from "../admin/answers/openFines";
import { eitherAnswer } from "../admin/answers/eitherAnswer";
import { DeskScanQuery } from "../admin/desk/requests/deskActDocuments";
import type { SetLendRequest } from "../admin/desk/requests/deskRequests";
import { type Desk, useDesk } from "../admin/desk/useDesk";
import { newKey } from "../newKey";
import { ClassSetPageQuery, type SetLine, type ShownSet } from "./classSetDocuments";
import { isOut, likelyMode, nextLine, promisedIn, type SetMode, whomText } from "./setLines";

/** Who was named by a card or a click, and gets the next copy instead of who is next. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The same copy within this time is one scan. */
const SAME_SCAN_MS = 5_000;

const NO_SCAN = { code: "", at: 0 };

export interface SetDesk {
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
  readonly commands: Omit<AnswerCommands, "waive" | "refund" | "approve">;
}

/** The desk of lending, for the copies of one set: its queue, its answers and what it keeps without network. */
export function useSetDesk(
  set: ShownSet,
  { today, hasField }: { readonly today: string; readonly hasField: boolean },
): SetDesk {
  const client = useApolloClient();
  // Once: a list that is complete must not turn the last scan, made twice, into a return.
  const [mode, setMode] = useState<SetMode>(() => likelyMode(set, today));
  const [named, setNamed] = useState<Named | null>(null);
  const [fromId, setFromId] = useState<string | null>(null);
  const lastScan = useRef(NO_SCAN);
  // The student of the scan that has no answer yet: if it is refused, the next copy is for the same one.
  const scannedFor = useRef<Named | null>(null);
  // The last step: a question about a card is only asked as long as no other step has followed.
  const lastStep = useRef<object | null>(null);
  const desk = useDesk({
    hasField,
    onAnswer: ({ lentCode }) => {
      const student = scannedFor.current;
      if (lentCode !== null) {
        scannedFor.current = null;
        setNamed((current) => (current?.id === student?.id ? null : current));
        return;
      }
      if (student) setNamed((current) => current ?? student);
      // What was lent brings the whole list; anything else may be news of what other desks have done.
      void readAgain(client, set.databaseId).catch(() => undefined);
    },
  });
  const { ask, send, state } = desk;
  const report = (title: string) => {
    const made = { ...nothingMore, key: newKey(), at: Date.now(), tone: "notice", label: "Kartu siswa" } as const;
    send({ type: "reported", answer: { ...made, title, detail: "", sentence: title } });
  };
  const next = nextLine(set.entries, fromId, promisedIn(set.id, state));
  const lineOf = (studentId: string) => set.entries.find(({ student }) => student?.id === studentId);

  /** Says which copy a pupil still has, when the pupil is named while the set comes back. */
  const reportOf = (line: SetLine | undefined, studentName: string) => {
    const out =
      line?.borrowing && isOut(line) ? `${line.borrowing.itemCode} belum kembali` : "tidak membawa buku pinjaman ini";
    report(`${studentName}: ${out}.`);
  };
  const choose = (studentId: string, studentName?: string | null) => {
    lastScan.current = NO_SCAN;
    lastStep.current = null;
    if (set.className === null) return report(`Semua buku pinjaman ini untuk ${whomText(set)}. Pindai bukunya saja.`);
    const known = studentName ?? lineOf(studentId)?.studentName;
    setMode("lend");
    setNamed({ id: studentId, name: known ?? "Siswa yang dipilih" });
    send({ type: "named", studentId });
  };
  const name = (studentId: string, studentName?: string) => {
    if (mode === "lend") return choose(studentId, studentName);
    lastScan.current = NO_SCAN;
    const line = lineOf(studentId);
    reportOf(line, line?.studentName ?? studentName ?? "Siswa yang dipilih");
  };
  const lending = (itemCode: string): SetLendRequest => ({
    kind: "setLend",
    classSetId: set.id,
    itemCode,
    studentId: named?.id ?? null,
    fromStudentId: named ? null : (next?.student?.id ?? null),
    studentName: named?.name ?? next?.studentName ?? null,
    confirm: [],
    reason: "",
  });
  /** Beside the queue, as a card has to be known at once: the book is scanned right after it. */
  const askWhetherCopy = async (student: Named, lend: SetLendRequest) => {
    const step = {};
    lastStep.current = step;
    const question = { query: DeskScanQuery, variables: { code: lend.itemCode } };
    const { data } = await client.query({ ...question, fetchPolicy: "no-cache" });
    if (!data?.copy || lastStep.current !== step) return;
    const made = { key: newKey(), at: Date.now() };
    send({ type: "reported", answer: eitherAnswer(made, student, data.copy.itemCode, lend) });
  };
  const scan = (typed: string) => {
    const code = typed.trim();
    const at = Date.now();
    if (code === "" || (code === lastScan.current.code && at - lastScan.current.at < SAME_SCAN_MS)) return;
    lastScan.current = { code, at };
    lastStep.current = null;
    // The cards of the class are known without asking, also while the network is away.
    const card = set.entries.find(({ nis }) => nis?.toUpperCase() === code.toUpperCase());
    if (mode === "return") {
      const isOfSet = set.entries.some(({ borrowing }) => borrowing?.itemCode.toUpperCase() === code.toUpperCase());
      if (!card || isOfSet) return ask({ kind: "return", itemCode: code });
      return reportOf(card, card.studentName ?? "");
    }
    if (card?.student) {
      const { id } = card.student;
      choose(id, card.studentName);
      // Without network it is taken for the card, which it most likely is.
      void askWhetherCopy({ id, name: card.studentName ?? "" }, lending(code)).catch(() => undefined);
      return;
    }
    ask(lending(code));
    scannedFor.current = named;
    setNamed(null);
  };
  const forget = () => {
    lastScan.current = NO_SCAN;
    lastStep.current = null;
    scannedFor.current = null;
    setNamed(null);
  };
  const commands = useMemo(
    () => ({
      // Confirms for the student on the screen: by now another desk may have made somebody else the next one.
      confirm: (request: ConfirmedRequest) => {
        if (request.kind !== "setLend") return ask(request);
        // The name is used up: it was this copy's student, or the owner of the card.
        setNamed(null);
        ask({ ...request, studentId: request.studentId ?? request.fromStudentId, fromStudentId: null });
      },
      giveBack: (itemCode: string) => ask({ kind: "return", itemCode }),
      renew: (borrowingId: string, itemCode: string) =>
        ask({ kind: "renew", borrowingId, itemCode, confirm: [], reason: "" }),
      dismiss: (key: string) => send({ type: "dismissed", key }),
      pay: ({ fineId, amount }: FineAsk) => ask({ kind: "pay", fineId, amount }),
      payAll: ({ studentId, fineIds, amount }: OpenFines) => ask({ kind: "payAll", studentId, fineIds, amount }),
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
      send({ type: "named", studentId: null });
    },
    letGo: forget,
    commands: { ...commands, choose, scan },
  };
}

async function readAgain(client: ApolloClient, databaseId: number): Promise<void> {
  const before = changesSoFar();
  const question = { query: ClassSetPageQuery, variables: { databaseId } };
  const { data } = await client.query({ ...question, fetchPolicy: "no-cache" });
  // What was read before a scan must not take the place of what the scan has returned.
  if (data && changesSoFar() === before) client.writeQuery({ ...question, data });
}
