import { ForbiddenError, UnauthenticatedError } from "./errors.js";
import { ALL_GRANTS, type Area, type Grants, hasRight, type Permission, PERMISSIONS } from "./rights.js";

export type { Permission };

/** How the viewer was authenticated: by a browser session, or by an API token, which may be read-only. */
export type Credential =
  { readonly kind: "session" } | { readonly kind: "token"; readonly tokenName: string; readonly scope: TokenScope };

type TokenScope = "read" | "write";

export const LIBRARIAN_ROLES = ["admin", "staff"] as const;
export const USER_ROLES = [...LIBRARIAN_ROLES, "student"] as const;
export type LibrarianRole = (typeof LIBRARIAN_ROLES)[number];
export type UserRole = (typeof USER_ROLES)[number];

interface AccountViewer {
  readonly userId: number;
  readonly username: string;
  readonly credential: Credential;
  /** Where the request comes from, for the audit trail. */
  readonly address?: string;
}

/** Somebody who works at the library (petugas). `staff` is everybody whose role is not Admin. */
export interface LibrarianViewer extends AccountViewer {
  readonly role: LibrarianRole;
  readonly libraryRoleId: number | null;
  /** What their role gave them when this request began. */
  readonly grants: Grants;
}

export interface AdminViewer extends LibrarianViewer {
  readonly role: "admin";
}

export interface StudentViewer extends AccountViewer {
  readonly role: "student";
  readonly studentId: number;
}

type SignedInViewer = LibrarianViewer | StudentViewer;

/**
 * Somebody who logged in with a password that somebody else has seen. Until they choose their own they are a visitor
 * everywhere but there: who only found the slip of paper gets no further.
 */
export interface TemporaryPasswordViewer extends AccountViewer {
  readonly role: "temporaryPassword";
}

/**
 * A librarian without a second factor where the library makes it a duty. Until they have set one up they are a visitor
 * everywhere but there. Only in a session: a token has no login that a code could protect.
 */
export interface SecondFactorDueViewer extends AccountViewer {
  readonly role: "secondFactorDue";
}

/** Whoever has logged in and has something to do before anything else. */
type UnreadyViewer = TemporaryPasswordViewer | SecondFactorDueViewer;

/** The viewer. `system` is the command line and the start of the server, which act for the machine's owner. */
export type Viewer = VisitorViewer | UnreadyViewer | SystemViewer | SignedInViewer;

interface VisitorViewer {
  readonly role: "visitor";
}

interface SystemViewer {
  readonly role: "system";
  /** Whose work it goes on with; the audit trail names them. */
  readonly sender?: { readonly userId: number; readonly actor: string };
}

export const visitor: Viewer = { role: "visitor" };
export const system: Viewer = { role: "system" };

/** The machine going on with what an account has begun, whatever that account may by now. */
export function systemFor(userId: number, actor: string): Viewer {
  return { role: "system", sender: { userId, actor } };
}

export function isVisitor(viewer: Viewer): viewer is VisitorViewer | UnreadyViewer {
  return viewer.role === "visitor" || viewer.role === "temporaryPassword" || viewer.role === "secondFactorDue";
}

/** Whether somebody has logged in, if only so far that they may choose their password or set up a second factor. */
export function hasAccount(viewer: Viewer): viewer is SignedInViewer | UnreadyViewer {
  return viewer.role !== "visitor" && viewer.role !== "system";
}

/** Whether the viewer may do what an account is for: a librarian or a student. */
export function isSignedIn(viewer: Viewer): viewer is SignedInViewer {
  return !isVisitor(viewer) && viewer.role !== "system";
}

export function isStudent(viewer: Viewer): viewer is StudentViewer {
  return viewer.role === "student";
}

/** Whether the viewer works at the library, or is its machine: the desk works on where pupils play. */
export function isLibrarian(viewer: Viewer): viewer is LibrarianViewer | SystemViewer {
  return !isVisitor(viewer) && !isStudent(viewer);
}

/** Whether `assertCanRead` would let this viewer pass, for reads that show a librarian more than others. */
export function canRead(viewer: Viewer, area: Area): viewer is LibrarianViewer | SystemViewer {
  return may(viewer, `${area}.read`);
}

