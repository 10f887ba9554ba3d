import fc from "fast-check";

/** Set by whoever wants a long run: HISTORIES, IMPORT_FILES and ROUND_TRIPS say of how many. */
const isLongRun = ["HISTORIES", "IMPORT_FILES", "ROUND_TRIPS"].some((name) => process.env[name] !== undefined);

// The suite's outcome is not a matter of luck: it tries the same each time, and a long run something new.
if (!isLongRun) fc.configureGlobal({ seed: 20261127 });

export { fc };
