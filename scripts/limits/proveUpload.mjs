/**
 * Shows with a built server of its own that an upload costs no memory, that one too large is refused at once and
 * leaves nothing, and that one cut half-way leaves what was there. Prints the figures; ends with 1 where one of them
 * is out of bounds.
 */
import "../process/requireNode.mjs";

import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";

import { ensureBuilt } from "../build/ensureBuilt.mjs";
import { root } from "../root.mjs";

const MEGABYTE = 1_000_000;
const SENT = 200 * MEGABYTE;
const TOO_LARGE = 400 * MEGABYTE;
/** What a busy process gathers between two collections; a body held in memory would be 200 MB. */
const MOST_GROWTH_MB = 64;
const PASSWORD = "bukti-unggah-besar";
const BOUNDARY = "----bukti";
const CLOSING = `\r\n--${BOUNDARY}--\r\n`;

const folder = mkdtempSync(join(tmpdir(), "aksara-proof-"));
const failures = [];
let server;
const tidyUp = () => {
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    tidyUp();
    process.exit(1);
  });
}
try {
  await ensureBuilt();
  await prove();
} finally {
  tidyUp();
}
for (const failure of failures) {
  console.error(`✗ ${failure}`);
}
process.exitCode = failures.length > 0 ? 1 : 0;

async function prove() {
  const book = join(folder, "besar.pdf");
  await pipeline(Readable.from(pdfOf(SENT)), createWriteStream(book));
  const digest = await digestOf(book);
  const port = await freePort();
  const data = join(folder, "data");
  server = spawn(process.execPath, [join(root, "dist/server/main.js")], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: data,
      DATABASE_URL: "",
      MAX_DOCUMENT_MB: "300",
      ADMIN_USERNAME: "admin",
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: "warn",
    },
  });
  const call = (path, options = {}, body) => send(port, path, options, body);
  await ready(call);
  const admin = await login(call);
  const {
    data: { books },
  } = JSON.parse(
    (
      await call("/graphql", { headers: { "content-type": "application/json" } }, [
        '{"query":"{ books(first: 2) { nodes { id databaseId } } }"}',
      ])
    ).text,
  );
  const [byGraphql, byRest] = books.nodes;

  for (const [door, target, path, opening] of [
    ["GraphQL", byGraphql, "/graphql", graphqlOpening(byGraphql.id)],
    ["REST", byRest, `/api/books/${byRest.databaseId}/upload-file`, restOpening()],
  ]) {
    const watch = watchMemory(server.pid);
    const begun = performance.now();
    const answer = await call(
      path,
      { headers: { ...admin, ...multipart(opening, SENT) } },
      parts(opening, createReadStream(book)),
    );
    const seconds = (performance.now() - begun) / 1000;
    const { before, peak } = watch.stop();
    const address = /\/static\/files\/([0-9a-f]{32})\/[^"]+\.pdf/.exec(answer.text);
    const isSame =
      address !== null && (await digestOf(join(data, "files", address[1].slice(0, 2), `${address[1]}.pdf`))) === digest;
    console.log(
      `${door}: 200 MB in ${seconds.toFixed(1)} s, status ${answer.status}; memory before ${mb(before)}, peak ${mb(peak)} (+${mb(peak - before)}); stored ${isSame ? "byte by byte" : "DIFFERENTLY"}`,
    );
    expect(isSame, `${door}: the stored file is not the one that was sent: ${answer.text.slice(0, 300)}`);
    expect(peak - before < MOST_GROWTH_MB * MEGABYTE, `${door}: memory grew by ${mb(peak - before)}`);
    target.address = address?.[0];
  }

  const kept = filesIn(data);
  for (const [door, path, opening, expected] of [
    ["GraphQL", "/graphql", graphqlOpening(byGraphql.id), /FILE_TOO_LARGE/],
    ["REST", `/api/books/${byRest.databaseId}/upload-file`, restOpening(), /"status_code":413/],
  ]) {
    const watch = watchMemory(server.pid);
    const begun = performance.now();
    const answer = await call(
      path,
      { headers: { ...admin, ...multipart(opening, TOO_LARGE) } },
      parts(opening, pdfOf(TOO_LARGE)),
    );
    const { before, peak } = watch.stop();
    console.log(
      `${door}: 400 MB where 300 are allowed: answered after ${(answer.answeredAfterBytes / MEGABYTE).toFixed(0)} MB and ${((answer.answeredAt - begun) / 1000).toFixed(1)} s, ` +
        `sent to the end in ${((performance.now() - begun) / 1000).toFixed(1)} s; memory +${mb(peak - before)}; files left over: ${filesIn(data).length - kept.length}`,
    );
    expect(expected.test(answer.text), `${door}: not refused as too large: ${answer.text.slice(0, 300)}`);
    expect(
      answer.answeredAfterBytes < 310 * MEGABYTE,
      `${door}: read ${mb(answer.answeredAfterBytes)} before it refused`,
    );
    expect(filesIn(data).join() === kept.join(), `${door}: a refused upload left files: ${filesIn(data).join(", ")}`);
    expect(peak - before < MOST_GROWTH_MB * MEGABYTE, `${door}: memory grew by ${mb(peak - before)}`);
  }

  for (const [door, path, opening] of [
    ["GraphQL", "/graphql", graphqlOpening(byGraphql.id)],
    ["REST", `/api/books/${byRest.databaseId}/upload-file`, restOpening()],
  ]) {
    await cut(port, path, { ...admin, ...multipart(opening, SENT) }, opening);
    const begun = performance.now();
    while (filesIn(data).join() !== kept.join() && performance.now() - begun < 10_000) {
      await wait(20);
    }
    const isTidy = filesIn(data).join() === kept.join();
    const stillThere = await Promise.all(
      [byGraphql.address, byRest.address].map(async (address) => (await call(address, { method: "HEAD" })).status),
    );
    console.log(
      `${door}: cut after 100 MB: ${isTidy ? "nothing left" : "LEFT OVER"} ${(performance.now() - begun).toFixed(0)} ms later; the old files answer ${stillThere.join(", ")}`,
    );
    expect(isTidy, `${door}: a cut upload left files: ${filesIn(data).join(", ")}`);
    expect(
      stillThere.every((status) => status === 200),
      `${door}: an old file is gone`,
    );
  }
}

