import { ListScreen } from "../ListScreen";
import { authorsConfig } from "../plans/authorsPlan";

export function AuthorsPage() {
  return <ListScreen config={authorsConfig} />;
}
