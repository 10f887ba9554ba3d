import { csrfToken } from "../apollo/browser/csrfToken";
import { CARD_CACHE } from "./cardCache";

/** As in serviceWorker.ts, like the names of the headers; the server has nothing there. */
const CARD_ADDRESS = "/user-info/kept-card";
const OWNER = "x-owner";
const SESSION = "x-session";
const UNTIL = "x-until";

/** Since its owner has last seen it with a network. */
const LIFETIME_MS = 30 * 24 * 3_600_000;

/** Fired when the card was removed, by whatever. */
export const CARD_DROPPED = "aksara:card-dropped";

/** Whether this browser keeps the card of who is logged in. */
export async function isCardKept(): Promise<boolean> {
  await dropForeignCard();
  return (await caches.match(CARD_ADDRESS)) !== undefined;
}

/**
 * Keeps a document as the card of who is logged in. False if the session has ended meanwhile: the card is gone then.
 */
export async function keepCard(html: string, owner: string): Promise<boolean> {
  await storeCard(html, owner);
  // In another tab somebody may have logged out between both.
  if (csrfToken() === null) await dropCard();
  return isCardKept();
}

/** Makes the card that is kept anew. Its owner may remove it meanwhile. */
export async function renewCard(makeCard: () => Promise<string>, owner: string): Promise<boolean> {
  const html = await makeCard();
  return (await isCardKept()) && keepCard(html, owner);
}

/** Begun by a login; until it is done, the owner's own card would look like somebody else's. */
let claiming = Promise.resolve();

/** After a login: keeps the card for its owner's new session; removes another user's. */
export function claimCard(owner: string): Promise<void> {
  claiming = passCardTo(owner).catch(dropCard);
  return claiming;
}

async function passCardTo(owner: string): Promise<void> {
  if (!("caches" in window)) return;
  const card = await caches.match(CARD_ADDRESS);
  if (card?.headers.get(OWNER) === owner) await storeCard(await card.text(), owner);
  else if (card) await dropCard();
}

async function storeCard(html: string, owner: string): Promise<void> {
  const headers = {
    [OWNER]: owner,
    [SESSION]: await sessionDigest(),
    [UNTIL]: String(Date.now() + LIFETIME_MS),
  };
  await (await caches.open(CARD_CACHE)).put(CARD_ADDRESS, new Response(html, { headers }));
}

/** Also where a browser has no storage for us, or refuses it: then there is no card. */
export async function dropCard(): Promise<void> {
  if (!("caches" in window)) return;
  await caches.delete(CARD_CACHE).catch(() => false);
  window.dispatchEvent(new Event(CARD_DROPPED));
}

/** Removes the card if it is too old, or if somebody is logged in with another session than the card's. */
export async function dropForeignCard(): Promise<void> {
  await claiming;
  const card = await caches.match(CARD_ADDRESS);
  if (!card) return;
  const isForeign = csrfToken() !== null && card.headers.get(SESSION) !== (await sessionDigest());
  if (isForeign || Number(card.headers.get(UNTIL)) < Date.now()) await dropCard();
}

/** Tells sessions apart, and opens none. */
async function sessionDigest(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(csrfToken() ?? ""));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
