const CSRF = "csrf_access_token=";

/** Logs in to a server of its own; what the calls of the session then send. */
export async function loginAt(
  address: string,
  credentials: { readonly username: string; readonly password: string },
): Promise<Record<string, string>> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  const token = cookies.find((cookie) => cookie.startsWith(CSRF))?.slice(CSRF.length) ?? "";
  return { cookie: cookies.join("; "), "x-csrf-token": decodeURIComponent(token) };
}
