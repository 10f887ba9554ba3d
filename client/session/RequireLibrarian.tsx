import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useEffect, useState } from "react";
import { hideLoading, showLoading } from "../page/messages/loading";
import { usePageRequest } from "../apollo/pageQuery/PageRequest";
import { Redirect } from "../page/rendering/Redirect";
import { isLibrarian, useViewer, ViewerQuery } from "./useViewer";

/** Renders its children for those who work at the library and redirects everybody else home. */
export function RequireLibrarian({ children }: { children: ReactNode }) {
  const { viewer, isLoading } = useViewer();
  if (isLibrarian(viewer)) return children;
  if (isLoading) return null;
  return viewer ? <Redirect to="/" /> : <LoadViewer />;
}

/** Fetches the viewer if the cache has none: they may have logged in in another tab. */
function LoadViewer() {
  const client = useApolloClient();
  const [isAnonymous, setIsAnonymous] = useState(false);
  // On the server the viewer is known, so a missing one means a redirect.
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
