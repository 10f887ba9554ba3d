import type { Answer } from "../answers/Answer";
import type { KeptDesk } from "../waiting/deskStore";
import type { Unsettled } from "../waiting/Unsettled";
import type { DeskRequest, FollowingScan } from "./requests/deskRequests";

/** `login`: nobody is logged in any more. */
export type StallReason = "network" | "login";

export type DeskEvent =
  | { readonly type: "scanned"; readonly code: string; readonly key: string; readonly at: number }
  | { readonly type: "asked"; readonly request: DeskRequest; readonly at: number }
  | { readonly type: "chosen"; readonly studentId: string; readonly announcement: string; readonly at: number }
  /** `ifFollowed` is used instead if the next scan waits already: its answer would hide this question. */
  | { readonly type: "answered"; readonly answer: Answer; readonly ifFollowed?: DeskEvent }
  /** An act beside the queue, as on a sheet over the desk. */
  | { readonly type: "reported"; readonly answer: Answer }
  | { readonly type: "undone"; readonly answerKey: string; readonly message: string | null }
  | { readonly type: "stalled"; readonly why: StallReason; readonly isFailure: boolean }
  | { readonly type: "resumed" }
  | { readonly type: "removed"; readonly key: string }
  | { readonly type: "letGoInQueue" }
  | { readonly type: "doubted"; readonly unsettledKey: string; readonly at: number }
  | { readonly type: "setAside"; readonly unsettled: Unsettled; readonly at: number }
  | OtherClassEvent
  /** `of`: the unsettled code of a class set that it has followed. */
  | {
      readonly type: "followed";
      readonly scan: FollowingScan;
      readonly fallback: Unsettled;
      readonly of?: string;
    }
  | { readonly type: "settled"; readonly key: string; readonly requests: readonly DeskRequest[] }
  | { readonly type: "kept"; readonly isKept: boolean }
  | { readonly type: "restored"; readonly kept: KeptDesk; readonly newKey: () => string }
  /** What it asked or refused is dealt with. */
  | { readonly type: "dismissed"; readonly key: string }
  /** A refusal of before, to be decided now; with null, the one that is shown waits again with the others. */
  | { readonly type: "shown"; readonly key: string | null }
  /** Whom the next copy of a class set is for. */
  | { readonly type: "named"; readonly studentId: string | null }
  | { readonly type: "letGo"; readonly key: string; readonly at: number }
  | { readonly type: "ticked"; readonly at: number };

/** A card from outside the set's class: asked about at once, or set aside if it is late or scans followed it. */
interface OtherClassEvent {
  readonly type: "otherClass";
  readonly answer: Answer;
  readonly unsettled: Unsettled;
  readonly isLate: boolean;
}
