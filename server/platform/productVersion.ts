import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The version of the product that runs here, as its package says. */
export function productVersion(): string {
  const content: unknown = JSON.parse(readFileSync(join(process.cwd(), "package.json"), "utf8"));
  return z.object({ version: z.string() }).parse(content).version;
}
