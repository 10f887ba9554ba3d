import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { performance } from "node:perf_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";

import sql, { type Sql } from "sql-template-tag";

import { copyTable } from "../../server/books/copies/Copy.entity.js";
import { openDatabase } from "../../server/openDatabase.js";
import { chunk } from "../../server/platform/database/chunk.js";
import { pick } from "../../server/platform/database/columns.js";
import type { Database } from "../../server/platform/database/Database.js";
import { StockTakeEditingService } from "../../server/stockTakes/StockTakeEditingService.js";
import { StockTakeFileService } from "../../server/stockTakes/StockTakeFileService.js";
import { StockTakeScanService } from "../../server/stockTakes/StockTakeScanService.js";
import { StockTakeService } from "../../server/stockTakes/StockTakeService.js";
import { system } from "../../server/viewer.js";
import { WeedingEditingService } from "../../server/weeding/WeedingEditingService.js";
import { WeedingScanService } from "../../server/weeding/WeedingScanService.js";
import { TurnWatch } from "./TurnWatch.js";
import { makeLibrary } from "./makeLibrary.js";
import { type ProofLibrary, proveOnBothEngines } from "./proveOnBothEngines.js";

const BOOKS = 12_500;
const COPIES_PER_BOOK = 4;
/** Eight hundred classes share the books evenly: these are a fifth of them. */
const FIFTH = { classFrom: "100", classTo: "259" };
const SCANS = 400;
const SCANS_AT_ONCE = 100;
/** People who take stock together. */
const SCANNERS = 4;
const TIME_ZONE = "Asia/Jakarta";
/** The processor time of the longest turn: on a busy machine more time passes, not more of this. */
const MAX_HELD_MS = 250;
/** How much dearer a scan may be in a stock take five times as large, by the median of scans taken in turn. */
const MAX_RATIO = 1.5;
const FATE = { reason: "damaged", disposal: "destroyed" } as const;

const LETTERHEAD = { name: "Perpustakaan Aksara", parent: null, lines: [], logo: null, city: null, signatories: [] };

/** A stock take of 50,000 copies and a weeding of 2,000, with what each act costs and how long it holds all others. */
async function proveStockTake({ engine, url, isMade }: ProofLibrary): Promise<boolean> {
  if (!isMade) await makeLibrary(url, BOOKS, () => COPIES_PER_BOOK);
  const database = await openDatabase({ url });
  try {
    console.log(
      `\n${engine}: time, processor time of the longest turn, longest delay of the loop in ms; load ${load()}`,
    );
    return await new Proof(database).run();
  } finally {
    await database.close();
  }
}

class Proof {
  private passed = true;
  private readonly editing: StockTakeEditingService;
  private readonly weeding: WeedingEditingService;

  constructor(private readonly database: Database) {
    this.editing = new StockTakeEditingService(database, TIME_ZONE);
    this.weeding = new WeedingEditingService(database, TIME_ZONE);
  }

  async run(): Promise<boolean> {
    const small = await this.act("begin a stock take of 10,000", () => this.editing.begin(system, FIFTH));
    const whole = await this.act("begin a stock take of 50,000", () => this.editing.begin(system, {}));
    await this.scans(small.id, whole.id);
    for (const take of [small, whole]) await this.editing.setState(system, take.id, { state: "finished" });
    await this.pages(whole.id);
    await this.act("mark what is missing as lost, by calls of 2,000", () =>
      untilNothingRemains(() => this.editing.apply(system, whole.id, { acts: ["lost"] })),
    );
    await this.act("undo it, by calls of 2,000", () => untilNothingRemains(() => this.editing.undo(system, whole.id)));
    await this.weed();
    return this.passed;
  }

  /** In turn, so that both meet the same machine. */
  private async scans(small: number, whole: number): Promise<void> {
    const copies = await this.copies(sql`copies.id % 5 = 3 AND classifications.code BETWEEN '100' AND '259'`);
    const service = new StockTakeScanService(this.database);
    const times = { small: [] as number[], whole: [] as number[] };
    for (const code of copies.slice(0, SCANS)) {
      for (const [size, id] of [
        ["small", small],
        ["whole", whole],
      ] as const) {
        const begun = performance.now();
        await service.scan(system, id, { scans: [{ code, key: randomUUID() }] });
        times[size].push(performance.now() - begun);
      }
    }
    const ratio = quantile(times.whole, 0.5) / quantile(times.small, 0.5);
    this.passed &&= ratio <= MAX_RATIO;
    for (const [size, of] of [
      ["10,000", times.small],
      ["50,000", times.whole],
    ] as const) {
      const figures = [0.5, 0.95, 1].map((part) => quantile(of, part).toFixed(1)).join(", ");
      console.log(`  scans of ${size}: median, p95 and longest ${figures} ms`);
    }
    console.log(
      `${ratio <= MAX_RATIO ? "✓" : "✗"} a scan of 50,000 takes ${ratio.toFixed(2)} times as long; load ${load()}`,
    );
    const many = copies.slice(SCANS, 2 * SCANS);
    await this.act(`${many.length} scans, ${SCANS_AT_ONCE} at once`, async () => {
      for (const codes of chunk(many, SCANS_AT_ONCE)) {
        await service.scan(system, whole, { scans: codes.map((code) => ({ code, key: randomUUID() })) });
        // As requests do.
        await nextTurn();
      }
    });
    await this.together(copies.slice(2 * SCANS, 3 * SCANS), { small, whole });
  }

