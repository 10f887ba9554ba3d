import { isSignedIn, type Viewer } from "../../viewer.js";
import { networkOf } from "./network.js";
import { Turns } from "./Turns.js";

const WAIT_MS = 10_000;
const MESSAGE = "Terlalu banyak unduhan sekaligus.";

/**
 * Whole lists and exports, a few at a time: each costs as much as hundreds of pages. Who has logged in does not wait
 * for visitors.
 */
export class Downloads {
  private readonly ofVisitors: Turns;
  private readonly ofUsers: Turns;

  constructor(waitMs = WAIT_MS) {
    this.ofVisitors = new Turns({ total: 6, perKey: 2, waitMs, message: MESSAGE });
    this.ofUsers = new Turns({ total: 6, perKey: 2, waitMs, message: MESSAGE });
  }

  /** Returns what ends the turn. @throws ThrottledError */
  take(viewer: Viewer, address: string): Promise<() => void> {
    return isSignedIn(viewer) ? this.ofUsers.take(String(viewer.userId)) : this.ofVisitors.take(networkOf(address));
  }
}
