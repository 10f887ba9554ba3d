import type { OperationResult } from "../../apollo/operationResult";
import { FormAlert } from "../../forms/FormAlert";
import { formTrouble } from "../../forms/formTrouble";

/** Why the last command was refused. */
export function CommandTrouble({ id, text }: { id: string; text: string | null }) {
  return <FormAlert id={id}>{text}</FormAlert>;
}

export function troubleOf(result: OperationResult<unknown> | null): string | null {
  if (!result || result.data !== null) return null;
  const { text, fields = [] } = formTrouble(result);
  return text ?? ([...new Set(fields.map(({ message }) => message))].join(" ") || result.message);
}
