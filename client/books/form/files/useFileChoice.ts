import { useEffect, useState } from "react";
import { failureText } from "../../../forms/formTrouble";
import type { FileUpload } from "./useBookFiles";

interface Chosen {
  file: File;
  /** Address of the picture while it is not saved. */
  preview: string;
}

interface FileKind {
  sending: FileUpload;
  /** Why it cannot be this one, as far as its name and type tell; null where it may be. */
  refusal: (file: File) => string | null;
  prepare?: (file: File) => Promise<File>;
}

/** A file that is chosen, looked at, sent, and tried again where that failed: until it is saved it stays chosen. */
export function useFileChoice({ sending, refusal, prepare }: FileKind) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => () => (chosen === null ? undefined : URL.revokeObjectURL(chosen.preview)), [chosen]);

  const choose = async (given: File): Promise<File | null> => {
    const why = refusal(given);
    setProblem(why);
    if (why !== null) return null;
    const file = prepare ? await prepare(given) : given;
    setChosen({ file, preview: URL.createObjectURL(file) });
    return file;
  };
  const send = async (bookId: string, file: File): Promise<boolean> => {
    setProblem(null);
    const result = await sending.upload(bookId, file);
    if (result?.data) {
      setChosen(null);
      return true;
    }
    setProblem(result === null ? "Pengiriman dibatalkan. Berkasnya masih terpilih." : failureText(result));
    return false;
  };

  return {
    file: chosen?.file ?? null,
    preview: chosen?.preview ?? null,
    problem,
    choose,
    /** Whether it is saved. */
    send,
    /** Chooses and sends at once. */
    chooseAndSend: async (bookId: string, given: File) => {
      const file = await choose(given);
      return file !== null && send(bookId, file);
    },
    drop: () => {
      setChosen(null);
      setProblem(null);
    },
    tell: setProblem,
    cancel: sending.cancel,
    isSending: sending.isUploading,
    progress: sending.progress,
  };
}

export type FileChoice = ReturnType<typeof useFileChoice>;
