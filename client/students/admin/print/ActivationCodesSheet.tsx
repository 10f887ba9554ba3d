import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { showMessage } from "../../../page/messages/flashMessage";
import { FormAlert } from "../../../forms/errors/FormAlert";
import { formatNumber } from "../../../format/formatNumber";
import { ConfirmSheet } from "../../../ui/ConfirmSheet";
import { ClassChoice } from "../../../classes/ClassChoice";
import type { SelectedStudent } from "../selectedStudents";
import { PRINT_PATH, queueCodes } from "./printQueue";
import { useActivationCodes } from "./useActivationCodes";

/** Chosen students, or a class that is yet to be chosen. */
export type CodesFor = readonly SelectedStudent[] | "class";

interface ActivationCodesSheetProps {
  /** Null: closed. */
  codesFor: CodesFor | null;
  classes: readonly { name: string; studentsCount: number }[];
  /** The class that the list shows, if it shows one. */
  className: string;
  onClose: () => void;
}

/** Asks before codes are made, since they replace those before them, and goes on to their slips. */
export function ActivationCodesSheet({ codesFor, classes, className, onClose }: ActivationCodesSheetProps) {
  const navigate = useNavigate();
  const { createCodes, isBusy } = useActivationCodes();
  const [chosenClass, setChosenClass] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const alertId = useId();
  const fallback = classes.find(({ name }) => name === className) ?? classes[0];
  const schoolClass = classes.find(({ name }) => name === chosenClass) ?? fallback;
  const count = codesFor === "class" ? (schoolClass?.studentsCount ?? 0) : (codesFor?.length ?? 0);
  const close = () => {
    setProblem(undefined);
    setChosenClass(null);
    onClose();
  };

  const make = async () => {
    if (codesFor === null) return;
    const { codes, failure } = await createCodes(
      codesFor === "class" ? { className: schoolClass?.name ?? "" } : { studentIds: codesFor.map(({ id }) => id) },
    );
    if (codes === null) {
      setProblem(failure);
      return;
    }
    queueCodes(codes);
    close();
    if (failure) {
      showMessage(`${failure} ${formatNumber(codes.slips.length)} kode yang sudah dibuat siap dicetak.`, "error");
    }
    void navigate(PRINT_PATH);
  };

  return (
    <ConfirmSheet
      title="Buat kode aktivasi"
      confirm={`Buat ${formatNumber(count)} kode`}
      busyText="Membuat…"
      isBusy={isBusy || count === 0}
      isOpen={codesFor !== null}
      onClose={close}
      onConfirm={() => void make()}
    >
      <FormAlert id={alertId}>{problem}</FormAlert>
      {codesFor === "class" && <ClassChoice classes={classes} chosen={schoolClass?.name} onChoose={setChosenClass} />}
      {codesFor !== "class" && codesFor?.length === 1 && (
        <p className="mb-2 font-semibold text-ink wrap-anywhere">{codesFor[0]?.name}</p>
      )}
      <p>
        Kode tampil satu kali, lalu dicetak sebagai slip. Setiap kode berlaku 14 hari untuk satu akun; kode anggota yang
        dibuat sebelumnya tidak berlaku lagi. Anggota yang sudah punya akun dilewati.
      </p>
    </ConfirmSheet>
  );
}
