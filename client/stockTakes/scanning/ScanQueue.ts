import type { OperationResult } from "../../apollo/operationResult";
import { forgetScan, type Given, keepScan, type KeptScan, keptScans } from "./keptScans";

/** Why scans wait: the server is busy, unreachable, or takes none. */
export type Delay = "busy" | "unreachable" | "refused";

export interface QueueState {
  readonly waiting: readonly { readonly key: string }[];
  readonly delay: Delay | null;
  /** Why the server takes none. */
  readonly refusal: string | null;
  /** False where the browser keeps nothing: what waits is lost with the page. */
  readonly isKept: boolean;
}

export interface QueueHandlers<Answer, With extends Given> {
  /** Never rejects; answers in the order of the scans. */
  readonly send: (scans: readonly KeptScan<With>[]) => Promise<OperationResult<readonly Answer[]>>;
  readonly onAnswer: (scan: KeptScan<With>, answer: Answer) => void;
  /** A single scan that can never be taken. */
  readonly onRefused: (scan: KeptScan<With>, message: string) => void;
  readonly onChange: (state: QueueState) => void;
}

const MOST_AT_ONCE = 50;
const RETRY_SECONDS = 10;

/**
 * Sends scans in their order, several at once where they have waited. They are kept in the browser until the server has
 * answered: without network, over a reload, and while another page sends the same, none is lost and none counts twice.
 */
export class ScanQueue<Answer, With extends Given> {
  private scans: KeptScan<With>[];
  private handlers: QueueHandlers<Answer, With> | null = null;
  private delay: Delay | null = null;
  private refusal: string | null = null;
  private isKept = true;
  private isSending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private mostAtOnce = MOST_AT_ONCE;

  constructor(private readonly place: string) {
    this.scans = keptScans<With>(place);
  }

  open(handlers: QueueHandlers<Answer, With>): void {
    this.handlers = handlers;
    this.notify();
    void this.process();
  }

  close(): void {
    this.handlers = null;
    clearTimeout(this.timer);
  }

  add(scan: KeptScan<With>): void {
    this.isKept = keepScan(this.place, scan) && this.isKept;
    this.scans = [...this.scans, scan];
    this.notify();
    if (this.delay === null) void this.process();
  }

  retry(): void {
    clearTimeout(this.timer);
    this.delay = null;
    void this.process();
  }

  private async process(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    while (this.handlers && this.scans.length > 0 && this.delay === null) {
      const sent = this.scans.slice(0, this.mostAtOnce);
      const result = await this.handlers.send(sent);
      this.settle(sent, result);
      this.notify();
    }
    this.isSending = false;
  }

  private settle(sent: readonly KeptScan<With>[], result: OperationResult<readonly Answer[]>): void {
    const { data, statusCode } = result;
    const [first] = sent;
    if (data !== null) {
      this.refusal = null;
      this.mostAtOnce = MOST_AT_ONCE;
      sent.forEach((scan, index) => {
        const answer = data[index];
        this.drop(scan);
        if (answer !== undefined) this.handlers?.onAnswer(scan, answer);
      });
    } else if (statusCode === 422 && sent.length > 1) {
      // One of them cannot be taken: sent one by one, it shows which.
      this.mostAtOnce = 1;
    } else if (statusCode === 422 && first) {
      this.drop(first);
      this.handlers?.onRefused(first, result.message);
    } else this.wait(result);
  }

  private wait({ statusCode, message, isUnexplained, retryAfterSeconds }: OperationResult<unknown>): void {
    const isAway = (isUnexplained && statusCode >= 500) || statusCode === 503;
    const isBusy = statusCode === 429;
    this.delay = isBusy ? "busy" : isAway ? "unreachable" : "refused";
    this.refusal = this.delay === "refused" ? message : null;
    const seconds = (isBusy ? retryAfterSeconds : null) ?? RETRY_SECONDS;
    this.timer = setTimeout(() => this.retry(), seconds * 1000);
  }

  private drop({ key }: { readonly key: string }): void {
    forgetScan(this.place, key);
    this.scans = this.scans.filter((scan) => scan.key !== key);
  }

  private notify(): void {
    const { scans, delay, refusal, isKept } = this;
    this.handlers?.onChange({ waiting: scans, delay, refusal, isKept });
  }
}
