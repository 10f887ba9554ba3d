import { ListScreen } from "../ListScreen";
import { categoriesConfig } from "../plans/categoriesConfig";

export function CategoriesPage() {
  return <ListScreen config={categoriesConfig} />;
}
