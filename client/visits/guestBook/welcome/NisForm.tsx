import { CircleAlert, ScanBarcode } from "lucide-react";
import { type RefObject, type SubmitEvent, useEffect, useId, useState } from "react";
import { buttonStyle } from "../../../ui/buttonStyle";
import { InputModeButton } from "./InputModeButton";

interface NisFormProps {
  field: RefObject<HTMLInputElement | null>;
  /** Out of sight while somebody is greeted, and ready for the next card all the same. */
  isAside: boolean;
  onEnter: (nis: string) => void;
  onType: () => void;
}

/** The scan field. Cleared at once, because the number is sent in the background. */
export function NisForm({ field, isAside, onEnter, onType }: NisFormProps) {
  const [isMissing, setIsMissing] = useState(false);
  const [hasLetters, setHasLetters] = useState(false);
  const id = useId();

  useEffect(() => field.current?.focus(), [field]);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem("nis");
    if (!(input instanceof HTMLInputElement)) return;
    const nis = input.value.replace(/\s+/g, " ").trim();
    input.value = "";
    input.focus();
    setIsMissing(nis === "");
    if (nis !== "") onEnter(nis);
  };

  return (
    <form method="dialog" noValidate autoComplete="off" onSubmit={send} className="needs-script">
      <label htmlFor={id} className="block text-muted md:text-lg">
        Pindai kartu anggota Anda di sini.<span className="sr-only"> Atau ketik NIS / No. anggota.</span>
      </label>
      <div className="relative mt-4 md:mt-5">
        <ScanBarcode
          aria-hidden="true"
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-6 size-8 -translate-y-1/2 text-nila max-sm:hidden"
        />
        <input
          ref={field}
          id={id}
          name="nis"
          required
          placeholder="atau ketik NIS"
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          inputMode={hasLetters ? "text" : "numeric"}
          enterKeyHint="send"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-salah` : undefined}
          onInput={() => {
            setIsMissing(false);
            onType();
          }}
          className="scan-field"
        />
        <div className="absolute inset-y-0 right-3 flex items-center gap-2">
          {!isAside && (
            <>
              <InputModeButton field={field} hasLetters={hasLetters} onChange={setHasLetters} />
              <button type="submit" className={buttonStyle("filled", "large")}>
                Catat
              </button>
            </>
          )}
        </div>
      </div>
      {isMissing && (
        <p id={`${id}-salah`} role="alert" className="mt-3 flex items-start gap-1.5 font-medium text-bata">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-1 size-4 shrink-0" />
          Ketik NIS atau nomor anggota dulu, atau pindai kartu anggota.
        </p>
      )}
    </form>
  );
}
