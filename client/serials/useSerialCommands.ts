import { useApolloClient } from "@apollo/client/react";
import { useUndo } from "../admin/undo/useUndo";
import { refetchFields } from "../apollo/forgetFields";
import { useOperation } from "../apollo/useOperation";
import { showFailure } from "../forms/errors/showFailure";
import { formatNumber } from "../format/formatNumber";
import { graphql } from "../gql/gql";
import type {
  CreateSerialInput,
  CreateSerialIssueInput,
  SerialIssueMark,
  UpdateSerialInput,
  UpdateSerialIssueInput,
} from "../gql/graphql";
import { showMessage } from "../page/messages/flashMessage";

const Create = graphql(`
  mutation CreateSerial($input: CreateSerialInput!) {
    createSerial(input: $input) {
      __typename
      ... on CreateSerialPayload {
        serial {
          id
          ...SerialFacts_serial
          databaseId
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Update = graphql(`
  mutation UpdateSerial($input: UpdateSerialInput!) {
    updateSerial(input: $input) {
      __typename
      ... on UpdateSerialPayload {
        serial {
          id
          ...SerialFacts_serial
          databaseId
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Delete = graphql(`
  mutation DeleteSerial($input: DeleteSerialInput!) {
    deleteSerial(input: $input) {
      __typename
      ... on DeleteSerialPayload {
        deletedSerialId
        binEntryIds
      }
      ...OperationResult_userError
    }
  }
`);
const Receive = graphql(`
  mutation ReceiveSerialIssues($input: ReceiveSerialIssuesInput!) {
    receiveSerialIssues(input: $input) {
      __typename
      ... on ReceiveSerialIssuesPayload {
        issues {
          id
          ...SerialIssue_issue
        }
      }
      ...OperationResult_userError
    }
  }
`);
const UndoReception = graphql(`
  mutation UndoSerialReception($input: UndoSerialReceptionInput!) {
    undoSerialReception(input: $input) {
      __typename
      ... on UndoSerialReceptionPayload {
        issue {
          id
          ...SerialIssue_issue
        }
      }
      ...OperationResult_userError
    }
  }
`);
const Mark = graphql(`
  mutation MarkSerialIssues($input: MarkSerialIssuesInput!) {
    markSerialIssues(input: $input) {
      __typename
      ... on MarkSerialIssuesPayload {
        issues {
          id
          ...SerialIssue_issue
        }
      }
      ...OperationResult_userError
    }
  }
`);
const CreateIssue = graphql(`
  mutation CreateSerialIssue($input: CreateSerialIssueInput!) {
    createSerialIssue(input: $input) {
      __typename
      ... on CreateSerialIssuePayload {
        issue {
          id
          ...SerialIssue_issue
        }
      }
      ...OperationResult_userError
    }
  }
`);
const UpdateIssue = graphql(`
  mutation UpdateSerialIssue($input: UpdateSerialIssueInput!) {
    updateSerialIssue(input: $input) {
      __typename
      ... on UpdateSerialIssuePayload {
        issue {
          id
          ...SerialIssue_issue
        }
      }
      ...OperationResult_userError
    }
  }
`);
const DeleteIssue = graphql(`
  mutation DeleteSerialIssue($input: DeleteSerialIssueInput!) {
    deleteSerialIssue(input: $input) {
      __typename
      ... on DeleteSerialIssuePayload {
        deletedSerialIssueId
      }
      ...OperationResult_userError
    }
  }
`);

/** What follows from an issue or a schedule: lists, counts, and the copies of titles. */
const FORGOTTEN = {
  Query: ["serials", "serialIssues", "serial", "copy", "copyRegister", "libraryInfo", "stockTake"],
  Book: ["serialIssues", "copies", "copiesCount", "availableCount"],
} as const;

type Result = { readonly data: unknown };

/** What the desk does with subscriptions and their issues: others follow from each, so the lists are read again. */
export function useSerialCommands() {
  const client = useApolloClient();
  const creating = useOperation(Create, "create");
  const updating = useOperation(Update, "update");
  const deleting = useOperation(Delete, "delete");
  const receiving = useOperation(Receive, "update");
  const undoing = useOperation(UndoReception, "update");
  const marking = useOperation(Mark, "update");
  const adding = useOperation(CreateIssue, "create");
  const correcting = useOperation(UpdateIssue, "update");
  const removing = useOperation(DeleteIssue, "delete");
  const { showDeleted } = useUndo();
  const refreshAfter = async <Outcome extends Result>(outcome: Promise<Outcome>): Promise<Outcome> => {
    const result = await outcome;
    if (result.data !== null) await refetchFields(client, FORGOTTEN);
    return result;
  };
  const undoReception = async ({ id, label }: { id: string; label: string }) => {
    const result = await refreshAfter(undoing.run({ input: { id } }));
    if (result.data === null) showFailure(result);
    else showMessage(`Penerimaan ${label} diurungkan.`, "success");
    return result.data !== null;
  };
  return {
    create: (input: CreateSerialInput) => refreshAfter(creating.run({ input })),
    update: (input: UpdateSerialInput) => refreshAfter(updating.run({ input })),
    /** True once it is gone. */
    remove: async ({ id, title }: { id: string; title: string }): Promise<boolean> => {
      const result = await refreshAfter(deleting.run({ input: { id } }));
      if (result.data === null) showFailure(result);
      else showDeleted(`Langganan “${title}” dihapus.`, result.data.binEntryIds);
      return result.data !== null;
    },
    /** All of them or none; the message offers to take a single one back. */
    receive: async (issues: readonly { id: string; label: string }[]): Promise<boolean> => {
      const result = await refreshAfter(receiving.run({ input: { issueIds: issues.map(({ id }) => id) } }));
      if (result.data === null) {
        showFailure(result);
        return false;
      }
      const [only, ...others] = issues;
      if (only && others.length === 0) {
        showMessage(`${only.label} diterima.`, "success", { label: "Urungkan", run: () => void undoReception(only) });
      } else showMessage(`${formatNumber(issues.length)} edisi diterima.`, "success");
      return true;
    },
    undoReception,
    mark: async (issueIds: readonly string[], state: SerialIssueMark): Promise<boolean> => {
      const result = await refreshAfter(marking.run({ input: { issueIds: [...issueIds], state } }));
      if (result.data === null) showFailure(result);
      return result.data !== null;
    },
    add: (input: CreateSerialIssueInput) => refreshAfter(adding.run({ input })),
    correct: (input: UpdateSerialIssueInput) => refreshAfter(correcting.run({ input })),
    removeIssue: async ({ id, label }: { id: string; label: string }) => {
      const result = await refreshAfter(removing.run({ input: { id } }));
      if (result.data === null) showFailure(result);
      else showMessage(`${label} dihapus.`, "success");
    },
    isBusy: [creating, updating, deleting, receiving, undoing, marking, adding, correcting, removing].some(
      ({ isRunning }) => isRunning,
    ),
  };
}
