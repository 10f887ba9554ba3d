import { aLibrary } from "./library";

export interface UserRecord {
  __typename: "User";
  id: string;
  databaseId: number;
  username: string;
  role: "ADMIN" | "STUDENT";
}

let lastUser = 0;

export function aUser(username: string, role: UserRecord["role"] = "ADMIN"): UserRecord {
  const databaseId = ++lastUser;
  return { __typename: "User", id: `User:${databaseId}`, databaseId, username, role };
}

export const PASSWORD = "kopi-tubruk-pagi";

interface LoginArguments {
  input: { username: string; password: string };
}

/** A library with accounts; `user` is logged in from the start. `refusal` answers the next logins, whatever they say. */
export function aSession({ library = aLibrary(), accounts = [] as UserRecord[], user = null as UserRecord | null } = {}) {
  const session: { user: UserRecord | null; refusal: object | null } = { user, refusal: null };
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
    return { __typename: "LoginPayload", user: account };
  };
  root.logout = () => {
    session.user = null;
    return { message: "Berhasil logout" };
  };
  return { library, session };
}
