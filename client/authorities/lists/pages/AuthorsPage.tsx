import { ListScreen } from "../ListScreen";
import { authorsConfig } from "../plans/authorsConfig";

export function AuthorsPage() {
  return <ListScreen config={authorsConfig} />;
}
