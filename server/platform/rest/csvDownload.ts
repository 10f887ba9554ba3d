import { z } from "zod";

import { StreamedBody } from "./route.js";

/** What all downloads of CSV declare alike; path, description, query and access are each route's own. */
export const csvDownload = {
  method: "GET",
  operation: "read",
  success: 200,
  file: "text/csv",
  response: z.object({}),
  example: { response: { status_code: 200 } },
} as const;

interface CsvExport {
  readonly chunks: ConstructorParameters<typeof StreamedBody>[0];
  readonly fileName: string;
}

export function respondWithCsv({ chunks, fileName }: CsvExport): Promise<StreamedBody> {
  return Promise.resolve(new StreamedBody(chunks, fileName));
}
