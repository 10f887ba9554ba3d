import { BlockList, isIP } from "node:net";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

import { type ThrottledError } from "../../errors.js";
import { isLibrarian, type Viewer } from "../../viewer.js";
import { networkOf } from "../limits/network.js";
import { RateLimiter } from "../limits/RateLimiter.js";
import { Turns } from "../limits/Turns.js";
import { isMultipart } from "./requestBodies.js";
import { whenClosed } from "./whenClosed.js";

/** What serves itself from disk or memory; a budget would only make pages come without their styles. */
const FREE_PATHS =
  /^\/(?:static\/|icons\/app-(?:192|512|maskable-512)\.png$|healthz$|readyz$|favicon|robots\.txt$|service-worker\.js$|manifest\.webmanifest$)/;
/** A point is about a millisecond and a half of work. */
const PAGE_POINTS = 5;
const REST_POINTS = 2;
const SEARCH_POINTS = 5;
/** Objects of a GraphQL operation, or of a REST page. */
const OBJECTS_PER_POINT = 25;
const OBJECTS_PER_REST_POINT = 10;
/** Short enough to notice a flood, long enough for a class that opens the site together. */
const WINDOW_SECONDS = 15;
/** Programs on this machine, and all readers behind a proxy that is not named. */
const OWN_MACHINE_FACTOR = 10;
/** How many requests of one network are worked on at the same time, and how long another waits for its turn. */
const AT_WORK = 6;
const WAIT_MS = 20_000;
const MESSAGE = "Terlalu banyak permintaan dari jaringan ini.";

const ownMachine = new BlockList();
ownMachine.addSubnet("127.0.0.0", 8, "ipv4");
ownMachine.addAddress("::1", "ipv6");

interface ReadBudgetOptions {
  readonly pointsPerMinute: number;
  readonly viewerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer>;
  readonly now?: () => number;
}

interface Account {
  readonly limiter: RateLimiter;
  readonly burst: number;
  readonly network: string;
}

/**
 * What one network may ask for, by GraphQL, REST and pages together, so that it cannot take the server away
 * from others. Administrators are told the figures and never refused: the desk works on where pupils play.
 */
export class ReadBudget {
  private readonly ofNetworks: RateLimiter;
  private readonly ofOwnMachine: RateLimiter;
  /** Comparing an address with networks takes longer than a cached page. */
  private readonly accounts = new LRUCache<string, Account>({ max: 1_000, memoMethod: (ip) => this.findAccount(ip) });
  private readonly turns = new Turns({ total: Infinity, perKey: AT_WORK, waitMs: WAIT_MS, message: MESSAGE });

  constructor(private readonly options: ReadBudgetOptions) {
    const { pointsPerMinute, now = Date.now } = options;
    const limiterOf = (callsPerMinute: number) =>
      new RateLimiter({ callsPerMinute, burst: burstOf(callsPerMinute), message: MESSAGE, now });
    this.ofNetworks = limiterOf(pointsPerMinute);
    this.ofOwnMachine = limiterOf(pointsPerMinute * OWN_MACHINE_FACTOR);
  }

  guard(app: FastifyInstance): void {
    app.addHook("onRequest", (request, reply, done) => {
      const points = pointsOf(request.url);
      if (points === 0) {
        done();
        return;
      }
      const { limiter, network, burst } = this.accountOf(request.ip);
      let refusal: ThrottledError | null = null;
      try {
        limiter.consume(network, points);
      } catch (error) {
        refusal = error as ThrottledError;
      }
      const left = limiter.left(network);
      // draft-ietf-httpapi-ratelimit-headers: what is left, and in how many seconds all of it is there again.
      void reply
        .header("ratelimit-policy", `"reads";q=${burst};w=${WINDOW_SECONDS}`)
        .header(
          "ratelimit",
          `"reads";r=${Math.max(0, Math.floor(left))};t=${Math.ceil(((burst - left) * WINDOW_SECONDS) / burst)}`,
        );
      if (refusal === null) {
        done();
        return;
      }
      const { viewerOf } = this.options;
      viewerOf(request, reply).then((viewer) => done(isLibrarian(viewer) ? undefined : refusal), done);
    });
  }

  /** Works on a few requests of a network at the same time, so that others wait for those alone. */
  takeTurns(app: FastifyInstance): void {
    const endTurns = new WeakMap<FastifyRequest, () => void>();
    const takeTurn = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (isMultipart(request) || isLibrarian(await this.options.viewerOf(request, reply))) {
        return;
      }
      const endTurn = await this.turns.take(networkOf(request.ip));
      endTurns.set(request, endTurn);
      // Also where the reader has gone meanwhile, or goes before the answer is ready.
      whenClosed(reply.raw, endTurn);
    };
    app.addHook("preHandler", (request, reply, done) => {
      if (pointsOf(request.url) === 0 || this.accountOf(request.ip).limiter === this.ofOwnMachine) {
        done();
      } else {
        takeTurn(request, reply).then(() => done(), done);
      }
    });
    // What remains is the reader's own time.
    app.addHook("onSend", (request, _reply, payload, done) => {
      endTurns.get(request)?.();
      done(null, payload);
    });
  }

  /** Adds what a GraphQL operation costs beyond its request. */
  spendOn(viewer: Viewer, address: string, objects: number): void {
    if (!isLibrarian(viewer)) {
      const { limiter, network } = this.accountOf(address);
      limiter.spend(network, objects / OBJECTS_PER_POINT);
    }
  }

  private accountOf(address: string): Account {
    return this.accounts.memo(address);
  }

  private findAccount(address: string): Account {
    const { pointsPerMinute } = this.options;
    const version = isIP(address);
    const isOwn = version !== 0 && ownMachine.check(address, version === 4 ? "ipv4" : "ipv6");
    return {
      limiter: isOwn ? this.ofOwnMachine : this.ofNetworks,
      burst: burstOf(isOwn ? pointsPerMinute * OWN_MACHINE_FACTOR : pointsPerMinute),
      network: networkOf(address),
    };
  }
}

function burstOf(pointsPerMinute: number): number {
  return Math.ceil((pointsPerMinute * WINDOW_SECONDS) / 60);
}

/** A GraphQL request counts one point, as its operation is counted by itself. */
function pointsOf(url: string): number {
  const [path = "", query = ""] = url.split("?", 2);
  if (FREE_PATHS.test(path)) {
    return 0;
  }
  if (path.startsWith("/graphql")) {
    return 1;
  }
  if (query === "") {
    return path.startsWith("/api/") ? REST_POINTS : PAGE_POINTS;
  }
  const parameters = new URLSearchParams(query);
  const searchPoints = parameters.get("search") ? SEARCH_POINTS : 0;
  if (!path.startsWith("/api/")) {
    return PAGE_POINTS + searchPoints;
  }
  const size = parameters.get("per_page") ?? "";
  return REST_POINTS + searchPoints + (/^\d{1,3}$/.test(size) ? Number(size) / OBJECTS_PER_REST_POINT : 0);
}
