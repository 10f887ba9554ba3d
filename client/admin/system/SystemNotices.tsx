import { useEffect } from "react";
import { useApolloClient } from "@apollo/client/react";
import { usePageQuery } from "../../apollo/pageQuery/usePageQuery";
import { graphql } from "../../gql/gql";
import { ClockNotice } from "./ClockNotice";
import { DiskNotice } from "./DiskNotice";

const LOOK_MS = 60_000;

const SystemStatusQuery = graphql(`
  query SystemStatus {
    systemStatus {
      ...ClockNotice_systemStatus
      ...DiskNotice_systemStatus
    }
  }
`);

/** What is the matter with the machine, as soon as it is: its clock, and on the dashboard its disks. */
export function SystemNotices({ hasDisks = false }: { hasDisks?: boolean }) {
  const client = useApolloClient();
  const { data } = usePageQuery(SystemStatusQuery, {});
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== "visible") return;
      client.query({ query: SystemStatusQuery, fetchPolicy: "network-only" }).catch(() => undefined);
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [client]);
  if (!data) return null;
  return (
    <>
      <ClockNotice status={data.systemStatus} />
      {hasDisks && <DiskNotice status={data.systemStatus} />}
    </>
  );
}
