import { hasAccount, type Viewer } from "../../viewer.js";

/**
 * Logins, failed logins and refused requests. The log has a digest instead of the name and the address, which tells
 * whether two lines are of the same; passwords and tokens are nowhere.
 */
export interface AccessEvent {
  readonly event: "login" | "code" | "password" | "activation" | "approval" | "passwordReset" | "access";
  /** `halfway`: the password was right, and a code is asked for. */
  readonly outcome: "ok" | "halfway" | "wrong" | "throttled" | "refused";
  /** As it was typed, or the account's; null for a visitor. */
  readonly username: string | null;
  /** Null in a line that sums up several events. */
  readonly address: string | null;
  /** The call that was refused, and what HTTP calls the refusal. */
  readonly call?: string;
  readonly status?: number;
  /** How many events of this kind were not written. */
  readonly suppressed?: number;
}

export type AccessLog = (event: AccessEvent) => void;

const MAX_LENGTH = 100;

export function usernameForLog(viewer: Viewer): string | null {
  return hasAccount(viewer) ? sanitizeForLog(viewer.username) : null;
}

/** User input as a single line of the log. */
export function sanitizeForLog(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "\uFFFD");
}
