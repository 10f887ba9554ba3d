import { ListScreen } from "../ListScreen";
import { publishersConfig } from "../plans/publishersPlan";

export function PublishersPage() {
  return <ListScreen config={publishersConfig} />;
}
