import { ListScreen } from "../ListScreen";
import { locationsConfig } from "../plans/locationsPlan";

export function LocationsPage() {
  return <ListScreen config={locationsConfig} />;
}
