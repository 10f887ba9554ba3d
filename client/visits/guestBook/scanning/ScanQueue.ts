import type { OperationResult } from "../../../apollo/operationResult";
import type { RecordedVisit } from "../useRecordVisit";

export interface Scan {
  nis: string;
  /** Timestamp of the scan. */
  at: number;
}

/** Why the queue is paused: the server is busy, or unreachable. */
export interface Delay {
  reason: "busy" | "unreachable";
  seconds: number;
  /** The last number in the queue. */
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
/** Used if a 429 response has no Retry-After, as from a proxy. */
const DEFAULT_RETRY_SECONDS = 10;

/**
 * Sends scanned numbers to the server one after the other. If the server is unreachable or busy, the queue pauses and
 * retries by itself, so that no number is lost or scanned twice.
 */
export class ScanQueue {
  private handlers: QueueHandlers | null = null;
  private readonly scans: Scan[] = [];
  private latest: Scan | null = null;
  private delay: Delay | null = null;
  private isProcessing = false;
  private isClosed = false;
  private stopWaiting: (() => void) | null = null;

  /** A number scanned twice within a second, or queued already, is sent once. */
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

  /** Retries at once, unless the server asked to wait. */
  retry(): void {
    if (this.delay?.reason === "unreachable") this.stopWaiting?.();
    if (!this.isProcessing) void this.process();
  }

  open(handlers: QueueHandlers): void {
    this.handlers = handlers;
    this.isClosed = false;
    this.retry();
  }

  /** Sends what can be sent now, without waiting for the rest. */
  close(): void {
    this.isClosed = true;
    this.stopWaiting?.();
  }

  private async process(): Promise<void> {
    const { handlers } = this;
    if (!handlers) return;
    this.isProcessing = true;
    for (let [scan] = this.scans; scan; [scan] = this.scans) {
      const result = await handlers.send(scan.nis);
      this.delay = this.delayAfter(result);
      if (this.delay === null) {
        this.scans.shift();
        handlers.onResult(scan, result);
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
      ? { reason: "unreachable", seconds: RETRY_SECONDS, newest }
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
