import type { Readable } from "node:stream";

import type { FastifyReply } from "fastify";

import { ThrottledError } from "../../errors.js";
import type { Viewer } from "../../viewer.js";

/** So many tabs of one person may watch something at a time. */
const MAX_STREAMS_PER_VIEWER = 20;

/** The answers that go on for as long as something happens. */
export class EventStreams {
  private readonly openStreams = new Map<FastifyReply, string>();

  /** @throws ThrottledError before another one is opened for somebody who has too many. */
  assertStreamLimit(viewer: Viewer, accept: string | undefined): void {
    const viewerKey = viewerKeyOf(viewer);
    const count = [...this.openStreams.values()].filter((other) => other === viewerKey).length;
    if (accept?.includes("text/event-stream") && count >= MAX_STREAMS_PER_VIEWER) {
      throw new ThrottledError("Terlalu banyak tab memantau sekaligus. Tutup sebagian, lalu coba lagi.", 10);
    }
  }

  open(viewer: Viewer, reply: FastifyReply, stream: Readable): Readable {
    this.openStreams.set(reply, viewerKeyOf(viewer));
    reply.raw.once("close", () => {
      this.openStreams.delete(reply);
      stream.destroy();
    });
    // Whoever goes away in the middle has broken nothing.
    stream.on("error", () => undefined);
    // A proxy that gathers answers would hold these back.
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
  return viewer.role === "admin" || viewer.role === "student" ? String(viewer.userId) : viewer.role;
}
