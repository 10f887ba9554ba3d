import { ListScreen } from "../ListScreen";
import { locationsConfig } from "../plans/locationsConfig";

export function LocationsPage() {
  return <ListScreen config={locationsConfig} />;
}
