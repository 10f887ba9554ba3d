import type { OperationResult } from "../../../../client/apollo/operationResult";
import { type QueueState, ScanQueue } from "../../../../client/visits/guestBook/scanning/ScanQueue";
import type { RecordedVisit } from "../../../../client/visits/guestBook/useRecordVisit";

type Result = OperationResult<RecordedVisit>;

const failure = { message: "", errors: [], data: null, isUnexplained: false };
const welcome = (nis: string): Result => ({
  ...failure,
  statusCode: 201,
  data: { __typename: "RecordVisitPayload", greeting: nis, counted: true, named: true, awaited: false },
});
const unreachable: Result = { ...failure, statusCode: 500, isUnexplained: true };
const starting: Result = { ...failure, statusCode: 503, message: "Basis data belum siap." };
const unknown: Result = { ...failure, statusCode: 404, message: "NIS tidak ditemukan." };
const busy: Result = { ...failure, statusCode: 429, message: "Tunggu.", retryAfterSeconds: 3 };

/** A server with these results in turn, which then accepts everybody. */
function aQueue(...responses: Result[]) {
  const sent: string[] = [];
  const results: [nis: string, status: number][] = [];
  const states: QueueState[] = [];
  const queue = new ScanQueue();
  queue.open({
    send: (nis) => {
      sent.push(nis);
      return Promise.resolve(responses.shift() ?? welcome(nis));
    },
    onResult: ({ nis }, { statusCode }) => results.push([nis, statusCode]),
    onChange: (state) => states.push(state),
  });
  return { queue, sent, results, last: () => states.at(-1) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test("numbers are sent one after the other, as they were scanned", async () => {
  const { queue, sent, results, last } = aQueue(welcome("1"), unknown);
  for (const nis of ["1", "2", "3"]) queue.enqueue(nis);
  expect(sent).toEqual(["1"]);
  expect(last()).toEqual({ waiting: 3, delay: null });
  await pass(0);
  expect(results).toEqual([
    ["1", 201],
    ["2", 404],
    ["3", 201],
  ]);
  expect(last()).toEqual({ waiting: 0, delay: null });
});

test("a card scanned twice within a second is sent once, and again after it", async () => {
  const { queue, sent } = aQueue();
  queue.enqueue("1");
  await pass(999);
  queue.enqueue("1");
  await pass(1);
  expect(sent).toEqual(["1"]);
  queue.enqueue("1");
  queue.enqueue("2");
  queue.enqueue("1");
  await pass(0);
  // It was queued already.
  expect(sent).toEqual(["1", "1", "2"]);
});

test("where the server is away, nobody is lost: the line goes on by itself", async () => {
  const { queue, sent, results, last } = aQueue(unreachable, starting);
  queue.enqueue("1");
  queue.enqueue("2");
  await pass(0);
  expect(last()).toEqual({ waiting: 2, delay: { reason: "unreachable", seconds: 10, newest: "2" } });
  await pass(10_000);
  expect(sent).toEqual(["1", "1"]);
  await pass(10_000);
  expect(results).toEqual([
    ["1", 201],
    ["2", 201],
  ]);
  expect(last()).toEqual({ waiting: 0, delay: null });
});

test("the next scan, and Enter on the number that waits, try again at once", async () => {
  const { queue, sent, results } = aQueue(unreachable, unreachable);
  queue.enqueue("1");
  await pass(5_000);
  queue.enqueue("2");
  await pass(2_000);
  expect(sent).toEqual(["1", "1"]);
  queue.enqueue("2");
  await pass(0);
  expect(sent).toEqual(["1", "1", "1", "2"]);
  expect(results).toEqual([
    ["1", 201],
    ["2", 201],
  ]);
});

test("a server that asks to wait is not asked before, however many come", async () => {
  const { queue, sent, last } = aQueue(busy);
  queue.enqueue("1");
  await pass(0);
  expect(last()?.delay).toEqual({ reason: "busy", seconds: 3, newest: "1" });
  queue.enqueue("2");
  queue.retry();
  await pass(2_999);
  expect(sent).toEqual(["1"]);
  await pass(1);
  expect(sent).toEqual(["1", "1", "2"]);
});

test("something in between that asks to wait, without saying how long, loses no number either", async () => {
  const { queue, sent, results, last } = aQueue({ ...failure, statusCode: 429, isUnexplained: true });
  queue.enqueue("1");
  await pass(0);
  expect(last()?.delay).toEqual({ reason: "busy", seconds: 10, newest: "1" });
  await pass(10_000);
  expect([sent, results]).toEqual([["1", "1"], [["1", 201]]]);
});

test("a refusal, with or without a message, counts as a result: no number blocks the queue", async () => {
  const blocked: Result = { ...failure, statusCode: 403, isUnexplained: true };
  const { queue, results } = aQueue({ ...failure, statusCode: 500, message: "Terjadi gangguan." }, blocked);
  for (const nis of ["1", "2", "3"]) queue.enqueue(nis);
  await pass(0);
  expect(results).toEqual([
    ["1", 500],
    ["2", 403],
    ["3", 201],
  ]);
});

test("a closed queue sends what it can and does not wait", async () => {
  const { queue, sent } = aQueue();
  queue.enqueue("1");
  queue.enqueue("2");
  queue.close();
  await pass(0);
  expect(sent).toEqual(["1", "2"]);
  const lost = aQueue(unreachable);
  lost.queue.enqueue("1");
  await pass(0);
  lost.queue.close();
  await pass(60_000);
  expect(jest.getTimerCount()).toBe(0);
});
