import { text } from "node:stream/consumers";

import { ESLint } from "eslint";

/**
 * Lints texts as if they stood in the named files, by the walls alone: those need no types, so the files need not
 * exist.
 */
const walls = new Set([
  "@typescript-eslint/no-restricted-imports",
  "no-restricted-imports",
  "no-restricted-properties",
  "no-restricted-syntax",
]);
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => walls.has(ruleId),
  overrideConfig: [{ files: ["**/*.{ts,tsx}"], languageOptions: { parserOptions: { project: null } } }],
});

const messages = [];
for (const { filePath, code } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(code, { filePath });
  messages.push(result.messages.map(({ message }) => message));
}
process.stdout.write(JSON.stringify(messages));
