import { Worker } from "node:worker_threads";

import { invalid } from "../../errors.js";
import type { ConvertedSheet, SpreadsheetTask } from "./convertSpreadsheet.js";
import type { SpreadsheetAnswer } from "./spreadsheetWorker.js";

/** The program beside this one: from the sources (`npm run dev`, tests) as from a build. */
const IS_SOURCE = import.meta.url.endsWith(".ts");
const PROGRAM = new URL(IS_SOURCE ? "spreadsheetWorker.ts" : "spreadsheetWorker.js", import.meta.url);
/** A thread does not take the loader of its process over. */
const FROM_SOURCE = `import("tsx/esm/api").then(({ register }) => { register(); return import("${PROGRAM.href}"); })`;
const MEMORY_MB = 700;
/** 200,000 wide rows take a quarter of it on a slow machine. */
const LONGEST_MS = 180_000;

/** One at a time: each may take its memory. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Reads a spreadsheet in a thread of its own, so that nobody waits for it whatever it contains.
 * @throws ValidationError in words for people.
 */
export function convertInWorker(task: SpreadsheetTask, signal?: AbortSignal): Promise<ConvertedSheet> {
  const turn = queue.then(() => run(task, signal));
  queue = turn.catch(() => undefined);
  return turn;
}

async function run(task: SpreadsheetTask, signal: AbortSignal | undefined): Promise<ConvertedSheet> {
  signal?.throwIfAborted();
  const worker = new Worker(IS_SOURCE ? FROM_SOURCE : PROGRAM, {
    workerData: task,
    eval: IS_SOURCE,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const stop = () => void worker.terminate();
  signal?.addEventListener("abort", stop);
  const timer = setTimeout(stop, LONGEST_MS);
  try {
    return await new Promise<ConvertedSheet>((resolve, reject) => {
      worker.once("message", (answer: SpreadsheetAnswer) => {
        if ("converted" in answer) resolve(answer.converted);
        else reject(invalid("file", answer.problem));
      });
      worker.once("error", (error: NodeJS.ErrnoException) => {
        reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? invalid("file", TOO_MUCH) : error);
      });
      // After an answer this changes nothing.
      worker.once("exit", () => reject(invalid("file", TOO_MUCH)));
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
    await worker.terminate();
  }
}

const TOO_MUCH = "Isi berkas ini terlalu banyak untuk dibaca sekaligus. Bagi menjadi beberapa berkas.";
