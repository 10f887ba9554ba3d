import { respondWithList } from "../../../../server/platform/rest/listResponse.js";
import { StreamedBody } from "../../../../server/platform/rest/route.js";
import { LibraryInfoService } from "../../../../server/reports/LibraryInfoService.js";
import { visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { givenBooks } from "../../../support/givenBooks.js";

type Call = Parameters<typeof respondWithList>[0];

onBothEngines("A page of a list with much in its rows", (test) => {
  it("is kept under the version from before it was read, whatever is written meanwhile", async () => {
    const libraryInfo = new LibraryInfoService(test.database, "Asia/Jakarta");
    const before = await libraryInfo.dataVersion(visitor);
    const versions: string[] = [];
    const call = {
      query: { page: 1, per_page: 1 },
      url: "/api/list?page=1&per_page=1",
      origin: "",
      setHeader: () => undefined,
      isUnchanged: (version: string) => {
        versions.push(version);
        return false;
      },
      context: { libraryInfo, viewer: visitor },
    } as unknown as Call;

    const answer = await respondWithList(call, {
      page: async () => {
        const edges = [{ node: "a row", cursor: "" }];
        // Between this page and the answer.
        await givenBooks(test.database, [{}]);
        return { edges, hasNextPage: false, hasPreviousPage: false };
      },
      count: () => Promise.resolve(1),
      present: (rows) => Promise.resolve(rows),
      weight: () => 1_000_000,
    });

    expect(answer).toBeInstanceOf(StreamedBody);
    expect(versions).toEqual([before]);
    expect(await libraryInfo.dataVersion(visitor)).not.toBe(before);
  });
});
