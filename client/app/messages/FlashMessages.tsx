import { CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTopSheet } from "../../ui/openSheets";
import {
  clearMessage,
  type FlashMessage,
  type MessageAction,
  type MessageKind,
} from "../../page/messages/flashMessage";
import { makeRoomOnPage } from "./makeRoomOnPage";
import { useShownMessage } from "./useShownMessage";

const DISPLAY_MS = 5000;
/** Whoever may still take something back has to read, decide and get there. */
const DISPLAY_WITH_ACTION_MS = 15_000;

const STYLES: Record<MessageKind, { Icon: typeof Info; label: string; style: string }> = {
  success: { Icon: CircleCheck, label: "Berhasil", style: "bg-daun-soft text-daun border-daun" },
  error: { Icon: TriangleAlert, label: "Gagal", style: "bg-bata-soft text-bata border-bata" },
  info: { Icon: Info, label: "Informasi", style: "bg-nila-soft text-nila border-nila" },
};

/**
 * Flash messages: a slim bar under the navigation, for which the page makes room. While a sheet is open they are in it,
 * because everything else is behind it.
 */
export function FlashMessages({ isDesk = false }: { isDesk?: boolean }) {
  const message = useShownMessage();
  const sheet = useTopSheet()?.messages;
  return (
    <div className={`flash ${isDesk ? "flash-under-bar" : ""}`}>
      {sheet ? (
        createPortal(<LiveRegions message={message} />, sheet)
      ) : (
        <div ref={makeRoomOnPage}>
          <LiveRegions message={message} />
        </div>
      )}
    </div>
  );
}

/** Both are always rendered, because a region inserted together with its text is not announced everywhere. */
function LiveRegions({ message }: { message: FlashMessage | null }) {
  const isError = message?.kind === "error";
  return (
    <>
      <div role="status">{message && !isError && <FlashCard message={message} />}</div>
      <div role="alert">{message && isError && <FlashCard message={message} />}</div>
    </>
  );
}

function FlashCard({ message }: { message: FlashMessage }) {
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = isUnderPointer || hasFocus;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(clearMessage, message.action ? DISPLAY_WITH_ACTION_MS : DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [message, isPaused]);

  const { Icon, label, style } = STYLES[message.kind];
  return (
    <div
      className={`flash-card ${style}`}
      onPointerEnter={() => setIsUnderPointer(true)}
      onPointerLeave={() => setIsUnderPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 font-medium wrap-break-word">
        <span className="sr-only">{label}: </span>
        {message.text}
      </p>
      {message.action && <ActionButton action={message.action} />}
      <button type="button" onClick={clearMessage} aria-label="Tutup pesan" className="icon-button text-inherit">
        <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
    </div>
  );
}

function ActionButton({ action: { label, run } }: { action: MessageAction }) {
  const act = () => {
    clearMessage();
    run();
  };
  return (
    <button
      type="button"
      onClick={act}
      className="min-h-10 shrink-0 cursor-pointer rounded-lg px-2 font-semibold underline underline-offset-4"
    >
      {label}
    </button>
  );
}
