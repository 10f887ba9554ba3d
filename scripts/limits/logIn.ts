/** Logs in as a browser does, and returns what every later request sends. */
export async function logIn(
  address: string,
  account: { readonly username: string; readonly password: string },
): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return {
    cookie: pairs.join("; "),
    "x-csrf-token": pairs.find((pair) => pair.includes("csrf"))?.split("=")[1] ?? "",
  };
}
