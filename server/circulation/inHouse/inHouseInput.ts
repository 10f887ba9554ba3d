import { z } from "zod";

import { idempotencyKeyInput } from "../acts/runAct.js";
import { copyFields, namesCopy } from "../acts/scannedInput.js";

export const inHouseUseInput = z
  .strictObject({ ...copyFields, idempotencyKey: idempotencyKeyInput })
  .superRefine(namesCopy);
