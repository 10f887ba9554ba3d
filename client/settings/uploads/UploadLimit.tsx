import { skipToken, useQuery } from "@apollo/client/react";
import { useBrowserValue } from "../../page/rendering/useBrowserValue";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import type { UploadKind } from "../../gql/graphql";

const UploadLimitsQuery = graphql(`
  query UploadLimits {
    settings {
      uploadLimits {
        kind
        megabytes
      }
    }
  }
`);

interface UploadLimitProps {
  kind: UploadKind;
  /** Where this screen takes less than the setting allows. */
  most?: number;
}

/** `Maksimal 5 MB.`, where a file is chosen. No page waits for it. */
export function UploadLimit({ kind, most = Infinity }: UploadLimitProps) {
  const isInBrowser = useBrowserValue(() => true, false);
  const { data } = useQuery(UploadLimitsQuery, isInBrowser ? {} : skipToken);
  const limit = data?.settings.uploadLimits.find((other) => other.kind === kind);
  // Its place is kept, so that nothing moves when it comes.
  return (
    <span className={limit ? undefined : "invisible"}>
      Maksimal {formatNumber(Math.min(limit?.megabytes ?? 5, most))} MB.
    </span>
  );
}
