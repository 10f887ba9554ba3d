import type { OperationResult } from "../../../apollo/operationResult";
import type { RecordedVisit } from "../useRecordVisit";

export interface Scan {
  nis: string;
  /** When it was scanned or typed. */
  at: number;
}

/** Why the line stands still: the server asks to wait, or it does not answer. */
export interface Delay {
  reason: "busy" | "away";
  seconds: number;
  /** The last number in the line. */
  newest: string;
}

export interface QueueState {
  waiting: number;
  delay: Delay | null;
}

interface QueueHandlers {
  /** Never rejects. */
  send: (nis: string) => Promise<OperationResult<RecordedVisit>>;
  onResult: (scan: Scan, result: OperationResult<RecordedVisit>) => void;
  onChange: (state: QueueState) => void;
}

const DUPLICATE_WINDOW_MS = 1000;
const RETRY_SECONDS = 10;
/** A proxy that limits calls does not say when to come again. */
const DEFAULT_RETRY_SECONDS = 10;

/**
 * Numbers on their way to the server, one after the other as they were scanned. Where the server is away or asks to
 * wait, the line stands and goes on by itself, so that no number is lost and none has to be scanned twice.
 */
export class ScanQueue {
  private handlers: QueueHandlers | null = null;
  private readonly scans: Scan[] = [];
  private latest: Scan | null = null;
  private delay: Delay | null = null;
  private isProcessing = false;
  private isClosed = false;
  private stopWaiting: (() => void) | null = null;

  /** A number that was scanned twice in a moment, or that waits already, is one. */
  enqueue(nis: string): void {
    const scan = { nis, at: Date.now() };
    const isDoubled = this.latest?.nis === nis && scan.at - this.latest.at < DUPLICATE_WINDOW_MS;
    if (!isDoubled) {
      this.latest = scan;
      if (!this.scans.some((waiting) => waiting.nis === nis)) this.scans.push(scan);
      this.notify();
    }
    this.retry();
  }

  /** Tries again at once, unless it was the server that asked to wait. */
  retry(): void {
    if (this.delay?.reason === "away") this.stopWaiting?.();
    if (!this.isProcessing) void this.process();
  }

  open(handlers: QueueHandlers): void {
    this.handlers = handlers;
    this.isClosed = false;
    this.retry();
  }

  /** What can be sent still is; there is no more waiting for the rest. */
  close(): void {
    this.isClosed = true;
    this.stopWaiting?.();
  }

  private async process(): Promise<void> {
    const { handlers: door } = this;
    if (!door) return;
    this.isProcessing = true;
    for (let [scan] = this.scans; scan; [scan] = this.scans) {
      const result = await door.send(scan.nis);
      this.delay = this.delayAfter(result);
      if (this.delay === null) {
        this.scans.shift();
        door.onResult(scan, result);
      }
      this.notify();
      if (this.delay !== null) {
        if (this.isClosed) break;
        await this.wait(this.delay.seconds * 1000);
      }
    }
    this.isProcessing = false;
  }

  private delayAfter({ statusCode, isUnexplained, retryAfterSeconds }: OperationResult<RecordedVisit>): Delay | null {
    const newest = this.scans.at(-1)?.nis ?? "";
    if (statusCode === 429) return { reason: "busy", seconds: retryAfterSeconds ?? DEFAULT_RETRY_SECONDS, newest };
    return (isUnexplained && statusCode >= 500) || statusCode === 503
      ? { reason: "away", seconds: RETRY_SECONDS, newest }
      : null;
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.stopWaiting = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private notify(): void {
    this.handlers?.onChange({ waiting: this.scans.length, delay: this.delay });
  }
}
