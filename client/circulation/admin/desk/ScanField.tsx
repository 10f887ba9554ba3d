import { Camera, CornerDownLeft, ScanBarcode } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { lazy } from "../../../page/lazy/lazy";
import { useBrowserValue } from "../../../page/rendering/useBrowserValue";
import { buttonStyle } from "../../../ui/buttonStyle";
import { hasBarcodeCamera } from "../../../ui/camera/hasCamera";
import { ListBox } from "../../../ui/ListBox";
import { type DeskMatch, isCode, useDeskMatches } from "./useDeskMatches";

const BarcodeCamera = lazy(() => import("../../../ui/camera/BarcodeCamera").then((m) => m.BarcodeCamera), null);

interface ScanFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** A copy that is chosen is lent; otherwise it comes back. */
  isLending: boolean;
  onCode: (code: string) => void;
  onStudent: (studentId: string, name: string) => void;
  /** In an empty field. */
  onEscape: () => void;
  onUndo: () => void;
}

/** The one field of lending: what is scanned or typed, and under it what the words may mean. */
export function ScanField({ field, isLending, onCode, onStudent, onEscape, onUndo }: ScanFieldProps) {
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  /** Enter came before the matches. */
  const [isEntered, setIsEntered] = useState(false);
  const hasCamera = useBrowserValue(hasBarcodeCamera, false);
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const cameraButton = useRef<HTMLButtonElement>(null);
  const closeCamera = () => {
    setIsCameraOpen(false);
    // Not the field, which would open a phone's keyboard.
    cameraButton.current?.focus();
  };
  const id = useId();
  const found = useDeskMatches(text, isLending);
  const { matches } = found;
  const isLooking = found.text !== text.trim();
  const current = Math.min(active, matches.length - 1);

  const clear = () => {
    setText("");
    setActive(0);
    setIsEntered(false);
  };
  const sendCode = (code: string) => {
    clear();
    onCode(code);
  };
  const choose = (match: DeskMatch) => {
    clear();
    if (match.studentId !== null) onStudent(match.studentId, match.title);
    else if (match.itemCode !== null) onCode(match.itemCode);
  };
  const enter = () => {
    const match = matches[current];
    if (text.trim() === "") return;
    if (isCode(text)) sendCode(text);
    else if (isLooking) setIsEntered(true);
    else if (match) choose(match);
    else sendCode(text);
  };
  if (isEntered && !isLooking) {
    // Enter came before the matches: a single one is taken, of several the user has to choose.
    setIsEntered(false);
    if (matches.length <= 1) queueMicrotask(enter);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if ((key === "ArrowDown" || key === "ArrowUp") && matches.length > 0) {
      event.preventDefault();
      setActive((current + (key === "ArrowDown" ? 1 : -1) + matches.length) % matches.length);
    } else if (key === "Enter") {
      event.preventDefault();
      enter();
    } else if (key === "Escape") {
      event.preventDefault();
      if (text === "") onEscape();
      else clear();
    } else if (key.toLowerCase() === "z" && (ctrlKey || metaKey) && text === "") {
      event.preventDefault();
      onUndo();
    }
  };

  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [id, current]);
  const isOpen = matches.length > 0;
  return (
    <div className="needs-script relative">
      <div className="desk-scan">
        <ScanBarcode aria-hidden="true" strokeWidth={1.75} className="size-7 shrink-0 text-nila max-sm:size-6" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Pindai atau ketik kode"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen ? `${id}-${current}` : undefined}
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          enterKeyHint="send"
          placeholder="Pindai atau ketik kode"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
            setIsEntered(false);
          }}
          onKeyDown={onKeyDown}
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
        <button type="button" onClick={enter} className={`${buttonStyle("filled", "small")} max-sm:sr-only`}>
          Kirim
          <CornerDownLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
      </div>
      {isCameraOpen && <BarcodeCamera onCode={onCode} onClose={closeCamera} />}
      <p role="status" className="sr-only">
        {isOpen && `${matches.length} pilihan`}
      </p>
      {isOpen && (
        <div className="picker-choices">
          <ListBox id={`${id}-list`} label="Hasil yang cocok">
            {matches.map((match, index) => (
              <div
                key={match.id}
                role="option"
                id={`${id}-${index}`}
                aria-selected={index === current}
                onClick={() => choose(match)}
                className="command-choice"
              >
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-2 font-medium wrap-anywhere">{match.title}</span>
                  <span className="block truncate text-xs text-muted">{match.detail}</span>
                </span>
              </div>
            ))}
          </ListBox>
        </div>
      )}
    </div>
  );
}