/** Whether the role gives the right to change it, also where the request has a token that only reads. */
export function mayChange(viewer: Viewer, area: Area): boolean {
  return may(viewer, `${area}.write`);
}

/** Whether the role gives it, whatever the request was authenticated by. */
function may(viewer: Viewer, permission: Permission): viewer is LibrarianViewer | SystemViewer {
  return isLibrarian(viewer) && hasRight(viewer.role === "system" ? ALL_GRANTS : viewer.grants, permission);
}

/** Whether the viewer logged in, as opposed to using a token. */
export function hasSession(viewer: Viewer): viewer is SignedInViewer {
  return isSignedIn(viewer) && viewer.credential.kind === "session";
}

/**
 * An account as it is known once its session or token is. With a student it is the student's, whatever its role says.
 */
export function viewerFor(
  { userId, username, role, studentId, passwordExpiresAt, secondFactorDue, libraryRoleId, grants }: UserIdentity,
  credential: Credential,
): SignedInViewer | UnreadyViewer {
  const identity = { userId, username, credential };
  if (passwordExpiresAt !== null) return { role: "temporaryPassword", ...identity };
  if (studentId !== null) return { role: "student", ...identity, studentId };
  if (secondFactorDue && credential.kind === "session") return { role: "secondFactorDue", ...identity };
  if (role === "student") throw new Error("A student's account without a student");
  return { role, libraryRoleId, grants: grantsOf({ role, grants }), ...identity };
}

/** What a librarian's account has, whatever is stored of an administrator's role. */
export function grantsOf({ role, grants }: Pick<UserIdentity, "role" | "grants">): Grants {
  if (role === "admin") return ALL_GRANTS;
  if (grants === null) throw new Error("A librarian's account without a role");
  return grants;
}

/** The viewer with the address of the request; a visitor and the machine have none. */
export function viewerAt(viewer: Viewer, address: string): Viewer {
  return hasAccount(viewer) ? { ...viewer, address: plainAddress(address) } : viewer;
}

/** Without what is no part of the address: an IPv4 address as IPv6 writes it, the interface it came by. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:/i, "").replace(/%.*$/, "");
}

export interface UserIdentity {
  readonly userId: number;
  readonly username: string;
  readonly role: UserRole;
  readonly studentId: number | null;
  /** Until when a password that somebody else has seen may be used; null for the owner's own. */
  readonly passwordExpiresAt: Date | null;
  /** Whether the library makes a second factor a librarian's duty that this account has not met. */
  readonly secondFactorDue: boolean;
  /** The role of a librarian, and what it gives; null for students. */
  readonly libraryRoleId: number | null;
  readonly grants: Grants | null;
}

/** An account's facts are its owner's and the administrators'. */
export function canSeeUser(viewer: Viewer, userId: number): boolean {
  return canRead(viewer, "accounts") || isOwnAccount(viewer, userId);
}

export function isOwnAccount(viewer: Viewer, userId: number): boolean {
  return hasAccount(viewer) && viewer.userId === userId;
}

/** A student's record is the student's own and the librarians'. */
export function canSeeStudent(viewer: Viewer, studentId: number): boolean {
  return canRead(viewer, "borrowers") || (isStudent(viewer) && viewer.studentId === studentId);
}

/** For what every librarian may, and for doors, which refuse others before the service looks at the area. */
export function assertLibrarian(viewer: Viewer): asserts viewer is LibrarianViewer | SystemViewer {
  assertReady(viewer);
  if (isVisitor(viewer)) {
    throw new UnauthenticatedError("Silakan login dulu sebagai petugas.");
  }
  if (isStudent(viewer)) {
    throw new ForbiddenError("Hanya petugas yang boleh melakukan ini.");
  }
}

/** As `assertLibrarian`, for doors: who lacks the right gets no other error first. */
export function assertHasRight(
  viewer: Viewer,
  permission: Permission,
): asserts viewer is LibrarianViewer | SystemViewer {
  assertLibrarian(viewer);
  if (!may(viewer, permission)) throw beyondRole();
}

/** The first line of every method that shows what only librarians with this right may see. */
export function assertCanRead(viewer: Viewer, area: Area): asserts viewer is LibrarianViewer | SystemViewer {
  assertHasRight(viewer, `${area}.read`);
}

