import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useEffect, useState } from "react";
import { hideLoading, showLoading } from "../app/messages/loading";
import { usePageRequest } from "../app/rendering/PageRequest";
import { Redirect } from "../app/rendering/Redirect";
import { useViewer, ViewerQuery } from "./useViewer";

/** Shows its children to administrators and sends everybody else home, the server by its answer. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { viewer, isLoading } = useViewer();
  if (viewer?.role === "ADMIN") return children;
  if (isLoading) return null;
  return viewer ? <Redirect to="/" /> : <LoadViewer />;
}

/** Loads who is logged in, where the browser knows of nobody: they may have logged in in another tab. */
function LoadViewer() {
  const client = useApolloClient();
  const [isAnonymous, setIsAnonymous] = useState(false);
  // The server knows already.
  usePageRequest().redirectTo("/");

  useEffect(() => {
    let isCurrent = true;
    showLoading();
    void client
      .query({ query: ViewerQuery, fetchPolicy: "network-only" })
      .then(
        ({ data }) => data?.viewer ?? null,
        () => null,
      )
      .then((viewer) => {
        if (isCurrent) setIsAnonymous(viewer === null);
      })
      .finally(hideLoading);
    return () => {
      isCurrent = false;
    };
  }, [client]);

  return isAnonymous ? <Redirect to="/" /> : null;
}
