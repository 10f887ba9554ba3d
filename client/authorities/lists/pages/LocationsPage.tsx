import { ListScreen } from "../ListScreen";
import { locationsPlan } from "../plans/locationsPlan";

export function LocationsPage() {
  return <ListScreen plan={locationsPlan} />;
}
