/**
 * Reads texts as a JSON array from stdin and answers the milliseconds of work that each takes: run in a process of its
 * own, since one that has run tests before is many times slower for some texts and not for others.
 */
import { text } from "node:stream/consumers";

import { MarkdownRefusedError, renderMarkdown } from "../../../../server/platform/text/renderMarkdown.js";

const TRIES = 3;

/** The least of some tries: what else the process does meanwhile only adds to it. */
function workFor(markdown: string): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = process.cpuUsage();
    try {
      renderMarkdown(markdown);
    } catch (error) {
      if (!(error instanceof MarkdownRefusedError)) {
        throw error;
      }
    }
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

const texts = JSON.parse(await text(process.stdin)) as string[];
console.log(JSON.stringify(texts.map(workFor)));
