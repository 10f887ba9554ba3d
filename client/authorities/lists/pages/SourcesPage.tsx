import { ListScreen } from "../ListScreen";
import { sourcesConfig } from "../plans/sourcesConfig";

export function SourcesPage() {
  return <ListScreen config={sourcesConfig} />;
}
