import type { Readable } from "node:stream";

import type { FastifyReply } from "fastify";

import { ThrottledError } from "../../../errors.js";
import { isSignedIn, type Viewer } from "../../../viewer.js";
import { whenClosed } from "../../http/whenClosed.js";

/** The maximum number of simultaneous streams of one user. */
const MAX_STREAMS_PER_VIEWER = 20;

/** The open event streams (subscriptions). */
export class EventStreams {
  private readonly openStreams = new Map<FastifyReply, string>();

  /** @throws ThrottledError if a user already has too many open streams. */
  assertStreamLimit(viewer: Viewer, accept: string | undefined): void {
    const viewerKey = viewerKeyOf(viewer);
    const count = [...this.openStreams.values()].filter((other) => other === viewerKey).length;
    if (accept?.includes("text/event-stream") && count >= MAX_STREAMS_PER_VIEWER) {
      throw new ThrottledError("Terlalu banyak tab memantau sekaligus. Tutup sebagian, lalu coba lagi.", 10);
    }
  }

  open(viewer: Viewer, reply: FastifyReply, stream: Readable): Readable {
    this.openStreams.set(reply, viewerKeyOf(viewer));
    whenClosed(reply.raw, () => {
      this.openStreams.delete(reply);
      stream.destroy();
    });
    // A client that disconnects is not an error.
    stream.on("error", () => undefined);
    // Tells a buffering proxy to forward events immediately.
    void reply.header("x-accel-buffering", "no");
    return stream;
  }

  endAll(): void {
    for (const reply of this.openStreams.keys()) {
      reply.raw.destroy();
    }
  }
}

function viewerKeyOf(viewer: Viewer): string {
  return isSignedIn(viewer) ? String(viewer.userId) : "visitor";
}
