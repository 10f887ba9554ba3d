import { ForbiddenError, UnauthenticatedError } from "./errors.js";

/** How the viewer was authenticated: by a browser session, or by an API token, which may be read-only. */
export type Credential =
  { readonly kind: "session" } | { readonly kind: "token"; readonly tokenName: string; readonly scope: TokenScope };

export type TokenScope = "read" | "write";

interface SignedInViewer {
  readonly userId: number;
  readonly username: string;
  readonly credential: Credential;
  /** Where the request comes from, for the audit trail. */
  readonly address?: string;
}

export interface AdminViewer extends SignedInViewer {
  readonly role: "admin";
}

export interface StudentViewer extends SignedInViewer {
  readonly role: "student";
  readonly studentId: number;
}

/** The viewer. `system` is the command line and the start of the server, which act for the machine's owner. */
export type Viewer = VisitorViewer | SystemViewer | StudentViewer | AdminViewer;

interface VisitorViewer {
  readonly role: "visitor";
}

interface SystemViewer {
  readonly role: "system";
}

export const visitor: Viewer = { role: "visitor" };
export const system: Viewer = { role: "system" };

export function isVisitor(viewer: Viewer): viewer is VisitorViewer {
  return viewer.role === "visitor";
}

/** Whether the viewer has an account: an administrator or a student. */
export function isSignedIn(viewer: Viewer): viewer is AdminViewer | StudentViewer {
  return viewer.role === "admin" || viewer.role === "student";
}

export function isStudent(viewer: Viewer): viewer is StudentViewer {
  return viewer.role === "student";
}

/** Whether `assertAdmin` would let this viewer pass, for reads that show an administrator more than others. */
export function isAdmin(viewer: Viewer): viewer is AdminViewer | SystemViewer {
  return viewer.role === "admin" || viewer.role === "system";
}

/** Whether the viewer logged in, as opposed to using a token. */
export function hasSession(viewer: Viewer): viewer is AdminViewer | StudentViewer {
  return isSignedIn(viewer) && viewer.credential.kind === "session";
}

/** An account as it is known once its session or token is. Without a student it is an administrator's. */
export function viewerFor(
  { userId, username, studentId }: UserIdentity,
  credential: Credential,
): AdminViewer | StudentViewer {
  const identity = { userId, username, credential };
  return studentId === null ? { role: "admin", ...identity } : { role: "student", ...identity, studentId };
}

/** The viewer with the address of the request; a visitor and the machine have none. */
export function viewerAt(viewer: Viewer, address: string): Viewer {
  return isSignedIn(viewer) ? { ...viewer, address: address.replace(/^::ffff:/i, "").replace(/%.*$/, "") } : viewer;
}

export interface UserIdentity {
  readonly userId: number;
  readonly username: string;
  readonly studentId: number | null;
}

/** An account's facts are its owner's and the administrators'. */
export function canSeeUser(viewer: Viewer, userId: number): boolean {
  return isAdmin(viewer) || (isStudent(viewer) && viewer.userId === userId);
}

/** A student's record is the student's own and the administrators'. */
export function canSeeStudent(viewer: Viewer, studentId: number): boolean {
  return isAdmin(viewer) || (isStudent(viewer) && viewer.studentId === studentId);
}

/** The first line of every method that shows what only administrators may see. */
export function assertAdmin(viewer: Viewer): asserts viewer is AdminViewer | SystemViewer {
  if (isVisitor(viewer)) {
    throw new UnauthenticatedError("Silakan login dulu sebagai petugas.");
  }
  if (isStudent(viewer)) {
    throw new ForbiddenError("Hanya petugas yang boleh melakukan ini.");
  }
}

/** Must be the first line of every service method that only administrators may call. */
export function assertCanManage(viewer: Viewer): asserts viewer is AdminViewer | SystemViewer {
  assertAdmin(viewer);
  assertCanWrite(viewer);
}

/** For the interface: whether `assertCanManage` would let this viewer pass. */
export function canManage(viewer: Viewer): boolean {
  return isAdmin(viewer) && canWrite(viewer);
}

/** Must be the first line of every service method that returns a user's own data. */
export function assertSignedIn(viewer: Viewer): asserts viewer is AdminViewer | StudentViewer {
  if (!isSignedIn(viewer)) {
    throw new UnauthenticatedError("Silakan login dulu.");
  }
}

/** For the keys to an account, its password and its tokens: no token may change them. */
export function assertHasSession(viewer: Viewer): asserts viewer is AdminViewer | StudentViewer {
  assertSignedIn(viewer);
  if (!hasSession(viewer)) {
    throw new ForbiddenError("Ini hanya dapat dilakukan dengan login, tidak dengan token.");
  }
}

/** For changes of one's own data, after `assertSignedIn`. */
export function assertCanWrite(viewer: Viewer): void {
  if (!canWrite(viewer)) {
    throw new ForbiddenError("Token ini hanya boleh membaca. Pakai token dengan lingkup tulis.");
  }
}

function canWrite(viewer: Viewer): boolean {
  return !isSignedIn(viewer) || viewer.credential.kind === "session" || viewer.credential.scope === "write";
}
