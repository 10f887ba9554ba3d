import type { ApolloCache } from "@apollo/client";
import { useState } from "react";
import { useOperation } from "../../apollo/useOperation";
import { showMessage } from "../../page/messages/flashMessage";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";

const ClearHistoryMutation = graphql(`
  mutation ClearHistory {
    clearMyHistory {
      __typename
      ... on ClearMyHistoryPayload {
        borrowings
        reservations
      }
      ...OperationResult_userError
    }
  }
`);

/** Drops the student's own lists, which no longer have the forgotten records. */
function forgetOwnHistory(cache: ApolloCache): void {
  for (const fieldName of ["myBorrowings", "myReservations"]) cache.evict({ id: "ROOT_QUERY", fieldName });
  cache.gc();
}

/** Clears one's own history; says why where it was refused. */
export function useClearHistory() {
  const { run, isRunning } = useOperation(ClearHistoryMutation, "delete");
  const [problem, setProblem] = useState<string | null>(null);
  return {
    /** True once it is done. */
    clear: async (): Promise<boolean> => {
      if (isRunning) return false;
      setProblem(null);
      const result = await run({}, forgetOwnHistory);
      if (result.data === null) {
        setProblem(result.isUnexplained ? "Riwayat belum terhapus. Coba lagi." : result.message);
        return false;
      }
      const { borrowings, reservations } = result.data;
      showMessage(
        borrowings + reservations === 0
          ? "Tidak ada riwayat yang dapat dihapus."
          : `Riwayat dihapus: ${formatNumber(borrowings)} peminjaman dan ${formatNumber(reservations)} reservasi.`,
        "success",
      );
      return true;
    },
    isClearing: isRunning,
    problem,
  };
}
