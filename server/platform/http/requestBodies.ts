import type { FastifyInstance, FastifyRequest } from "fastify";

/** Far more than any of our calls nests. Functions that call themselves for each level end at some thousands. */
const MAX_JSON_DEPTH = 100;

/** Parses JSON that a client has sent. @throws Error with the status 400 for what is none, or is nested absurdly. */
export function parseJson(text: string): unknown {
  try {
    if (isShallow(text)) {
      return JSON.parse(text);
    }
  } catch {
    // Text that is no JSON is refused below, as is what is nested too deeply.
  }
  throw Object.assign(new Error("The request is not JSON that can be read"), { statusCode: 400 });
}

function isShallow(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let place = 0; place < json.length && depth <= MAX_JSON_DEPTH; place += 1) {
    const sign = json[place];
    if (sign === '"') {
      isText = !isText;
    } else if (isText) {
      // An escaped character does not end a text.
      place += sign === "\\" ? 1 : 0;
    } else if (sign === "[" || sign === "{") {
      depth += 1;
    } else if (sign === "]" || sign === "}") {
      depth -= 1;
    }
  }
  return depth <= MAX_JSON_DEPTH;
}

/** A request with a file takes the time that its line needs; Node counts this from its first byte. */
export const UPLOAD_TIMEOUT_MS = 30 * 60_000;
/** Other bodies are small: a client that takes longer only blocks a connection. */
const BODY_TIMEOUT_MS = 60_000;
/** How long other web servers wait for a client that is still sending after the response. */
const LINGER_MS = 30_000;

export function isMultipart({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers["content-type"]?.trim().toLowerCase().startsWith("multipart/") ?? false;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Limits how long a body may take, and reads the rest of a refused upload: browsers read a response only after they
 * have sent everything, and report a broken connection if it is closed earlier.
 */
export function limitRequestBodies(
  app: FastifyInstance,
  { bodyWithinMs: bodyTimeoutMs = BODY_TIMEOUT_MS, lingerMs = LINGER_MS } = {},
): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (hasBody(request) && !isMultipart(request)) {
      destroyAfter(request, bodyTimeoutMs);
    }
    done();
  });
  app.addHook("onSend", (request, _reply, payload, done) => {
    const { raw } = request;
    if (isMultipart(request) && !raw.readableEnded && !raw.destroyed) {
      // Discards the rest that no parser reads any more.
      raw.unpipe();
      raw.resume();
      destroyAfter(request, lingerMs);
    }
    done(null, payload);
  });
}

function destroyAfter({ raw }: FastifyRequest, milliseconds: number): void {
  const timer = setTimeout(() => raw.destroy(), milliseconds).unref();
  const stop = () => clearTimeout(timer);
  raw.once("end", stop).once("close", stop);
}
