import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { OperationResult, PayloadOf } from "../apollo/operationResult";
import { inFlightCanceller } from "../apollo/inFlight";
import { clearSelections } from "../admin/table/tableSelection";
import { useOperation } from "../apollo/useOperation";
import { clearDrafts } from "./drafts/drafts";
import { clearFileDrafts } from "./drafts/fileDrafts";
import { graphql } from "../gql/gql";
import type { LogoutMutation as LogoutData } from "../gql/graphql";
import { waitForNavigation } from "../app/navigation/navigationEvents";
import { focusHeading } from "../app/navigation/useNavigationFocus";
import { resetCacheForVisitor } from "./resetCacheForVisitor";

const LogoutMutation = graphql(`
  mutation Logout {
    logout {
      __typename
      message
    }
  }
`);

interface Logout {
  /** With status 200 one is back at the home page, and nothing of the user is left in the browser. */
  logout: () => Promise<OperationResult<PayloadOf<LogoutData>>>;
  isLoggingOut: boolean;
}

export function useLogout(): Logout {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { run } = useOperation(LogoutMutation, "logout");
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  return {
    logout: async () => {
      setIsLoggingOut(true);
      const result = await run({});
      if (result.data !== null) {
        const cancelInFlight = inFlightCanceller();
        clearSelections();
        // A private screen goes first: emptied under it, the cache would make it fail before everybody's eyes.
        const navigated = waitForNavigation();
        await navigate("/");
        await navigated;
        // Behind the screen whose drafts they are, which keeps them as long as it is there.
        clearDrafts();
        clearFileDrafts();
        // Answers that are still on their way are the user's, and would come when everything else is forgotten.
        cancelInFlight();
        // On the home page itself nothing has moved, and the button that has the focus goes.
        focusHeading();
        // The user is forgotten at once; the rest goes when the server has said what a visitor sees in its place.
        void resetCacheForVisitor(client);
      }
      setIsLoggingOut(false);
      return result;
    },
    isLoggingOut,
  };
}
