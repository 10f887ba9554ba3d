import { ClassTree } from "../../tree/ClassTree";
import { ListScreen } from "../ListScreen";
import { classificationsConfig } from "../plans/classificationsConfig";

/** Classifications, with the tree as the first view. */
export function ClassificationsPage() {
  return <ListScreen config={classificationsConfig} tree={(act) => <ClassTree onAction={act} />} />;
}
