import { z } from "zod";

import { respondWithList } from "../platform/rest/listResponse.js";
import { listQuery } from "../platform/rest/paging.js";
import { route } from "../platform/rest/route.js";
import { eResourceResponse, presentEResource } from "./eResourcePresenter.js";

export const eResourceRoutes = [
  route({
    method: "GET",
    path: "/e-resources",
    operationId: "eResources",
    tag: "E-resources",
    access: "everyone",
    operation: "read",
    success: 200,
    summary: "List e-resources",
    description: "In the library's order; for librarians also those that readers do not see.",
    query: listQuery({}),
    response: z.object({ data: z.array(eResourceResponse) }),
    example: {
      response: {
        status_code: 200,
        data: [
          {
            id: 1,
            label: "Perpustakaan Nasional",
            url: "https://www.perpusnas.go.id",
            description: null,
            position: 1,
            active: true,
          },
        ],
      },
    },
    handle: (call) => {
      const {
        context: { eResources, viewer },
      } = call;
      return respondWithList(call, {
        page: (page) => eResources.page(viewer, page),
        count: () => eResources.count(viewer),
        present: (rows) => Promise.resolve(rows.map(presentEResource)),
      });
    },
  }),
];
