import { type ChangeEvent, type ReactNode, useRef } from "react";
import { buttonStyle } from "../../../../ui/buttonStyle";

interface FileButtonProps {
  accept: string;
  /** Opens the back camera on a phone. */
  usesCamera?: boolean;
  className?: string;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Opens the browser's file dialog. */
export function FileButton({ accept, usesCamera, className = "", onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    // Cleared, so that choosing the same file again fires `change`.
    target.value = "";
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        {...(usesCamera ? { capture: "environment" as const } : {})}
        onChange={change}
        hidden
      />
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={`${buttonStyle("outlined", "compact")} ${className}`}
      >
        {children}
      </button>
    </>
  );
}
