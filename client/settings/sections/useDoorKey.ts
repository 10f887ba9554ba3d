import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { OperationResult } from "../../apollo/operationResult";
import { useOperation } from "../../apollo/useOperation";
import { showMessage } from "../../page/messages/flashMessage";
import { formErrorsText } from "../../forms/errors/toFormErrors";
import { toSessionFormErrors } from "../../forms/errors/toSessionFormErrors";
import { graphql } from "../../gql/gql";

const CreateDoorKeyMutation = graphql(`
  mutation CreateDoorKey {
    createDoorKey {
      __typename
      key
    }
  }
`);
const RevokeDoorKeyMutation = graphql(`
  mutation RevokeDoorKey {
    revokeDoorKey {
      __typename
      message
    }
  }
`);

/** The key of the guest book; a new one is known to this screen alone, and never kept. */
export function useDoorKey() {
  const client = useApolloClient();
  const creating = useOperation(CreateDoorKeyMutation, "create", { isUncached: true });
  const revoking = useOperation(RevokeDoorKeyMutation, "delete", { isUncached: true });
  const [newKey, setNewKey] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = creating.isRunning || revoking.isRunning;

  const finish = async (result: OperationResult<unknown>, message: string) => {
    setProblem(result.data === null ? formErrorsText(toSessionFormErrors(result)) : null);
    if (result.data === null) return;
    await client.refetchQueries({ include: ["SettingsPage"] }).catch(() => undefined);
    showMessage(message, "success");
  };
  return {
    create: async () => {
      if (isBusy) return;
      const result = await creating.run({});
      setNewKey(result.data?.key ?? null);
      await finish(result, "Kunci buku tamu dibuat.");
    },
    revoke: async () => {
      if (isBusy) return;
      const result = await revoking.run({});
      if (result.data) setNewKey(null);
      await finish(result, "Kunci buku tamu dicabut.");
    },
    newKey,
    problem,
    isBusy,
  };
}
