import { useEffect, useRef, useState } from "react";
import { failureText } from "../../forms/errors/toFormErrors";
import { deleteFileDraft, saveFileDraft, readFileDraft } from "../../session/drafts/fileDrafts";
import type { OperationResult } from "../../apollo/operationResult";

/** The file itself is refused: too large, of another type, or broken. Sent again it would be refused again. */
const REFUSED_FILE = [413, 415, 422];

interface Chosen {
  file: File;
  /** Object URL of the image while it is not saved. */
  preview: string;
  /** Restored from a draft after a reload. */
  isRestored: boolean;
}

/** Uploads a file of a record. Null if cancelled. */
export interface FileUpload {
  upload: (id: string, file: File) => Promise<OperationResult<unknown> | null>;
  cancel: () => void;
  isUploading: boolean;
  progress: number;
}

interface FileChoiceOptions {
  kind: "cover" | "file";
  /** Key of the record's drafts. */
  draftKey: string;
  fileUpload: FileUpload;
  /** Why the file is refused, judging by its name and type; null if it is accepted. */
  validate: (file: File) => string | null;
  prepare?: (file: File) => Promise<File>;
}

/** A chosen file with preview, upload and retry. Until it is saved it stays chosen, even over a reload. */
export function useFileChoice({ kind, draftKey, fileUpload, validate, prepare }: FileChoiceOptions) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /**
   * The chosen file, or the one being prepared. A newer choice replaces this promise, so that an older one can tell
   * it is stale.
   */
  const choice = useRef<Promise<File | null>>(Promise.resolve(null));
  const draftRef = useRef(`${draftKey}:${kind}`);
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
  const choose = async (original: File): Promise<File | null> => {
    const validationError = validate(original);
    setProblem(validationError);
    if (validationError !== null) return null;
    const preparing = prepare ? prepare(original) : Promise.resolve(original);
    choice.current = preparing;
    const file = await preparing;
    if (choice.current !== preparing || !isMounted.current) return null;
    setChosen({ file, preview: URL.createObjectURL(file), isRestored: false });
    saveFileDraft(draftRef.current, file);
    return file;
  };
  const send = async (recordId: string, file: File): Promise<boolean> => {
    setProblem(null);
    const sent = choice.current;
    const result = await fileUpload.upload(recordId, file);
    if (result?.data) {
      // Another file may have been chosen meanwhile.
      if (choice.current === sent) clearChoice();
      return true;
    }
    if (result !== null && REFUSED_FILE.includes(result.statusCode) && choice.current === sent) clearChoice();
    setProblem(result === null ? "Pengiriman dibatalkan. Berkas tetap terpilih." : failureText(result));
    return false;
  };

  return {
    file: chosen?.file ?? null,
    preview: chosen?.preview ?? null,
    problem,
    choose,
    /** Resolves to whether it was saved. */
    send,
    /** Uploads the chosen file, if there is one, once it is prepared. Resolves to false if that failed. */
    sendChosen: async (recordId: string) => {
      const file = await choice.current;
      return file === null || fileUpload.isUploading || send(recordId, file);
    },
    /** Chooses and uploads at once. */
    chooseAndUpload: async (recordId: string, original: File) => {
      const file = await choose(original);
      return file !== null && send(recordId, file);
    },
    clear: () => {
      clearChoice();
      setProblem(null);
    },
    /** Moves the draft to another key, that of a record just created. Resolves to the file once it is prepared. */
    moveDraftTo: async (to: string) => {
      const file = await choice.current;
      deleteFileDraft(draftRef.current);
      draftRef.current = `${to}:${kind}`;
      if (file) saveFileDraft(draftRef.current, file);
      return file;
    },
    isRestored: chosen?.isRestored === true,
    setProblem,
    cancel: fileUpload.cancel,
    isSending: fileUpload.isUploading,
    progress: fileUpload.progress,
  };
}

export type FileChoice = ReturnType<typeof useFileChoice>;
