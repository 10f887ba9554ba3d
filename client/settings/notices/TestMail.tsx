import { Send } from "lucide-react";
import { useId, useState } from "react";
import { useOperation } from "../../apollo/useOperation";
import { showMessage } from "../../page/messages/flashMessage";
import { formErrorsText } from "../../forms/errors/toFormErrors";
import { toSessionFormErrors } from "../../forms/errors/toSessionFormErrors";
import { CompactField } from "../../forms/fields/CompactField";
import { graphql } from "../../gql/gql";
import { buttonStyle } from "../../ui/buttonStyle";

const SendTestMailMutation = graphql(`
  mutation SendTestMail($input: SendTestMailInput!) {
    sendTestMail(input: $input) {
      __typename
      ... on SendTestMailPayload {
        sentTo
      }
      ...OperationResult_userError
    }
  }
`);

/** Shows at once whether the mail server takes what the library sends, or why not. */
export function TestMail() {
  const { run, isRunning: isSending } = useOperation(SendTestMailMutation, "update", { isUncached: true });
  const [to, setTo] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const send = async () => {
    if (isSending) return;
    setProblem(null);
    const result = await run({ input: { to } });
    if (result.data === null) setProblem(formErrorsText(toSessionFormErrors(result)));
    else showMessage(`Email percobaan terkirim ke ${result.data.sentTo}.`, "success");
  };
  return (
    <div className="mt-6 border-t border-line pt-4">
      <div className="flex flex-wrap items-end gap-2">
        <CompactField
          id={id}
          label="Kirim email percobaan ke"
          type="email"
          inputMode="email"
          maxLength={255}
          spellCheck={false}
          value={to}
          onChange={({ target }) => setTo(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // The form around it is saved by its own button.
            event.preventDefault();
            event.stopPropagation();
            void send();
          }}
          className="min-w-0 flex-1 basis-60 sm:max-w-sm"
        />
        <button
          type="button"
          onClick={() => void send()}
          aria-disabled={isSending}
          className={`needs-script ${buttonStyle("outlined", "compact")} h-10!`}
        >
          <Send aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {isSending ? "Mengirim…" : "Kirim percobaan"}
        </button>
      </div>
      <p role="alert" className="text-sm font-medium text-bata not-empty:mt-2">
        {problem}
      </p>
    </div>
  );
}