function expect(holds, failure) {
  if (!holds) {
    failures.push(failure);
  }
}

/** A PDF's first and last bytes with noise between them. */
function* pdfOf(bytes) {
  const head = Buffer.from("%PDF-1.7\n");
  const tail = Buffer.from("\n%%EOF\n");
  const noise = randomBytes(MEGABYTE);
  yield head;
  for (let left = bytes - head.length - tail.length; left > 0; left -= noise.length) {
    yield noise.subarray(0, Math.min(left, noise.length));
  }
  yield tail;
}

async function digestOf(path) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash).catch(() => undefined);
  return hash.digest("hex");
}

function filePart(name) {
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="besar.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
}

function textPart(name, text) {
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
}

function restOpening() {
  return filePart("file");
}

function graphqlOpening(id) {
  const query = `mutation ($input: UploadBookFileInput!) { uploadBookFile(input: $input) {
      ... on UploadBookFilePayload { book { digitalFile } } ... on UserError { code message } } }`;
  return (
    textPart("operations", JSON.stringify({ query, variables: { input: { id, file: null } } })) +
    textPart("map", '{"0":["variables.input.file"]}') +
    filePart("0")
  );
}

function multipart(opening, bytes) {
  return {
    "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
    "content-length": String(Buffer.byteLength(opening) + bytes + CLOSING.length),
  };
}

async function* parts(opening, content) {
  yield Buffer.from(opening);
  yield* content;
  yield Buffer.from(CLOSING);
}

/** Sends everything, also when the answer comes first, and notes when that was. */
async function send(port, path, { method, headers = {} } = {}, body) {
  const sending = request({ host: "127.0.0.1", port, path, method: method ?? (body ? "POST" : "GET"), headers });
  let sent = 0;
  const answered = once(sending, "response").then(async ([response]) => {
    const note = {
      status: response.statusCode,
      cookies: response.headers["set-cookie"] ?? [],
      answeredAt: performance.now(),
      answeredAfterBytes: sent,
    };
    let text = "";
    for await (const piece of response.setEncoding("utf8")) {
      text += piece;
    }
    return { ...note, text };
  });
  answered.catch(() => undefined);
  for await (const piece of body ?? []) {
    sent += piece.length;
    // Node tells no "drain" of a request that is answered already.
    await new Promise((written, failed) => sending.write(piece, (error) => (error ? failed(error) : written())));
  }
  sending.end();
  return answered;
}

async function cut(port, path, headers, opening) {
  const sending = request({ host: "127.0.0.1", port, path, method: "POST", headers });
  sending.once("error", () => undefined);
  sending.write(opening);
  for (const piece of pdfOf(SENT / 2)) {
    await new Promise((written) => sending.write(piece, written));
  }
  sending.destroy();
}

async function ready(call) {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await call("/readyz").catch(() => null);
    if (answer?.status === 200) {
      return;
    }
    await wait(100);
  }
  throw new Error("The server did not become ready");
}

async function login(call) {
  const { status, text, cookies } = await call("/api/auth/login", { headers: { "content-type": "application/json" } }, [
    JSON.stringify({ username: "admin", password: PASSWORD }),
  ]);
  if (status !== 200) {
    throw new Error(`Login failed: ${text}`);
  }
  const pairs = cookies.map((cookie) => cookie.split(";")[0]);
  return {
    cookie: pairs.join("; "),
    "x-csrf-token": pairs.find((pair) => pair.startsWith("csrf_access_token="))?.split("=")[1] ?? "",
  };
}

/** The resident memory of a process as Linux counts it, twenty times a second. */
function watchMemory(pid) {
  const now = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;
  const before = now();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, now());
  }, 50);
  return {
    stop: () => {
      clearInterval(timer);
      return { before, peak: Math.max(peak, now()) };
    },
  };
}

function filesIn(data) {
  return readdirSync(join(data, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}

function mb(bytes) {
  return `${Math.round(bytes / MEGABYTE)} MB`;
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
