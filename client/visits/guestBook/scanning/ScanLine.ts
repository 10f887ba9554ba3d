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

export interface LineState {
  waiting: number;
  delay: Delay | null;
}

interface Door {
  /** Never rejects. */
  send: (nis: string) => Promise<OperationResult<RecordedVisit>>;
  onAnswer: (scan: Scan, result: OperationResult<RecordedVisit>) => void;
  onChange: (state: LineState) => void;
}

const DOUBLED_WITHIN = 1000;
const SECONDS_AWAY = 10;
/** A proxy that limits calls does not say when to come again. */
const SECONDS_UNTOLD = 10;

/**
 * Numbers on their way to the server, one after the other as they were scanned. Where the server is away or asks to
 * wait, the line stands and goes on by itself, so that no number is lost and none has to be scanned twice.
 */
export class ScanLine {
  private door: Door | null = null;
  private readonly scans: Scan[] = [];
  private latest: Scan | null = null;
  private delay: Delay | null = null;
  private isMoving = false;
  private isClosed = false;
  private endPause: (() => void) | null = null;

  /** A number that was scanned twice in a moment, or that waits already, is one. */
  enter(nis: string): void {
    const scan = { nis, at: Date.now() };
    const isDoubled = this.latest?.nis === nis && scan.at - this.latest.at < DOUBLED_WITHIN;
    if (!isDoubled) {
      this.latest = scan;
      if (!this.scans.some((waiting) => waiting.nis === nis)) this.scans.push(scan);
      this.tell();
    }
    this.goOn();
  }

  /** Tries again at once, unless it was the server that asked to wait. */
  goOn(): void {
    if (this.delay?.reason === "away") this.endPause?.();
    if (!this.isMoving) void this.move();
  }

  open(door: Door): void {
    this.door = door;
    this.isClosed = false;
    this.goOn();
  }

  /** What can be sent still is; there is no more waiting for the rest. */
  close(): void {
    this.isClosed = true;
    this.endPause?.();
  }

  private async move(): Promise<void> {
    const { door } = this;
    if (!door) return;
    this.isMoving = true;
    for (let [scan] = this.scans; scan; [scan] = this.scans) {
      const result = await door.send(scan.nis);
      this.delay = this.delayAfter(result);
      if (this.delay === null) {
        this.scans.shift();
        door.onAnswer(scan, result);
      }
      this.tell();
      if (this.delay !== null) {
        if (this.isClosed) break;
        await this.pause(this.delay.seconds * 1000);
      }
    }
    this.isMoving = false;
  }

  private delayAfter({ statusCode, isUnexplained, retryAfterSeconds }: OperationResult<RecordedVisit>): Delay | null {
    const newest = this.scans.at(-1)?.nis ?? "";
    if (statusCode === 429) return { reason: "busy", seconds: retryAfterSeconds ?? SECONDS_UNTOLD, newest };
    return (isUnexplained && statusCode >= 500) || statusCode === 503
      ? { reason: "away", seconds: SECONDS_AWAY, newest }
      : null;
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private tell(): void {
    this.door?.onChange({ waiting: this.scans.length, delay: this.delay });
  }
}
