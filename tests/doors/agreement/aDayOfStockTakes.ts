import type { Step } from "./steps.js";

const begin = { operation: "beginStockTake", method: "POST" as const, path: "/stock-takes" };
const scan = { operation: "scanStockTake", method: "POST" as const, path: "/stock-takes/{id}/scans" };
const update = { operation: "updateStockTake", method: "PUT" as const, path: "/stock-takes/{id}" };
const apply = { operation: "applyStockTake", method: "POST" as const, path: "/stock-takes/{id}/apply" };
const undo = { operation: "undoStockTake", method: "POST" as const, path: "/stock-takes/{id}/undo" };
const first = ["StockTake", 1] as const;
const nobodys = ["StockTake", 999] as const;
const keyOf = (place: number) => `00000000-0000-4000-8000-0000000d${String(place).padStart(4, "0")}`;

/** The whole collection, of which two codes are scanned. */
export const aDayOfStockTakes: readonly Step[] = [
  { ...begin, title: "of everything", body: { name: "Akhir tahun" }, expected: 200 },
  { ...begin, title: "of a place that nobody knows", body: { location_id: 999 }, expected: 422 },
  { ...begin, title: "of a class that is none", body: { class_from: "fiksi" }, expected: 422 },
  {
    ...scan,
    title: "a copy and a code that no copy has",
    subject: first,
    as: "staff",
    body: {
      scans: [
        { code: "SET0001", key: keyOf(1) },
        { code: "TAK-DIKENAL", key: keyOf(2) },
      ],
    },
    expected: 200,
  },
  { ...scan, title: "nothing", subject: first, body: { scans: [] }, expected: 422 },
  {
    ...scan,
    title: "for none that is there",
    subject: nobodys,
    body: { scans: [{ code: "SET0001", key: keyOf(3) }] },
    expected: 404,
  },
  { ...apply, title: "before its end", subject: first, body: { acts: ["lost"] }, expected: 409 },
  { ...undo, title: "before anything was done", subject: first, body: {}, expected: 409 },
  { ...update, title: "at its end", subject: first, body: { state: "finished" }, expected: 200 },
  { ...update, title: "of none that is there", subject: nobodys, body: { state: "open" }, expected: 404 },
  {
    ...scan,
    title: "after its end",
    subject: first,
    body: { scans: [{ code: "SET0002", key: keyOf(4) }] },
    expected: 409,
  },
  { ...apply, title: "what it has shown", subject: first, body: { acts: ["lost", "available"] }, expected: 200 },
  { ...apply, title: "nothing of it", subject: first, body: { acts: [] }, expected: 422 },
  { ...apply, title: "of none that is there", subject: nobodys, body: { acts: ["lost"] }, expected: 404 },
  { ...update, title: "open again with its results in force", subject: first, body: { state: "open" }, expected: 409 },
  { ...undo, title: "all of it", subject: first, body: {}, expected: 200 },
  { ...undo, title: "of none that is there", subject: nobodys, body: {}, expected: 404 },
];
