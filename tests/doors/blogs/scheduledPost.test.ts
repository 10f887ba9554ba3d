import { BlogEditingService } from "../../../server/blogs/BlogEditingService.js";
import { BlogService } from "../../../server/blogs/BlogService.js";
import { PublishingStamp } from "../../../server/blogs/PublishingStamp.js";
import { VisitorPageCache } from "../../../server/platform/pages/VisitorPageCache.js";
import { system, visitor } from "../../../server/viewer.js";
import { onBothEngines } from "../../support/database.js";

const noon = new Date("2026-11-21T05:00:00Z");
const seconds = (count: number) => new Date(noon.getTime() + count * 1_000);

onBothEngines("A scheduled post", (test) => {
  let clock = noon;
  const now = () => clock;

  it("is on a visitor's page at its second, though the page is kept and nothing is written", async () => {
    const editing = new BlogEditingService(test.database, now);
    const scheduled = (title: string, at: Date) =>
      editing.create(system, { title, body: "x", status: "published", publishedAt: at.toISOString() });
    await scheduled("Lama", seconds(-100));
    await scheduled("Sebentar lagi", seconds(10));
    await scheduled("Lebih lama lagi", seconds(12));
    const stamp = new PublishingStamp(test.database, now);
    let rendered = 0;
    const pages = new VisitorPageCache(
      {
        render: async () => {
          rendered += 1;
          const { edges } = await new BlogService(test.database, now).page(visitor, {}, { first: 10 });
          return { status: 200, html: edges.map(({ node }) => node.title).join() };
        },
      },
      () => 0,
    );
    const seen = async (at: Date) => {
      clock = at;
      const request = { url: "/blogs", origin: "", theme: null, deskView: "", execute: jest.fn() };
      return (await pages.page(request, await stamp.at("1"))).html.toString();
    };

    expect(await seen(noon)).toBe("Lama");
    expect(await seen(seconds(9.9))).toBe("Lama");
    expect(rendered).toBe(1);
    expect(await seen(seconds(10))).toBe("Sebentar lagi,Lama");
    expect(await seen(seconds(11))).toBe("Sebentar lagi,Lama");
    expect(rendered).toBe(2);
    expect(await seen(seconds(12))).toBe("Lebih lama lagi,Sebentar lagi,Lama");
  });

  it("is asked about once for each state of the data, not with each page", async () => {
    const stamp = new PublishingStamp(test.database, () => noon);
    await stamp.at("1");
    expect(await test.counter.statementsDuring(() => stamp.at("1"))).toEqual([]);
    expect(await test.counter.statementsDuring(() => stamp.at("2"))).not.toEqual([]);
  });
});
