import { type DocumentNode, isObjectType, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { createCache } from "../../../client/apollo/createCache";
import * as generated from "../../../client/gql/graphql";
import { schema } from "../support/renderScreen";

/** Lists whose pages are not shown below each other by the cache, and why. */
const NOT_JOINED: Readonly<Record<string, string>> = {
  "Query.copiesToLabel": "A print job reads its pages one after the other by itself.",
  "BookImport.rows": "Of a file one page at a time is shown.",
  "StudentImport.rows": "Of a file one page at a time is shown.",
};

/** Each list of which some operation of the client reads the next page, and the arguments by which it is told apart. */
const lists = new Map<string, Set<string>>();
for (const document of Object.values(generated) as unknown[]) {
  if (typeof document !== "object" || document === null || !("kind" in document)) continue;
  const types = new TypeInfo(schema);
  visit(
    document as DocumentNode,
    visitWithTypeInfo(types, {
      Field: ({ name, arguments: args = [] }) => {
        const parent = types.getParentType();
        const names = args.map((argument) => argument.name.value);
        if (!isObjectType(parent) || parent === schema.getSubscriptionType() || !names.includes("after")) return;
        const list = `${parent.name}.${name.value}`;
        lists.set(
          list,
          new Set([
            ...(lists.get(list) ?? []),
            ...names.filter((argument) => !/^(?:after|before|last)$/u.test(argument)),
          ]),
        );
      },
    }),
  );
}

const { policies } = createCache();
const placeOf = (list: string, args: Readonly<Record<string, unknown>>) => {
  const [typename = "", fieldName = ""] = list.split(".");
  return policies.getStoreFieldName({ typename, fieldName, args });
};

test.each([...lists.keys()].filter((list) => !(list in NOT_JOINED)))(
  "%s goes on in one place of the cache, by a line in createCache.ts",
  (list) => {
    expect(placeOf(list, { after: "x" })).toBe(placeOf(list, {}));
  },
);

test.each(
  [...lists].flatMap(([list, args]) => [...args].filter((arg) => arg !== "first").map((arg) => [list, arg] as const)),
)("%s is another list with another %s", (list, arg) => {
  expect(placeOf(list, { [arg]: "x" })).not.toBe(placeOf(list, {}));
});

test("what is not joined is a list", () => {
  expect([...lists.keys()]).toEqual(expect.arrayContaining(Object.keys(NOT_JOINED)));
});
