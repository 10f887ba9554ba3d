import { ClassTree } from "../../tree/ClassTree";
import { ListScreen } from "../ListScreen";
import { classificationsPlan } from "../plans/classificationsPlan";

/** The classes, as a tree first. */
export function ClassificationsPage() {
  return <ListScreen plan={classificationsPlan} tree={(act) => <ClassTree onAct={act} />} />;
}
