import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

export type ProxyName = "nginx" | "caddy";

export interface RunningProxy {
  readonly origin: string;
  /** Its certificate, by which a client knows it. */
  readonly certificate: Buffer;
  readonly stop: () => Promise<void>;
}

/** Whether the programs are here; says loudly what is not tested without them, which CI does not let pass. */
export function hasProgram(...names: readonly string[]): boolean {
  const missing = names.filter((name) => pathOf(name) === undefined);
  if (missing.length > 0) {
    const note = `NOT TESTED: ${missing.join(", ")} not found, so no library behind it`;
    if (process.env.CI === "true") throw new Error(`CI=true, and ${note}`);
    console.warn(note);
  }
  return missing.length === 0;
}

/**
 * Runs a proxy as docs/operations.md has it, but for its addresses, its port, and a certificate that it signs itself.
 */
export async function startDocumentedProxy(
  name: ProxyName,
  port: number,
  instances: readonly number[],
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `aksara-${name}-`));
  const certificate = makeCertificate(folder);
  const child = name === "nginx" ? startNginx(folder, port, instances) : startCaddy(folder, port, instances);
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (log += text));
  let log = "";
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start:\n${log}`);
  }
  return {
    origin: `https://localhost:${port}`,
    certificate,
    stop: async () => {
      if (child.exitCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startNginx(folder: string, port: number, instances: readonly number[]): ChildProcess {
  const servers = documented("nginx")
    .replace(/ *server 127\.0\.0\.1:3000([^;]*);/u, (_, options: string) =>
      instances.map((instance) => `  server 127.0.0.1:${instance}${options};`).join("\n"),
    )
    .replace("listen 80;", `listen unix:${join(folder, "plain.socket")};`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port} ssl;`)
    .replaceAll("perpus.example.sch.id", "localhost")
    .replaceAll("/etc/ssl/perpus", join(folder, "perpus"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join("\n");
  const root = process.getuid?.() === 0 ? "user root;" : "";
  const main =
    `${root}\ndaemon off;\npid ${join(folder, "pid")};\nerror_log ${join(folder, "error.log")};\n` +
    `events {}\nhttp {\naccess_log off;\n${temporary}\n${servers}\n}\n`;
  const file = join(folder, "nginx.conf");
  writeFileSync(file, main);
  const program = pathOf("nginx") ?? "nginx";
  execFileSync(program, ["-t", "-q", "-p", folder, "-c", file]);
  return spawn(program, ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "pipe"] });
}

function startCaddy(folder: string, port: number, instances: readonly number[]): ChildProcess {
  const site = documented("caddyfile")
    .replace(
      "perpus.example.sch.id {",
      `https://localhost:${port} {\n\ttls ${join(folder, "perpus.pem")} ${join(folder, "perpus.key")}`,
    )
    .replace("127.0.0.1:3000", instances.map((instance) => `127.0.0.1:${instance}`).join(" "));
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const environment = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const program = pathOf("caddy") ?? "caddy";
  execFileSync(program, ["validate", "--config", file, "--adapter", "caddyfile"], { env: environment, stdio: "pipe" });
  return spawn(program, ["run", "--config", file, "--adapter", "caddyfile"], {
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/** The one block of that language which names the library. */
function documented(language: string): string {
  const text = readFileSync(join(__dirname, "../../../docs/operations.md"), "utf8");
  const block = [...text.matchAll(/```(\w+)\n([^]*?)```/gu)].find(
    ([, name, content = ""]) => name === language && content.includes("perpus.example.sch.id"),
  )?.[2];
  if (block === undefined) throw new Error(`docs/operations.md has no ${language} block`);
  return block;
}

function makeCertificate(folder: string): Buffer {
  mkdirSync(folder, { recursive: true });
  const certificate = join(folder, "perpus.pem");
  execFileSync(
    "openssl",
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext
      subjectAltName=DNS:localhost -keyout ${join(folder, "perpus.key")} -out ${certificate}`.split(/\s+/u),
    { stdio: "pipe" },
  );
  return readFileSync(certificate);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

function pathOf(program: string): string | undefined {
  return [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"]
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}
