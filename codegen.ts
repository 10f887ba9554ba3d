import type { CodegenConfig } from "@graphql-codegen/cli";

const config: CodegenConfig = {
  schema: "./schema.graphql",
  documents: ["client/**/*.{ts,tsx}", "!client/gql/**"],
  ignoreNoDocuments: true,
  generates: {
    "./client/gql/": {
      preset: "client",
      presetConfig: { fragmentMasking: { unmaskFunctionName: "readFragment" } },
      config: {
        scalars: { DateTime: "string", Date: "string", Upload: "File" },
        strictScalars: true,
        defaultScalarType: "unknown",
        enumsAsTypes: true,
        useTypeImports: true,
      },
    },
    "./client/gql/possibleTypes.ts": {
      plugins: ["./scripts/build/possibleTypesInUse.mjs"],
    },
  },
};

export default config;
