import type { ApolloCache, TypedDocumentNode } from "@apollo/client";
import { useRef, useState } from "react";
import type { OperationResult, PayloadOf } from "./operationResult";
import { sendUpload } from "./sendUpload";
import { useOperation } from "./useOperation";

interface UploadState<Data, Variables> {
  /** Never throws. Null if cancelled. */
  upload: (
    variables: Variables,
    updateCache?: (cache: ApolloCache, payload: PayloadOf<Data>) => void,
  ) => Promise<OperationResult<PayloadOf<Data>> | null>;
  /** Cancels the upload; the server then keeps nothing of the file, unless it was about to respond. */
  cancel: () => void;
  isUploading: boolean;
  /** Upload progress from 0 to 1; at 1 the server may still be working. */
  progress: number;
}

/** A mutation with a file in its input: `useOperation` with progress and cancellation. One upload at a time. */
export function useUpload<Data, Variables extends { input: { file: File } }>(
  mutation: TypedDocumentNode<Data, Variables>,
): UploadState<Data, Variables> {
  const { run, isRunning } = useOperation(mutation, "upload");
  const [progress, setProgress] = useState(0);
  const controller = useRef<AbortController>(null);
  return {
    upload: async (variables, updateCache) => {
      const { signal } = (controller.current = new AbortController());
      const send = sendUpload(variables.input.file, setProgress);
      const result = await run(variables, updateCache, { fetchOptions: { send, signal } });
      setProgress(0);
      return signal.aborted ? null : result;
    },
    cancel: () => controller.current?.abort(),
    isUploading: isRunning,
    progress,
  };
}
