import { z } from "zod";

import { route } from "../platform/rest/route.js";
import type { DemoCounts } from "./DemoService.js";

const counts = z
  .object({ books: z.int(), students: z.int(), e_resources: z.int(), blog_posts: z.int() })
  .meta({ id: "DemoCounts", description: "How much of the demo collection." });

const present = ({ books, students, eResources, blogPosts }: DemoCounts): z.infer<typeof counts> => ({
  books,
  students,
  e_resources: eResources,
  blog_posts: blogPosts,
});

export const demoRoutes = [
  route({
    method: "GET",
    path: "/demo-data",
    operationId: "hasDemoData",
    tag: "Library",
    access: "settings.read",
    operation: "read",
    success: 200,
    summary: "Say whether the demo collection is still there",
    response: z.object({ data: z.object({ has_demo_data: z.boolean() }) }),
    example: { response: { status_code: 200, data: { has_demo_data: true } } },
    handle: async ({ context: { demo, viewer } }) => ({ data: { has_demo_data: await demo.isRemovable(viewer) } }),
  }),
  route({
    method: "DELETE",
    path: "/demo-data",
    operationId: "removeDemoData",
    tag: "Library",
    access: "settings.write",
    operation: "delete",
    success: 200,
    failures: [409],
    summary: "Remove the demo collection",
    description: "For good. What the library has added or changed stays.",
    response: z.object({ data: z.object({ removed: counts, kept: counts }) }),
    example: {
      response: {
        status_code: 200,
        data: {
          removed: { books: 64, students: 24, e_resources: 5, blog_posts: 3 },
          kept: { books: 2, students: 0, e_resources: 0, blog_posts: 0 },
        },
      },
    },
    handle: async ({ context: { demo, viewer } }) => {
      const { removed, kept } = await demo.remove(viewer);
      return { data: { removed: present(removed), kept: present(kept) } };
    },
  }),
];
