import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { ProgressBar } from "../importing/ProgressBar";
import { ImportStatus_bookImport } from "./importStatus";
import { stageLabels } from "./importLabels";

/** The running stage of an import and its progress. */
export function ImportProgress({ bookImport: ref }: { bookImport: FragmentType<typeof ImportStatus_bookImport> }) {
  const { progress } = readFragment(ImportStatus_bookImport, ref);
  return progress && <ProgressBar label={stageLabels[progress.stage]} share={progress.share} rows={progress.rows} />;
}
