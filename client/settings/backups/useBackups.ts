import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { showMessage } from "../../page/messages/flashMessage";
import { useOperation } from "../../apollo/useOperation";
import { showFailure } from "../../forms/errors/showFailure";
import { graphql } from "../../gql/gql";

const POLL_MS = 2_000;

const BackupProgressQuery = graphql(`
  query BackupProgress {
    backupInfo {
      ...BackupsSection_backupInfo
    }
  }
`);

const StartBackupMutation = graphql(`
  mutation StartBackup {
    startBackup {
      __typename
      ... on StartBackupPayload {
        backup {
          ...BackupList_backup
        }
      }
      ...OperationResult_userError
    }
  }
`);

/** Begins a backup, and follows whatever is being made until it is done: the cache has how it stands. */
export function useBackups(isRunning: boolean, hasFailed: boolean) {
  const client = useApolloClient();
  const { run } = useOperation(StartBackupMutation, "create");
  const [isStarting, setIsStarting] = useState(false);
  useQuery(BackupProgressQuery, { skip: !isRunning, pollInterval: POLL_MS, fetchPolicy: "network-only" });
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning && !hasFailed) showMessage("Cadangan selesai dibuat.", "success");
    wasRunning.current = isRunning;
  }, [isRunning, hasFailed]);
  return {
    startBackup: async () => {
      if (isRunning || isStarting) return;
      setIsStarting(true);
      const result = await run({});
      if (result.data === null) showFailure(result);
      await client.query({ query: BackupProgressQuery, fetchPolicy: "network-only" }).catch(() => undefined);
      setIsStarting(false);
    },
    isBusy: isRunning || isStarting,
  };
}
