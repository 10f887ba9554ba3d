import { type ChangeEvent, type ReactNode, useRef } from "react";
import { buttonStyle } from "../../../../ui/buttonStyle";

interface FileButtonProps {
  accept: string;
  /** The camera at the back of a telephone. */
  usesCamera?: boolean;
  className?: string;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Opens the browser's own window for choosing a file. */
export function FileButton({ accept, usesCamera: isCamera, className = "", onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    // The same file, chosen again, is a change too.
    target.value = "";
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        {...(isCamera ? { capture: "environment" as const } : {})}
        onChange={change}
        hidden
      />
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={`${buttonStyle("outlined", "desk")} ${className}`}
      >
        {children}
      </button>
    </>
  );
}
