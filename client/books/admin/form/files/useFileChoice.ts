import { useEffect, useRef, useState } from "react";
import { failureText } from "../../../../forms/toFormErrors";
import { deleteFileDraft, saveFileDraft, readFileDraft } from "../../../../session/drafts/fileDrafts";
import type { FileUpload } from "./useBookFiles";

interface Chosen {
  file: File;
  /** Address of the picture while it is not saved. */
  preview: string;
  /** It was chosen before the page was loaded anew. */
  isRestored: boolean;
}

interface FileChoiceOptions {
  kind: "cover" | "file";
  /** The key of the drafts of its book. */
  draftKey: string;
  fileUpload: FileUpload;
  /** Why it cannot be this one, as far as its name and type tell; null where it may be. */
  validate: (file: File) => string | null;
  prepare?: (file: File) => Promise<File>;
}

/** A file that is chosen, looked at, sent, and tried again where that failed: until it is saved it stays chosen, also over a reload. */
export function useFileChoice({ kind, draftKey: book, fileUpload: sending, validate: refusal, prepare }: FileChoiceOptions) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** What is chosen, or will be once it is prepared. A choice that another one has followed is nobody's any more. */
  const choice = useRef<Promise<File | null>>(Promise.resolve(null));
  const draftRef = useRef(`${book}:${kind}`);
  const isMounted = useRef(false);

  useEffect(() => () => (chosen === null ? undefined : URL.revokeObjectURL(chosen.preview)), [chosen]);

  useEffect(() => {
    isMounted.current = true;
    const restoring = readFileDraft(draftRef.current);
    choice.current = restoring;
    void restoring.then((file) => {
      if (file && isMounted.current && choice.current === restoring)
        setChosen({ file, preview: URL.createObjectURL(file), isRestored: true });
    });
    return () => {
      isMounted.current = false;
    };
  }, []);

  const clearChoice = () => {
    choice.current = Promise.resolve(null);
    setChosen(null);
    deleteFileDraft(draftRef.current);
  };
  const choose = async (given: File): Promise<File | null> => {
    const validationError = refusal(given);
    setProblem(validationError);
    if (validationError !== null) return null;
    const preparing = prepare ? prepare(given) : Promise.resolve(given);
    choice.current = preparing;
    const file = await preparing;
    if (choice.current !== preparing || !isMounted.current) return null;
    setChosen({ file, preview: URL.createObjectURL(file), isRestored: false });
    saveFileDraft(draftRef.current, file);
    return file;
  };
  const send = async (bookId: string, file: File): Promise<boolean> => {
    setProblem(null);
    const sent = choice.current;
    const result = await sending.upload(bookId, file);
    if (result?.data) {
      // Another may have been chosen meanwhile.
      if (choice.current === sent) clearChoice();
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
    chooseAndUpload: async (bookId: string, given: File) => {
      const file = await choose(given);
      return file !== null && send(bookId, file);
    },
    clear: () => {
      clearChoice();
      setProblem(null);
    },
    /** Makes it the draft of another book, of the one that has just come to be. Gives the file, once it is prepared. */
    moveDraftTo: async (to: string) => {
      const file = await choice.current;
      deleteFileDraft(draftRef.current);
      draftRef.current = `${to}:${kind}`;
      if (file) saveFileDraft(draftRef.current, file);
      return file;
    },
    isRestored: chosen?.isRestored === true,
    setProblem: setProblem,
    cancel: sending.cancel,
    isSending: sending.isUploading,
    progress: sending.progress,
  };
}

export type FileChoice = ReturnType<typeof useFileChoice>;
