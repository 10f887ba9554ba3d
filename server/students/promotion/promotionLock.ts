import { counterLock } from "../../platform/database/counters/counters.js";

declare module "../../platform/database/counters/counters.js" {
  interface Counters {
    /** Always 0: its row is what promotions and their undos lock. */
    readonly promotions: number;
  }
}

/** Of every promotion and every undo: of two at once the later one sees what the earlier one did. */
export const promotionLock = counterLock("promotions");
