import { CircleCheck, Download } from "lucide-react";
import { useState } from "react";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { lazy } from "../../../page/lazy/lazy";
import { useLibraryTimeZone } from "../../../page/library/LibraryTimeZone";
import { showMessage } from "../../../page/messages/flashMessage";
import { showFailure } from "../../../forms/errors/showFailure";
import { formatLongDate } from "../../../format/formatDate";
import { formatPrice } from "../../../format/formatPrice";
import { wallClock } from "../../../format/wallClock";
import { readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import type { StudentClearanceQuery as Cleared, StudentLetter_ClearanceLetterFragment } from "../../../gql/graphql";
import { DownloadLink } from "../../../lists/DownloadLink";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { Skeleton } from "../../../ui/Skeleton";
import { useFocusKept } from "../../useFocusKept";
import { letterDownload } from "./letterDownload";
import { ObstacleList } from "./ObstacleList";
import { Remedies } from "./Remedies";
import { RevokeLetterSheet } from "./RevokeLetterSheet";
import { useClearanceCommands } from "./useClearanceCommands";

const FinesSheet = lazy(() => import("../../ledger/sheet/FinesSheet").then((m) => m.FinesSheet), null);

const StudentLetter_clearanceLetter = graphql(`
  fragment StudentLetter_clearanceLetter on ClearanceLetter {
    id
    databaseId
    number
    studentName
    issuedAt
    issuedBy
    verificationPath
  }
`);

const StudentClearanceQuery = graphql(`
  query StudentClearance($id: ID!) {
    student(id: $id) {
      id
      balance
      borrowings(status: OPEN, first: 30) {
        totalCount
        nodes {
          id
        }
      }
      clearanceLetter {
        id
        ...StudentLetter_clearanceLetter
      }
    }
  }
`);

type ClearedStudent = NonNullable<Cleared["student"]>;

/** What a refusal depends on. */
function obligationsOf(student: ClearedStudent): string {
  return `${student.balance} ${student.borrowings.nodes.map(({ id }) => id).join(" ")}`;
}

interface Refusal {
  readonly checks: readonly { readonly code: string; readonly message: string }[];
}

/** The student's Surat Bebas Pustaka: issued here, or what still stands against it. */
export function StudentClearanceCard({ studentId, nis }: { studentId: string; nis: string }) {
  const { data, previousData, failure, retry } = usePageQuery(StudentClearanceQuery, { id: studentId });
  const student = (data ?? previousData)?.student;
  const letter = readFragment(StudentLetter_clearanceLetter, student?.clearanceLetter);
  const { issueLetters, isBusy } = useClearanceCommands();
  const { refusal, refuse } = useRefusal(student);
  const [sheet, setSheet] = useState<"revoke" | "fines" | null>(null);

  const place = useFocusKept<HTMLElement>(`${sheet ?? ""} ${refusal !== null} ${letter?.id ?? ""}`);

  const issue = async () => {
    if (isBusy) return;
    const result = await issueLetters({ studentIds: [studentId] });
    if (result.data === null) return showFailure(result);
    const [reasons] = result.data.refused;
    refuse(reasons);
    if (!reasons) showMessage("Surat Bebas Pustaka terbit.", "success");
  };
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="bebas-pustaka"
      className="rounded-2xl border border-line bg-card p-4 text-sm outline-none sm:p-5"
    >
      <h2 id="bebas-pustaka" className="font-serif text-lg font-semibold">
        Surat Bebas Pustaka
      </h2>
      {failure && (
        <p role="alert" className="mt-1 text-muted">
          Surat gagal dimuat.{" "}
          <button type="button" onClick={retry} className="cursor-pointer text-link">
            Coba lagi
          </button>
        </p>
      )}
      {!student && !failure && <Skeleton className="mt-1 h-11 w-36" />}
      {student && (
        <Clearance
          balance={student.balance}
          letter={letter ?? null}
          nis={nis}
          refusal={refusal}
          isBusy={isBusy}
          onIssue={() => void issue()}
          onRevoke={() => setSheet("revoke")}
          onFines={() => setSheet("fines")}
        />
      )}
      {sheet === "revoke" && letter && <RevokeLetterSheet letter={letter} onClose={() => setSheet(null)} />}
      {sheet === "fines" && <FinesSheet studentId={studentId} onClose={() => setSheet(null)} />}
    </section>
  );
}

