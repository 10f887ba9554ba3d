import { Readable } from "node:stream";

import type { FastifyReply } from "fastify";

import { isSignedIn, type Viewer } from "../../../viewer.js";
import { whenClosed } from "../../http/whenClosed.js";

/** The maximum number of simultaneous streams of one user. */
const MAX_STREAMS_PER_VIEWER = 20;

/** The open streams of events, such as subscriptions, counted by what they are and not by what was asked for. */
export class EventStreams {
  private readonly openStreams = new Map<FastifyReply, string>();

  /** Counts a stream until its reply is closed. Whether it may be opened: a user has only so many at once. */
  take(viewer: Viewer, reply: FastifyReply): boolean {
    const viewerKey = viewerKeyOf(viewer);
    const count = [...this.openStreams.values()].filter((other) => other === viewerKey).length;
    if (count >= MAX_STREAMS_PER_VIEWER) return false;
    this.openStreams.set(reply, viewerKey);
    whenClosed(reply.raw, () => void this.openStreams.delete(reply));
    return true;
  }

  endAll(): void {
    for (const reply of this.openStreams.keys()) {
      reply.raw.destroy();
    }
  }
}

/** The body as it is sent: it ends with its reply, also where nobody has begun to read it; Yoga's own does not. */
export function streamOf(body: AsyncIterable<Uint8Array>, reply: FastifyReply): Readable {
  const stream = Readable.from(piecesOf(body));
  // A client that disconnects is not an error.
  stream.on("error", () => undefined);
  whenClosed(reply.raw, () => stream.destroy());
  return stream;
}

async function* piecesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* body;
}

function viewerKeyOf(viewer: Viewer): string {
  return isSignedIn(viewer) ? String(viewer.userId) : "visitor";
}
