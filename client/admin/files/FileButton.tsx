import { type ReactNode, useRef } from "react";
import { FileInput } from "../../forms/fields/FileInput";
import { buttonStyle } from "../../ui/buttonStyle";

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
  return (
    <>
      <FileInput ref={input} accept={accept} capture={usesCamera ? "environment" : undefined} onChoose={onChoose} />
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