  /** Several people scan at once, while the page of one of them asks for its progress again and again. */
  private async together(codes: readonly string[], takes: Readonly<Record<"small" | "whole", number>>): Promise<void> {
    const service = new StockTakeScanService(this.database);
    for (const [size, id] of Object.entries(takes)) {
      const times: number[] = [];
      const isOver = { yet: false };
      const scanner = async (place: number) => {
        for (const code of codes.filter((_, index) => index % SCANNERS === place)) {
          const begun = performance.now();
          await service.scan(system, id, { scans: [{ code, key: randomUUID() }] });
          times.push(performance.now() - begun);
          await nextTurn();
        }
      };
      const page = async () => {
        while (!isOver.yet) await this.progress(id);
      };
      const asking = page();
      await Promise.all(Array.from({ length: SCANNERS }, (_, place) => scanner(place)));
      isOver.yet = true;
      await asking;
      const figures = [0.5, 0.95, 1].map((part) => quantile(times, part).toFixed(1)).join(", ");
      console.log(`  ${SCANNERS} scan at once, ${size}: median, p95 and longest ${figures} ms; load ${load()}`);
    }
  }

  private async progress(id: number): Promise<void> {
    const reads = new StockTakeService(this.database);
    await reads.totals(system, [id]);
    await reads.shelves(system, id);
    await reads.scanners(system, id);
    await reads.proposals(system, id);
  }

  private async pages(id: number): Promise<void> {
    await this.act("progress of the page", () => this.progress(id));
    const files = new StockTakeFileService(this.database, {
      timeZone: TIME_ZONE,
      root: process.cwd(),
      readLetterhead: () => Promise.resolve(LETTERHEAD),
    });
    await this.act("missing copies as CSV", async () => drain((await files.exportList(system, id, "missing")).chunks));
    await this.act("report as PDF", async () => drain((await files.report(system, id)).chunks));
  }

  private async weed(): Promise<void> {
    const codes = (await this.copies(sql`copies.status = 'available' AND copies.id % 7 = 5`)).slice(0, 2_000);
    const { id } = await this.weeding.begin(system, {});
    const service = new WeedingScanService(this.database);
    await this.act(`collect ${codes.length}, ${SCANS_AT_ONCE} at once`, async () => {
      for (const part of chunk(codes, SCANS_AT_ONCE)) {
        await service.collect(system, id, { scans: part.map((code) => ({ code, key: randomUUID(), ...FATE })) });
        await nextTurn();
      }
    });
    const applied = await this.act("withdraw them", () => this.weeding.apply(system, id));
    const undone = await this.act("undo it", () => this.weeding.undo(system, id));
    console.log(`         changed ${applied.changed}, undone ${undone.changed}`);
    await this.weeding.setState(system, id, { state: "cancelled" });
  }

  private async copies(condition: Sql): Promise<string[]> {
    const rows = await this.database.read((reader) =>
      reader.select(
        pick(copyTable, "itemCode"),
        sql`FROM copies JOIN books ON books.id = copies.book_id
              JOIN classifications ON classifications.id = books.classification_id
            WHERE ${condition} ORDER BY copies.id`,
      ),
    );
    return rows.map(({ itemCode }) => itemCode);
  }

  private async act<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const watch = await TurnWatch.begin();
    const begun = performance.now();
    const result = await work();
    const time = performance.now() - begun;
    const { longestCpuMs, longestMs } = await watch.end();
    const isFine = longestCpuMs <= MAX_HELD_MS;
    this.passed &&= isFine;
    const figures = [time, longestCpuMs, longestMs].map((ms) => ms.toFixed(0).padStart(7)).join(" ");
    console.log(`${isFine ? "✓" : "✗"} ${figures}  ${name}; load ${load()}`);
    return result;
  }
}

async function untilNothingRemains(call: () => Promise<{ readonly remaining: number }>): Promise<void> {
  while ((await call()).remaining > 0) await nextTurn();
}

async function drain(chunks: AsyncIterable<unknown>): Promise<void> {
  const left = chunks[Symbol.asyncIterator]();
  while ((await left.next()).done !== true);
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Of the machine, beside which a time says little. */
function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

await proveOnBothEngines({ name: "stock_take", keptIn: process.argv[2] }, proveStockTake);
