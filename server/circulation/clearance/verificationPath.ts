/** Where everybody who holds a letter sees whether it is valid; the client's site map has the screen. */
export function verificationPath({ token }: { readonly token: string }): string {
  return `/surat/${token}`;
}
