import type { OperationResult } from "../../../client/apollo/operationResult";
import { type KeptScan, keptScans } from "../../../client/stockTakes/scanning/keptScans";
import { type QueueState, ScanQueue } from "../../../client/stockTakes/scanning/ScanQueue";

type Result = OperationResult<readonly string[]>;

const failure = { message: "", errors: [], data: null, isUnexplained: false };
const unreachable: Result = { ...failure, statusCode: 500, isUnexplained: true };
const invalid: Result = { ...failure, statusCode: 422, message: "Kode ini terlalu panjang." };
const closed: Result = { ...failure, statusCode: 409, message: "Sudah tidak dibuka." };
const TAKE = "stock-opname:7";

const scanOf = (code: string, at = 1): KeptScan<{ readonly locationId: null }> => ({
  key: `kunci-${code}`,
  code,
  locationId: null,
  at,
});

/** A server with these results in turn, which then takes everything. */
function aQueue(...responses: Result[]) {
  const sent: string[][] = [];
  const answered: string[] = [];
  const refused: string[] = [];
  const states: QueueState[] = [];
  const queue = new ScanQueue<string, { readonly locationId: null }>(TAKE);
  queue.open({
    send: (scans) => {
      const codes = scans.map(({ code }) => code);
      sent.push(codes);
      return Promise.resolve(responses.shift() ?? { ...failure, statusCode: 200, data: codes });
    },
    onAnswer: ({ code }) => answered.push(code),
    onRefused: ({ code }) => refused.push(code),
    onChange: (state) => states.push(state),
  });
  return { queue, sent, answered, refused, last: () => states.at(-1) };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const kept = () => keptScans(TAKE).map(({ code }) => code);

test("a scan is kept until the server has answered it", async () => {
  const { queue, answered } = aQueue();
  queue.add(scanOf("A1"));
  expect(kept()).toEqual(["A1"]);
  await pass(0);
  expect(answered).toEqual(["A1"]);
  expect(kept()).toEqual([]);
});

test("without network scans wait, and go together once it is back", async () => {
  const { queue, sent, answered, last } = aQueue(unreachable);
  queue.add(scanOf("A1", 1));
  await pass(0);
  queue.add(scanOf("A2", 2));
  queue.add(scanOf("A3", 3));
  await pass(0);
  expect(last()).toMatchObject({ delay: "unreachable", isKept: true });
  expect(kept()).toEqual(["A1", "A2", "A3"]);
  queue.retry();
  await pass(0);
  expect(sent).toEqual([["A1"], ["A1", "A2", "A3"]]);
  expect(answered).toEqual(["A1", "A2", "A3"]);
  expect(last()).toMatchObject({ delay: null, waiting: [] });
});

test("it tries again by itself", async () => {
  const { queue, answered } = aQueue(unreachable);
  queue.add(scanOf("A1"));
  await pass(0);
  expect(answered).toEqual([]);
  await pass(10_000);
  expect(answered).toEqual(["A1"]);
});

test("what a closed page has left is sent by the next one", async () => {
  const first = aQueue(unreachable);
  first.queue.add(scanOf("A1"));
  await pass(0);
  first.queue.close();
  const second = aQueue();
  await pass(0);
  expect(second.answered).toEqual(["A1"]);
  expect(kept()).toEqual([]);
});

test("scans of another stock take stay where they are", async () => {
  localStorage.setItem("aksara:stock-opname:8:lain", JSON.stringify(scanOf("B1")));
  const { answered } = aQueue();
  await pass(0);
  expect(answered).toEqual([]);
  expect(keptScans("stock-opname:8")).toHaveLength(1);
});

test("of several that are refused together, only the one that cannot be taken is given up", async () => {
  const { queue, answered, refused } = aQueue(unreachable, invalid, invalid);
  queue.add(scanOf("SALAH", 1));
  await pass(0);
  queue.add(scanOf("A2", 2));
  queue.retry();
  await pass(0);
  expect(refused).toEqual(["SALAH"]);
  expect(answered).toEqual(["A2"]);
  expect(kept()).toEqual([]);
});

test("a stock take that is not open takes none, says why, and loses none", async () => {
  const { queue, last } = aQueue(closed, closed);
  queue.add(scanOf("A1"));
  await pass(0);
  expect(last()).toMatchObject({ delay: "refused", refusal: "Sudah tidak dibuka." });
  expect(kept()).toEqual(["A1"]);
});
