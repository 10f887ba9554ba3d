/** What this run cannot test here, and why. */
export const skipNotes = [];

/** Says loudly what will not be tested; with CI=true that ends the run, because a check that can be absent is none. */
export function skipLoudly(note) {
  if (process.env.CI === "true") {
    throw new Error(`CI=true, and ${note}`);
  }
  skipNotes.push(note);
  console.warn(`\n${"!".repeat(100)}\n!! NOT TESTED: ${note}\n${"!".repeat(100)}`);
}
