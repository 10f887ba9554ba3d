import { runSweeps } from "../../server/sweeps.js";

it("runs every sweep though those before it have failed, and tells of each failure once", async () => {
  const done: string[] = [];
  const failures: unknown[] = [];
  await runSweeps(
    {
      "the bin": () => Promise.reject(new Error("locked")),
      "the files": () => Promise.resolve(done.push("the files")),
      pictures: () => Promise.reject(new Error("disk")),
      "the trail": () => Promise.resolve(done.push("the trail")),
    },
    (what, error) => failures.push([what, String(error)]),
    new AbortController().signal,
  );
  expect(done).toEqual(["the files", "the trail"]);
  expect(failures).toEqual([
    ["the bin", "Error: locked"],
    ["pictures", "Error: disk"],
  ]);
});

it("begins no further one once the server stops", async () => {
  const stopping = new AbortController();
  const done: string[] = [];
  await runSweeps(
    {
      "the bin": () => {
        stopping.abort();
        return Promise.resolve(done.push("the bin"));
      },
      "the files": () => Promise.resolve(done.push("the files")),
    },
    () => done.push("a failure"),
    stopping.signal,
  );
  expect(done).toEqual(["the bin"]);
});
