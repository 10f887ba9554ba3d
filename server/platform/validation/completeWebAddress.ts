/** A name with a dot and letters behind it, as browsers take one in their address bar; no IP, no `localhost`. */
const BARE_ADDRESS = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#].*)?$/u;

/**
 * What people type and leave out: `perpusnas.go.id` becomes `https://perpusnas.go.id`. Whatever has a scheme, or is no
 * name of a site, stays as it is, for the field's own rule to accept or refuse.
 */
export function completeWebAddress(text: string): string {
  return BARE_ADDRESS.test(text) ? `https://${text}` : text;
}
