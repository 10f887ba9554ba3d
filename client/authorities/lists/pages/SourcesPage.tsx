import { ListScreen } from "../ListScreen";
import { sourcesConfig } from "../plans/sourcesPlan";

export function SourcesPage() {
  return <ListScreen config={sourcesConfig} />;
}
