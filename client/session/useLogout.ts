import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { inFlightCanceller } from "../apollo/inFlight";
import { useOperation } from "../apollo/useOperation";
import { graphql } from "../gql/gql";
import { waitForNavigation } from "../page/navigation/navigationEvents";
import { confirmLeave } from "../page/navigation/unsavedForms";
import { focusHeading } from "../page/navigation/useNavigationFocus";
import { clearedAtLogout } from "./clearedAtLogout";
import { clearPrivateData } from "./clearPrivateData";
import { resetCacheForVisitor } from "./resetCacheForVisitor";

const LogoutMutation = graphql(`
  mutation Logout {
    logout {
      __typename
      message
    }
  }
`);

export function useLogout() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { run } = useOperation(LogoutMutation, "logout");
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  return {
    /** With status 200 the home page is shown and no user data is left in the browser. Null if the user stays. */
    logout: async () => {
      // The drafts go with the session.
      if (!(await confirmLeave())) return null;
      setIsLoggingOut(true);
      const result = await run({});
      if (result.data !== null) {
        const cancelInFlight = inFlightCanceller();
        clearedAtLogout.forEach((clear) => clear());
        // Leaves a private screen first: it would fail visibly if the cache were emptied under it.
        const navigated = waitForNavigation();
        await navigate("/");
        await navigated;
        // After the screen is gone, because it writes its drafts while mounted.
        void clearPrivateData();
        // Responses still in flight belong to the user and would arrive after the cache was reset.
        cancelInFlight();
        // On the home page there was no navigation, and the focused button disappears.
        focusHeading();
        // The viewer is cleared at once; the rest is replaced once the visitor's data has arrived.
        void resetCacheForVisitor(client);
      }
      setIsLoggingOut(false);
      return result;
    },
    isLoggingOut,
  };
}
