import { ClassTree } from "../../tree/ClassTree";
import { ListScreen } from "../ListScreen";
import { classificationsConfig } from "../plans/classificationsConfig";

/** The classes, as a tree first. */
export function ClassificationsPage() {
  return <ListScreen config={classificationsConfig} tree={(act) => <ClassTree onAction={act} />} />;
}
