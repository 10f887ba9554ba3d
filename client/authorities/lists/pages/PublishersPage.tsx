import { ListScreen } from "../ListScreen";
import { publishersPlan } from "../plans/publishersPlan";

export function PublishersPage() {
  return <ListScreen plan={publishersPlan} />;
}
