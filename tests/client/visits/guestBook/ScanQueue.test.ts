import type { OperationResult } from "../../../../client/apollo/operationResult";
import { type QueueState, ScanQueue } from "../../../../client/visits/guestBook/scanning/ScanQueue";
import type { RecordedVisit } from "../../../../client/visits/guestBook/useRecordVisit";

type Result = OperationResult<RecordedVisit>;

const failure = { message: "", errors: [], data: null, isUnexplained: false };
const welcome = (nis: string): Result => ({
  ...failure,
  statusCode: 201,
  data: { __typename: "RecordVisitPayload", greeting: nis, counted: true },
});
const away: Result = { ...failure, statusCode: 500, isUnexplained: true };
const starting: Result = { ...failure, statusCode: 503, message: "Basis data belum siap." };
const unknown: Result = { ...failure, statusCode: 404, message: "NIS tidak ditemukan." };
const busy: Result = { ...failure, statusCode: 429, message: "Tunggu.", retryAfterSeconds: 3 };

/** A server with these results in turn, which then accepts everybody. */
function aQueue(...answers: Result[]) {
  const sent: string[] = [];
  const answered: [nis: string, status: number][] = [];
  const states: QueueState[] = [];
  const line = new ScanQueue();
  line.open({
    send: (nis) => {
      sent.push(nis);
      return Promise.resolve(answers.shift() ?? welcome(nis));
    },
    onResult: ({ nis }, { statusCode }) => answered.push([nis, statusCode]),
    onChange: (state) => states.push(state),
  });
  return { line, sent, answered, last: () => states.at(-1) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test("numbers are sent one after the other, as they were scanned", async () => {
  const { line, sent, answered, last } = aQueue(welcome("1"), unknown);
  for (const nis of ["1", "2", "3"]) line.enqueue(nis);
  expect(sent).toEqual(["1"]);
  expect(last()).toEqual({ waiting: 3, delay: null });
  await pass(0);
  expect(answered).toEqual([
    ["1", 201],
    ["2", 404],
    ["3", 201],
  ]);
  expect(last()).toEqual({ waiting: 0, delay: null });
});

test("a card scanned twice within a second is sent once, and again after it", async () => {
  const { line, sent } = aQueue();
  line.enqueue("1");
  await pass(999);
  line.enqueue("1");
  await pass(1);
  expect(sent).toEqual(["1"]);
  line.enqueue("1");
  line.enqueue("2");
  line.enqueue("1");
  await pass(0);
  // It was queued already.
  expect(sent).toEqual(["1", "1", "2"]);
});

test("where the server is away, nobody is lost: the line goes on by itself", async () => {
  const { line, sent, answered, last } = aQueue(away, starting);
  line.enqueue("1");
  line.enqueue("2");
  await pass(0);
  expect(last()).toEqual({ waiting: 2, delay: { reason: "away", seconds: 10, newest: "2" } });
  await pass(10_000);
  expect(sent).toEqual(["1", "1"]);
  await pass(10_000);
  expect(answered).toEqual([
    ["1", 201],
    ["2", 201],
  ]);
  expect(last()).toEqual({ waiting: 0, delay: null });
});

test("the next scan, and Enter on the number that waits, try again at once", async () => {
  const { line, sent, answered } = aQueue(away, away);
  line.enqueue("1");
  await pass(5_000);
  line.enqueue("2");
  await pass(2_000);
  expect(sent).toEqual(["1", "1"]);
  line.enqueue("2");
  await pass(0);
  expect(sent).toEqual(["1", "1", "1", "2"]);
  expect(answered).toEqual([
    ["1", 201],
    ["2", 201],
  ]);
});

test("a server that asks to wait is not asked before, however many come", async () => {
  const { line, sent, last } = aQueue(busy);
  line.enqueue("1");
  await pass(0);
  expect(last()?.delay).toEqual({ reason: "busy", seconds: 3, newest: "1" });
  line.enqueue("2");
  line.retry();
  await pass(2_999);
  expect(sent).toEqual(["1"]);
  await pass(1);
  expect(sent).toEqual(["1", "1", "2"]);
});

test("something in between that asks to wait, without saying how long, loses no number either", async () => {
  const { line, sent, answered, last } = aQueue({ ...failure, statusCode: 429, isUnexplained: true });
  line.enqueue("1");
  await pass(0);
  expect(last()?.delay).toEqual({ reason: "busy", seconds: 10, newest: "1" });
  await pass(10_000);
  expect([sent, answered]).toEqual([["1", "1"], [["1", 201]]]);
});

test("a refusal by the server, with or without a message, counts as a result, so that one number never blocks the queue", async () => {
  const blocked: Result = { ...failure, statusCode: 403, isUnexplained: true };
  const { line, answered } = aQueue({ ...failure, statusCode: 500, message: "Terjadi gangguan." }, blocked);
  for (const nis of ["1", "2", "3"]) line.enqueue(nis);
  await pass(0);
  expect(answered).toEqual([
    ["1", 500],
    ["2", 403],
    ["3", 201],
  ]);
});

test("a closed queue sends what it can and does not wait", async () => {
  const { line, sent } = aQueue();
  line.enqueue("1");
  line.enqueue("2");
  line.close();
  await pass(0);
  expect(sent).toEqual(["1", "2"]);
  const lost = aQueue(away);
  lost.line.enqueue("1");
  await pass(0);
  lost.line.close();
  await pass(60_000);
  expect(jest.getTimerCount()).toBe(0);
});
