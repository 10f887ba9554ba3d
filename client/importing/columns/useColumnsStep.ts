import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { OperationResult } from "../../apollo/operationResult";
import { failureMessage } from "../failureMessage";

interface ColumnsStep<Input> {
  /** Changes how the file is read. */
  configure: (input: Input) => Promise<OperationResult<unknown>>;
  preview: () => Promise<OperationResult<unknown>>;
  /** The import's page, which then shows the preview. */
  path: string;
}

/** Changes how a file is read, and then has its rows previewed; `error` is that of the last of these. */
export function useColumnsStep<Input>(step: ColumnsStep<Input>) {
  const [error, setError] = useState<string | null>(null);
  const configuring = useRef<Promise<OperationResult<unknown>>>(undefined);
  const navigate = useNavigate();

  const configure = (input: Input) => {
    setError(null);
    const change = step.configure(input);
    configuring.current = change;
    void change.then((result) => {
      setError(failureMessage(result));
      if (configuring.current === change) configuring.current = undefined;
    });
  };
  /** `missing`: what has to be chosen first, by what is shown; null for nothing. */
  const preview = async (missing: string | null) => {
    if (configuring.current) {
      // Pressing the button took the focus from a field, whose change is sent first; then the server knows better.
      if ((await configuring.current).data === null) return;
    } else if (missing !== null) {
      setError(missing);
      return;
    }
    const result = await step.preview();
    setError(failureMessage(result));
    if (result.data) await navigate(step.path, { replace: true });
  };
  return { error, configure, preview };
}
