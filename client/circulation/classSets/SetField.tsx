import type { RefObject } from "react";
import { DeskField } from "../admin/desk/DeskField";
import type { SetDesk } from "./useSetDesk";

const HINTS = {
  lend: "Pindai buku. Buku tercatat untuk siswa yang namanya tampil. Untuk siswa lain, pindai kartunya dulu.",
  return: "Pindai buku yang dikembalikan, dalam urutan apa pun.",
} as const;

interface SetFieldProps {
  setDesk: SetDesk;
  field: RefObject<HTMLInputElement | null>;
  isCutOff: boolean;
}

/** Where copies and cards are scanned, whether they are given out or taken back. */
export function SetField({ setDesk, field, isCutOff }: SetFieldProps) {
  const { desk, mode } = setDesk;
  return (
    <>
      <div role="group" aria-label="Mode" className="needs-script mb-3 flex gap-1.5">
        {(["lend", "return"] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={mode === each}
            onClick={() => setDesk.setMode(each)}
            className="filter-tab"
          >
            {each === "lend" ? "Bagikan" : "Kembalikan"}
          </button>
        ))}
      </div>
      <DeskField
        desk={desk}
        field={field}
        isLending={mode === "lend"}
        isCutOff={isCutOff}
        hint={HINTS[mode]}
        escapeHint="batalkan pilihan"
        onCode={setDesk.scan}
        onStudent={setDesk.name}
        onLetGo={setDesk.letGo}
      />
    </>
  );
}
