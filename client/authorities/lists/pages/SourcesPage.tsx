import { ListScreen } from "../ListScreen";
import { sourcesPlan } from "../plans/sourcesPlan";

export function SourcesPage() {
  return <ListScreen plan={sourcesPlan} />;
}
