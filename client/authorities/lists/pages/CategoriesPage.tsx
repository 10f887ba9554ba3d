import { ListScreen } from "../ListScreen";
import { categoriesPlan } from "../plans/categoriesPlan";

export function CategoriesPage() {
  return <ListScreen plan={categoriesPlan} />;
}
