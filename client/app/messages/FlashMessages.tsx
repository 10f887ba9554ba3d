import { useReactiveVar } from "@apollo/client/react";
import { CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useState } from "react";
import { clearMessage, type FlashMessage, flashMessage, type MessageAction, type MessageKind } from "./flashMessage";

const DISPLAY_MS = 5000;

const PAGE_STYLE = "fixed inset-x-0 top-0 z-40 mx-auto h-0 w-full max-w-xl px-4 sm:px-6 md:sticky print:hidden";

const STYLES: Record<MessageKind, { Icon: typeof Info; label: string; style: string }> = {
  success: { Icon: CircleCheck, label: "Berhasil", style: "bg-daun-soft text-daun border-daun" },
  error: { Icon: TriangleAlert, label: "Gagal", style: "bg-bata-soft text-bata border-bata" },
  info: { Icon: Info, label: "Informasi", style: "bg-nila-soft text-nila border-nila" },
};

/**
 * Flash messages. On a page overlaid, so that nothing shifts when one appears; on a phone over the navigation, because
 * the page heading is below it. At the desk in the bar, or on a narrow screen directly under it. Both live regions are
 * always rendered, because a region inserted together with its text is not announced everywhere.
 */
export function FlashMessages({ isDesk = false }: { isDesk?: boolean }) {
  const message = useReactiveVar(flashMessage);
  const isError = message?.kind === "error";
  return (
    <div className={isDesk ? "desk-flash" : PAGE_STYLE}>
      <div role="status">{message && !isError && <FlashCard message={message} />}</div>
      <div role="alert">{message && isError && <FlashCard message={message} />}</div>
    </div>
  );
}

function FlashCard({ message }: { message: FlashMessage }) {
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = isUnderPointer || hasFocus;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(clearMessage, DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [message, isPaused]);

  const { Icon, label, style } = STYLES[message.kind];
  return (
    <div
      className={`flash-card arrive ${style}`}
      onPointerEnter={() => setIsUnderPointer(true)}
      onPointerLeave={() => setIsUnderPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="flash-sign size-5 shrink-0" />
      <p className="flash-text min-w-0 flex-1 font-medium wrap-break-word">
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
