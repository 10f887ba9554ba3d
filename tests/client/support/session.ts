import type { Permission } from "../../../client/gql/graphql";
import { aLibrary, type aBorrowing, type aVisit, connection, type PageArguments } from "./library";

export interface UserRecord {
  __typename: "User";
  id: string;
  databaseId: number;
  username: string;
  role: "ADMIN" | "STAFF" | "STUDENT";
  viewerCan: readonly Permission[];
  passwordExpiresAt: string | null;
  secondFactorDue: boolean;
  passwordChangedAt: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  student: object | null;
}

const PERMISSIONS: Record<UserRecord["role"], readonly Permission[]> = {
  ADMIN: [
    "CATALOGUE_READ",
    "CATALOGUE_WRITE",
    "IMPORTS_READ",
    "IMPORTS_WRITE",
    "VISITS_READ",
    "VISITS_WRITE",
    "STUDENTS_READ",
    "STUDENTS_WRITE",
    "PROMOTIONS_READ",
    "PROMOTIONS_WRITE",
    "AUDIT_READ",
    "BIN_READ",
    "ACCOUNTS_READ",
    "ACCOUNTS_WRITE",
  ],
  STAFF: ["CATALOGUE_READ", "VISITS_READ", "VISITS_WRITE", "STUDENTS_READ"],
  STUDENT: [],
};

let lastUser = 0;
let lastSession = 0;

export function aUser(
  username: string,
  role: UserRecord["role"] = "ADMIN",
  facts: Partial<UserRecord> = {},
): UserRecord {
  const databaseId = ++lastUser;
  const id = `User:${databaseId}`;
  const student = role === "STUDENT" ? aStudent(databaseId, facts.name ?? username) : null;
  return {
    __typename: "User",
    id,
    databaseId,
    username,
    role,
    viewerCan: PERMISSIONS[role],
    passwordExpiresAt: null,
    secondFactorDue: false,
    passwordChangedAt: null,
    name: null,
    email: null,
    phone: null,
    student,
    ...facts,
  };
}

function aStudent(databaseId: number, name: string) {
  return {
    __typename: "Student",
    id: `Student:${databaseId}`,
    nis: "20260117",
    name,
    photo: null,
    nisn: null,
    className: "XI IPA 2",
    major: null,
    academicYear: null,
    memberKind: { __typename: "MemberKind" as const, id: "kind1", name: "Siswa", numberName: "NIS" },
    status: "ACTIVE",
    mostLoans: 3,
    suspendedUntil: null,
    expiresAt: "2027-06-30",
    address: "Jl. Kenanga 12",
    balance: 0,
    fines: { nodes: [] as object[] },
    borrowings: { nodes: [] as object[] },
  };
}

export const PASSWORD = "kopi-tubruk-pagi";

interface LoginArguments {
  input: { username: string; password: string };
}

/**
 * A library with accounts; `user` is logged in. `refusal` is the result of the next mutations; a browser may drop
 * cookies.
 */
export function aSession({
  library = aLibrary(),
  accounts = [] as UserRecord[],
  user = null as UserRecord | null,
  visits = [] as ReturnType<typeof aVisit>[],
  borrowings = [] as ReturnType<typeof aBorrowing>[],
} = {}) {
  const session: { user: UserRecord | null; refusal: object | null; inputs: object[]; dropsCookies: boolean } = {
    user,
    refusal: null,
    inputs: [],
    dropsCookies: false,
  };
  const beginSession = () => {
    if (!session.dropsCookies) document.cookie = `csrf_access_token=${++lastSession}`;
  };
  const root = library.root as Record<string, unknown>;
  root.viewer = () => session.user;
  root.login = ({ input }: LoginArguments) => {
    if (session.refusal) return session.refusal;
    const account = accounts.find(({ username }) => username === input.username);
    if (!account || input.password !== PASSWORD) {
      return {
        __typename: "CredentialsError",
        code: "INVALID_CREDENTIALS",
        message: "Nama pengguna atau kata sandi salah.",
      };
    }
    session.user = account;
    beginSession();
    return { __typename: "LoginPayload", user: account };
  };
  root.updateUserInfo = ({ input }: { input: Partial<UserRecord> & { address?: string } }) => {
    if (session.refusal) return session.refusal;
    const { address, ...facts } = input;
    session.inputs.push(input);
    const student = session.user?.student && address !== undefined ? { ...session.user.student, address } : null;
    session.user = { ...(session.user as UserRecord), ...facts, ...(student ? { student } : {}) };
    return { __typename: "UpdateUserInfoPayload", user: session.user };
  };
  const withPhoto = (photo: string | null) => {
    const student = { ...session.user?.student, photo };
    session.user = { ...(session.user as UserRecord), student };
    return student;
  };
  root.uploadMyPhoto = ({ input: { file } }: { input: { file: File } }) =>
    session.refusal ?? { __typename: "UploadMyPhotoPayload", student: withPhoto(`/photos/1/${file.name}/480`) };
  root.deleteMyPhoto = () => session.refusal ?? { __typename: "DeleteMyPhotoPayload", student: withPhoto(null) };
  root.changePassword = () =>
    session.refusal ?? { __typename: "ChangePasswordPayload", message: "Kata sandi sudah diubah" };
  root.activateAccount = ({ input }: { input: { username: string } }) => {
    session.inputs.push(input);
    if (session.refusal) return session.refusal;
    session.user = aUser(input.username, "STUDENT", { name: "Siti Nur Rahmawati" });
    beginSession();
    return { __typename: "ActivateAccountPayload", user: session.user };
  };
  root.myReservations = (page: PageArguments) => connection([], page);
  root.myBorrowings = ({ status, ...page }: PageArguments & { status?: string }) =>
    connection(
      borrowings.filter(({ returnedAt }) => (status === "RETURNED") === (returnedAt !== null)),
      page,
    );
  root.renewBorrowing = ({ input: { id } }: { input: { id: string } }) => {
    const loan = borrowings.find((candidate) => candidate.id === id);
    if (session.refusal) return session.refusal;
    Object.assign(loan ?? {}, { dueAt: "2026-11-16", daysLeft: 13, renewalCount: 1 });
    return { __typename: "RenewBorrowingPayload", borrowing: loan };
  };
  root.myVisits = (page: PageArguments) => connection(visits, page);
  root.logout = () => {
    session.user = null;
    return { message: "Berhasil logout" };
  };
  return { library, session };
}
