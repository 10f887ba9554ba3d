import { Download } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { MAX_BATCH_SIZE } from "../../../apollo/maxBatchSize";
import type { PayloadOf } from "../../../apollo/operationResult";
import { FormAlert } from "../../../forms/errors/FormAlert";
import { failureText } from "../../../forms/errors/toFormErrors";
import { formatNumber } from "../../../format/formatNumber";
import type { IssueLettersMutation } from "../../../gql/graphql";
import { DownloadLink } from "../../../lists/DownloadLink";
import { ClassChoice } from "../../../classes/ClassChoice";
import { useStudentClasses } from "../../../classes/useStudentClasses";
import { buttonStyle } from "../../../ui/buttonStyle";
import { ConfirmSheet } from "../../../ui/ConfirmSheet";
import { Sheet } from "../../../ui/Sheet";
import { letterDownload } from "./letterDownload";
import { ObstacleList } from "./ObstacleList";
import { useClearanceCommands } from "./useClearanceCommands";

interface IssueLettersSheetProps {
  /** Chosen students, a class that is yet to be chosen, or those of a class who have left by a Naik Kelas. */
  issueFor: readonly { id: string; name: string }[] | "class" | Leavers;
  onClose: () => void;
}

export interface Leavers {
  readonly promotionId: string;
  readonly className: string;
  readonly count: number;
}

type Issued = PayloadOf<IssueLettersMutation>;

/** Issues letters for many, then says who got one and who did not, with the reasons. */
export function IssueLettersSheet({ issueFor, onClose }: IssueLettersSheetProps) {
  const classes = useStudentClasses();
  const { issueLetters, isBusy } = useClearanceCommands();
  const [chosenClass, setChosenClass] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [issued, setIssued] = useState<Issued | null>(null);
  const alertId = useId();
  const schoolClass = classes.find(({ name }) => name === chosenClass) ?? classes[0];
  const leavers = issueFor !== "class" && "promotionId" in issueFor ? issueFor : null;
  const chosen = issueFor === "class" || "promotionId" in issueFor ? [] : issueFor;
  const count = issueFor === "class" ? (schoolClass?.studentsCount ?? 0) : (leavers?.count ?? chosen.length);

  const issue = async () => {
    if (count > MAX_BATCH_SIZE) {
      return setProblem(`Maksimal ${MAX_BATCH_SIZE} anggota sekaligus. Pilih sebagian.`);
    }
    const result = await issueLetters(
      leavers
        ? { promotionId: leavers.promotionId, className: leavers.className }
        : issueFor === "class"
          ? { className: schoolClass?.name ?? "" }
          : { studentIds: chosen.map(({ id }) => id) },
    );
    if (result.data === null) setProblem(failureText(result));
    else setIssued(result.data);
  };
  if (issued) return <IssuedSheet issued={issued} onClose={onClose} />;
  return (
    <ConfirmSheet
      title="Terbitkan Surat Bebas Pustaka"
      confirm={issueFor === "class" ? "Terbitkan" : `Terbitkan untuk ${formatNumber(count)} anggota`}
      busyText="Memeriksa…"
      isBusy={isBusy || count === 0}
      isOpen
      onClose={onClose}
      onConfirm={() => void issue()}
    >
      <FormAlert id={alertId}>{problem}</FormAlert>
      {issueFor === "class" && <ClassChoice classes={classes} chosen={schoolClass?.name} onChoose={setChosenClass} />}
      {chosen.length === 1 && <p className="mb-2 font-semibold text-ink wrap-anywhere">{chosen[0]?.name}</p>}
      {leavers && <p className="mb-2 font-semibold text-ink">Siswa yang lulus atau pindah dari {leavers.className}</p>}
      <p>
        Surat terbit untuk anggota yang tidak punya pinjaman, buku hilang, atau denda; anggota lainnya disebutkan dengan
        alasannya. Reservasi mereka dibatalkan. Surat yang sudah ada tetap berlaku.
      </p>
    </ConfirmSheet>
  );
}

function IssuedSheet({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const { clearanceLetters: letters, refused } = issued;
  return (
    <Sheet
      title="Surat Bebas Pustaka"
      isOpen
      onClose={onClose}
      placement="middle"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" onClick={onClose} className={buttonStyle("outlined", "compact")}>
            Selesai
          </button>
          {letters.length > 0 && (
            <DownloadLink
              file={letterDownload(letters.map(({ databaseId }) => databaseId))}
              className={buttonStyle("filled", "compact")}
            >
              <Download aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              Unduh PDF {letters.length > 1 && `${formatNumber(letters.length)} surat`}
            </DownloadLink>
          )}
        </div>
      }
    >
      <p role="status" className="font-semibold">
        {letters.length > 0
          ? `${formatNumber(letters.length)} anggota punya surat yang berlaku.`
          : "Tidak ada surat yang terbit."}
      </p>
      {refused.length > 0 && (
        <>
          <p className="mt-4 text-sm text-muted">{formatNumber(refused.length)} anggota belum bebas pustaka:</p>
          <ul className="mt-1">
            {refused.map(({ student: { id, databaseId, nis, name, className }, checks }) => (
              <li key={id} className="border-t border-line py-2.5 text-sm">
                <Link to={`/admin/students/${databaseId}`} className="inline-link font-semibold wrap-anywhere">
                  {name}
                </Link>{" "}
                <span className="text-muted">{[nis, className].filter(Boolean).join(" · ")}</span>
                <div className="mt-1 text-muted">
                  <ObstacleList checks={checks} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
