import type { ChangeEvent, ComponentProps } from "react";

interface FileInputProps extends Pick<ComponentProps<"input">, "ref" | "accept" | "capture"> {
  onChoose: (file: File) => void;
}

/** Hidden: a button opens the browser's file dialog by clicking it. */
export function FileInput({ onChoose, ...input }: FileInputProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    // Cleared, so that choosing the same file again fires `change`.
    target.value = "";
  };
  return <input {...input} type="file" onChange={choose} hidden />;
}
