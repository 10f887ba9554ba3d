import { ListScreen } from "../ListScreen";
import { categoriesConfig } from "../plans/categoriesPlan";

export function CategoriesPage() {
  return <ListScreen config={categoriesConfig} />;
}
