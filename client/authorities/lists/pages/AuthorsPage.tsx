import { ListScreen } from "../ListScreen";
import { authorsPlan } from "../plans/authorsPlan";

export function AuthorsPage() {
  return <ListScreen plan={authorsPlan} />;
}