/** Why the letter was refused, for as long as that may still be so. */
function useRefusal(student: ClearedStudent | null | undefined) {
  const [refused, setRefused] = useState<(Refusal & { readonly obligations: string }) | null>(null);
  const obligations = student ? obligationsOf(student) : "";
  return {
    // Once a loan is back or a fine is paid, what was said before may be wrong.
    refusal: refused?.obligations === obligations ? refused : null,
    refuse: (reasons: Refusal | undefined) => setRefused(reasons ? { ...reasons, obligations } : null),
  };
}

interface ClearanceProps {
  balance: number;
  letter: StudentLetter_ClearanceLetterFragment | null;
  nis: string;
  refusal: Refusal | null;
  isBusy: boolean;
  onIssue: () => void;
  onRevoke: () => void;
  onFines: () => void;
}

function Clearance({ balance, letter, nis, refusal, isBusy, onIssue, onRevoke, onFines }: ClearanceProps) {
  const mayIssue = useCan("CLEARANCE_WRITE");
  if (letter) {
    return (
      <>
        {balance > 0 && (
          <p className="mt-2 rounded-xl bg-kunyit-soft px-3 py-2 text-on-kunyit">
            Setelah surat ini terbit, ada denda {formatPrice(balance)}. Cabut suratnya jika belum boleh dipakai.
          </p>
        )}
        <ValidLetter letter={letter} onRevoke={mayIssue ? onRevoke : null} />
      </>
    );
  }
  return (
    <>
      {!refusal && <p className="mt-1 text-muted">Belum ada surat yang berlaku.</p>}
      {refusal && (
        <div role="alert" className="mt-2">
          <p className="mb-1.5 font-semibold text-bata">Belum dapat diterbitkan. Selesaikan dulu:</p>
          <ObstacleList checks={refusal.checks} />
          <Remedies checks={refusal.checks} nis={nis} onFines={onFines} />
        </div>
      )}
      {mayIssue && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={onIssue}
          className={`needs-script mt-3 ${buttonStyle("outlined", "compact")}`}
        >
          <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          {isBusy ? "Memeriksa…" : refusal ? "Coba terbitkan lagi" : "Terbitkan surat"}
        </button>
      )}
    </>
  );
}

interface ValidLetterProps {
  letter: StudentLetter_ClearanceLetterFragment;
  /** Null where the viewer may only read. */
  onRevoke: (() => void) | null;
}

function ValidLetter({ letter, onRevoke }: ValidLetterProps) {
  const { databaseId, number, issuedAt, issuedBy, verificationPath } = letter;
  const timeZone = useLibraryTimeZone();
  return (
    <>
      <p className="mt-1 text-muted">
        <strong className="block font-serif text-xl leading-tight font-semibold text-daun tabular-nums">
          {number}
        </strong>
        Terbit {formatLongDate(wallClock(issuedAt, timeZone).day)} oleh {issuedBy}.{" "}
        <a href={verificationPath} className="inline-link">
          Halaman publiknya
        </a>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <DownloadLink file={letterDownload([databaseId])} className={buttonStyle("outlined", "compact")}>
          <Download aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          Unduh PDF
        </DownloadLink>
        {onRevoke && (
          <button
            type="button"
            onClick={onRevoke}
            className={`needs-script text-bata! ${buttonStyle("quiet", "compact")}`}
          >
            Cabut
          </button>
        )}
      </div>
    </>
  );
}
