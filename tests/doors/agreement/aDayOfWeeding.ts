import type { Step } from "./steps.js";

const begin = { operation: "beginWeeding", method: "POST" as const, path: "/weedings" };
const collect = { operation: "collectForWeeding", method: "POST" as const, path: "/weedings/{id}/items" };
const change = { operation: "updateWeedingItems", method: "PUT" as const, path: "/weedings/{id}/items" };
const remove = { operation: "removeWeedingItems", method: "POST" as const, path: "/weedings/{id}/items/remove" };
const update = { operation: "updateWeeding", method: "PUT" as const, path: "/weedings/{id}" };
const apply = { operation: "applyWeeding", method: "POST" as const, path: "/weedings/{id}/apply" };
const undo = { operation: "undoWeeding", method: "POST" as const, path: "/weedings/{id}/undo" };
const first = ["Weeding", 1] as const;
const nobodys = ["Weeding", 999] as const;
const keyOf = (place: number) => `00000000-0000-4000-8000-0000000e${String(place).padStart(4, "0")}`;
const fate = { reason: "damaged", disposal: "destroyed" };
const scan = (place: number, code: string) => ({ code, key: keyOf(place), ...fate });

/** Two copies that are to go, of which one stays after all. */
export const aDayOfWeeding: readonly Step[] = [
  { ...begin, title: "with a name", body: { name: "Rak 800" }, expected: 200 },
  { ...begin, title: "with a key that is none", body: { key: "dua" }, expected: 422 },
  { ...apply, title: "before anything is collected", subject: first, body: {}, expected: 409 },
  { ...undo, title: "before anything is withdrawn", subject: first, body: {}, expected: 409 },
  {
    ...collect,
    title: "two copies and a code that no copy has",
    subject: first,
    body: { scans: [scan(1, "SET0001"), scan(2, "SET0002"), scan(3, "TAK-DIKENAL")] },
    expected: 200,
  },
  { ...collect, title: "nothing", subject: first, body: { scans: [] }, expected: 422 },
  {
    ...collect,
    title: "for none that is there",
    subject: nobodys,
    body: { scans: [scan(4, "SET0001")] },
    expected: 404,
  },
  {
    ...change,
    title: "with a reason of one's own",
    subject: first,
    body: { item_ids: [1], reason: "other", reason_text: "Digigit tikus", disposal: "sold" },
    expected: 200,
  },
  {
    ...change,
    title: "with a reason that nobody has written",
    subject: first,
    body: { item_ids: [1], reason: "other", disposal: "sold" },
    expected: 422,
  },
  { ...remove, title: "one of them", subject: first, body: { item_ids: [2] }, expected: 200 },
  { ...remove, title: "none of them", subject: first, body: { item_ids: [] }, expected: 422 },
  { ...update, title: "that is given up", subject: first, body: { state: "cancelled" }, expected: 200 },
  { ...apply, title: "of one that was given up", subject: first, body: {}, expected: 409 },
  { ...update, title: "that is opened again", subject: first, body: { state: "open" }, expected: 200 },
  { ...update, title: "of none that is there", subject: nobodys, body: { state: "open" }, expected: 404 },
  { ...apply, title: "what is collected", subject: first, body: {}, expected: 200 },
  { ...apply, title: "of none that is there", subject: nobodys, body: {}, expected: 404 },
  {
    ...collect,
    title: "after its end",
    subject: first,
    body: { scans: [scan(5, "SET0003")] },
    expected: 409,
  },
  { ...undo, title: "all of it", subject: first, body: {}, expected: 200 },
  { ...undo, title: "of none that is there", subject: nobodys, body: {}, expected: 404 },
];
