import { GraphQLError } from "graphql";
import { GraphQLUpload } from "graphql-upload-minimal";

import { builder, type UploadedFile } from "./builder.js";

builder.scalarType("DateTime", {
  description: "An instant: ISO 8601 in UTC, `2026-11-21T06:50:00.000Z`.",
  specifiedByURL: "https://scalars.graphql.org/andimarek/date-time.html",
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const instant = typeof value === "string" ? new Date(value) : new Date(Number.NaN);
    if (Number.isNaN(instant.getTime())) {
      throw new GraphQLError("DateTime must be ISO 8601 text");
    }
    return instant;
  },
});

builder.scalarType("Date", {
  description: "A day without a time, in the library's time zone: `2026-11-28`.",
  specifiedByURL: "https://scalars.graphql.org/andimarek/local-date.html",
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
      throw new GraphQLError("Date must be YYYY-MM-DD");
    }
    return value;
  },
});

builder.scalarType("Upload", {
  description: "A file, sent by the GraphQL multipart request specification.",
  specifiedByURL: "https://github.com/jaydenseric/graphql-multipart-request-spec",
  serialize: () => {
    throw new GraphQLError("Upload is for input only");
  },
  parseValue: (value) => GraphQLUpload.parseValue(value) as Promise<UploadedFile>,
});
