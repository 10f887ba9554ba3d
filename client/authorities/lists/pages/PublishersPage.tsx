import { ListScreen } from "../ListScreen";
import { publishersConfig } from "../plans/publishersConfig";

export function PublishersPage() {
  return <ListScreen config={publishersConfig} />;
}
