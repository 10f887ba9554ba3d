import { Camera, CornerDownLeft, ScanBarcode } from "lucide-react";
import { type RefObject, type SyntheticEvent, useRef, useState } from "react";
import { lazy } from "../../page/lazy/lazy";
import { useBrowserValue } from "../../page/rendering/useBrowserValue";
import { buttonStyle } from "../../ui/buttonStyle";
import { hasBarcodeCamera } from "../../ui/camera/hasCamera";

const BarcodeCamera = lazy(() => import("../../ui/camera/BarcodeCamera").then((m) => m.BarcodeCamera), null);

interface CodeFieldProps {
  field: RefObject<HTMLInputElement | null>;
  onCode: (code: string) => void;
  /** Ctrl+Z in the empty field. */
  onUndo?: () => void;
}

/** Where the codes of a pile are scanned or typed, one after the other. */
export function CodeField({ field, onCode, onUndo }: CodeFieldProps) {
  const [text, setText] = useState("");
  const hasCamera = useBrowserValue(hasBarcodeCamera, false);
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const cameraButton = useRef<HTMLButtonElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = text.trim();
    setText("");
    if (code !== "") onCode(code);
  };
  return (
    <form method="dialog" onSubmit={submit} className="needs-script">
      <div className="desk-scan">
        <ScanBarcode aria-hidden="true" strokeWidth={1.75} className="size-7 shrink-0 text-nila max-sm:size-6" />
        <input
          ref={field}
          type="text"
          aria-label="Pindai atau ketik kode eksemplar"
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          enterKeyHint="send"
          placeholder="Pindai atau ketik kode"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (!onUndo || event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || text !== "") return;
            event.preventDefault();
            onUndo();
          }}
          className="desk-scan-input"
        />
        {hasCamera && (
          <button
            ref={cameraButton}
            type="button"
            aria-label="Pindai dengan kamera"
            aria-pressed={isCameraOpen}
            onClick={() => setIsCameraOpen(!isCameraOpen)}
            className="icon-button shrink-0 aria-pressed:bg-nila-soft aria-pressed:text-nila"
          >
            <Camera aria-hidden="true" strokeWidth={1.75} className="size-6" />
          </button>
        )}
        <button type="submit" className={`${buttonStyle("filled", "small")} max-sm:sr-only`}>
          Kirim
          <CornerDownLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
      </div>
      {isCameraOpen && (
        <BarcodeCamera
          onCode={onCode}
          onClose={() => {
            setIsCameraOpen(false);
            cameraButton.current?.focus();
          }}
        />
      )}
    </form>
  );
}