/** Must be the first line of every service method that only librarians with this right may call. */
export function assertCanManage(viewer: Viewer, area: Area): asserts viewer is LibrarianViewer | SystemViewer {
  assertHasRight(viewer, `${area}.write`);
  assertCanWrite(viewer);
}

/** For what students do for themselves, and librarians with this right for anybody: whose it is, the service asks. */
export function assertStudentOrCanManage(viewer: Viewer, area: Area): void {
  if (isStudent(viewer)) assertCanWrite(viewer);
  else assertCanManage(viewer, area);
}

/** For the interface: whether `assertCanManage` would let this viewer pass. */
export function canManage(viewer: Viewer, area: Area): boolean {
  return may(viewer, `${area}.write`) && canWrite(viewer);
}

/** For the interface: all that this viewer may at the desk. */
export function permissionsOf(viewer: Viewer): Permission[] {
  return PERMISSIONS.filter(
    (permission) => may(viewer, permission) && (permission.endsWith(".read") || canWrite(viewer)),
  );
}

function beyondRole(): ForbiddenError {
  return new ForbiddenError("Anda tidak punya akses untuk ini. Minta akses kepada admin perpustakaan.");
}

/** Must be the first line of every service method that returns a user's own data. */
export function assertSignedIn(viewer: Viewer): asserts viewer is SignedInViewer {
  assertReady(viewer);
  if (!isSignedIn(viewer)) {
    throw new UnauthenticatedError("Silakan login dulu.");
  }
}

/** Nothing is open to whoever has something to do first. */
function assertReady(viewer: Viewer): void {
  if (viewer.role === "temporaryPassword") {
    throw new ForbiddenError("Ganti dulu kata sandi sementara Anda dengan kata sandi sendiri.");
  }
  if (viewer.role === "secondFactorDue") {
    throw new ForbiddenError(
      "Perpustakaan ini mewajibkan verifikasi dua langkah bagi petugas. Muat ulang halaman untuk mengaktifkannya.",
    );
  }
}

/** For what somebody may who has something to do before anything else: to see whose account it is, and what is due. */
export function assertHasAccount(viewer: Viewer): asserts viewer is SignedInViewer | UnreadyViewer {
  if (!hasAccount(viewer)) assertSignedIn(viewer);
}

/** For the keys to an account, its password and its tokens: no token may change them. */
export function assertHasSession(viewer: Viewer): asserts viewer is SignedInViewer {
  assertSignedIn(viewer);
  assertNotByToken(viewer);
}

/** As `assertHasSession`, and also for who has yet to choose a password of their own. */
export function assertMayChoosePassword(viewer: Viewer): asserts viewer is SignedInViewer | TemporaryPasswordViewer {
  if (viewer.role !== "temporaryPassword") assertSignedIn(viewer);
  assertNotByToken(viewer);
}

/** For a librarian's own second factor, also where it is what they have to set up before anything else. */
export function assertMaySetUpSecondFactor(
  viewer: Viewer,
): asserts viewer is Exclude<SignedInViewer, StudentViewer> | SecondFactorDueViewer {
  if (viewer.role === "secondFactorDue") return;
  assertSignedIn(viewer);
  assertNotByToken(viewer);
  if (isStudent(viewer)) throw new ForbiddenError("Verifikasi dua langkah hanya untuk akun petugas.");
}

/** For what opens an account or binds a device, after the right to it: a person hands it over, no program. */
export function assertNotByToken(viewer: Viewer): void {
  if (hasAccount(viewer) && viewer.credential.kind === "token") {
    throw new ForbiddenError("Ini hanya dapat dilakukan dengan login, tidak dengan token.");
  }
}

/** For changes of one's own data, after `assertSignedIn`. */
export function assertCanWrite(viewer: Viewer): void {
  if (!canWrite(viewer)) {
    throw new ForbiddenError("Token ini hanya boleh membaca. Pakai token dengan hak baca dan tulis.");
  }
}

function canWrite(viewer: Viewer): boolean {
  return !isSignedIn(viewer) || viewer.credential.kind === "session" || viewer.credential.scope === "write";
}
