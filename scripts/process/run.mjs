import { spawn } from "node:child_process";

/**
 * Runs a program and resolves with its exit code; a signal sent to us reaches it too. On Windows the console itself
 * sends Ctrl+C to both, and passing a signal on would end the program at once.
 */
export function run(program, args, options = {}) {
  const { quiet = false, ...spawnOptions } = options;
  const child = spawn(program, args, { stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit", ...spawnOptions });
  const output = [];
  child.stdout?.on("data", (chunk) => output.push(chunk));
  child.stderr?.on("data", (chunk) => output.push(chunk));
  const pass = (signal) => process.platform !== "win32" && child.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"];
  signals.forEach((signal) => process.on(signal, pass));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      signals.forEach((name) => process.off(name, pass));
      resolve({ code: code ?? 128 + (signal === "SIGINT" ? 2 : 15), output: Buffer.concat(output).toString("utf8") });
    });
  });
}

/** Runs one of our tools quietly; its output appears only where it failed. */
export async function runQuietly(args, options = {}) {
  const { code, output } = await run(process.execPath, args, { ...options, quiet: true });
  if (code !== 0) {
    throw new Error(`${args[0]} gagal (kode ${code})\n${output}`);
  }
}
