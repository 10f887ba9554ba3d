import { existsSync, readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

const EVERY_MS = 5;

interface LongestTurn {
  /** What this thread has worked in it: on a busy machine more time passes for it, not more of this. */
  readonly longestCpuMs: number;
  /** By the clock, with the time that others had the processor. */
  readonly longestMs: number;
}

/** How long the event loop of this process is held at once, from now until the end. */
export class TurnWatch {
  private readonly delay = monitorEventLoopDelay({ resolution: EVERY_MS });
  private readonly timer: NodeJS.Timeout;
  private before = workedMs();
  private longestCpuMs = 0;

  private constructor() {
    this.delay.enable();
    this.timer = setInterval(() => this.look(), EVERY_MS);
  }

  static async begin(): Promise<TurnWatch> {
    const watch = new TurnWatch();
    // The first turn of the loop is what the next ones are compared with.
    await wait(4 * EVERY_MS);
    watch.delay.reset();
    watch.longestCpuMs = 0;
    return watch;
  }

  async end(): Promise<LongestTurn> {
    // What the last turn has held is told by the first timer after it.
    await wait(2 * EVERY_MS);
    this.look();
    clearInterval(this.timer);
    this.delay.disable();
    return { longestCpuMs: this.longestCpuMs, longestMs: this.delay.max / 1e6 };
  }

  private look(): void {
    const now = workedMs();
    this.longestCpuMs = Math.max(this.longestCpuMs, now - this.before);
    this.before = now;
  }
}

/** Linux tells it of one thread; elsewhere it is the process's, with all that works beside the loop. */
const ofThread = `/proc/self/task/${process.pid}/schedstat`;
const isToldOfThread = existsSync(ofThread);

function workedMs(): number {
  if (isToldOfThread) return Number(readFileSync(ofThread, "utf8").split(" ")[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
