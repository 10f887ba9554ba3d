import { actionWords, recordLabels } from "../../../client/audit/activityText";
import { auditTable } from "../../doors/audit/auditTable";

const actions = [...new Set(Object.values(auditTable).filter((action) => typeof action === "string"))];

test.each(actions)("%s is told in Indonesian, its record and what was done to it", (action) => {
  const [recordType = "", verb = ""] = action.split(".");
  expect(recordLabels).toHaveProperty(recordType);
  expect(actionWords({ action, recordType }).verb).not.toBe(verb);
});
