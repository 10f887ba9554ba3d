import { z } from "zod";

import { settingSchemas } from "../settings/settingsInput.js";

export const historyToForgetInput = z.strictObject({ afterMonths: settingSchemas.anonymiseAfterMonths.unwrap() });
