import { isAbstractType, Kind, visit } from "graphql";

/**
 * For the code generator: what each interface and union may turn out to be, for those alone that a fragment asks for.
 * The whole list would come with every page, and the cache looks up nothing else in it.
 */
export function plugin(schema, documents) {
  const asked = new Set();
  const note = ({ typeCondition }) => {
    if (typeCondition) asked.add(typeCondition.name.value);
  };
  for (const { document } of documents) {
    if (document) visit(document, { [Kind.INLINE_FRAGMENT]: note, [Kind.FRAGMENT_DEFINITION]: note });
  }
  const abstract = [...asked]
    .map((name) => schema.getType(name))
    .filter(isAbstractType)
    .sort((one, other) => one.name.localeCompare(other.name));
  const possibleTypes = Object.fromEntries(
    abstract.map((type) => [
      type.name,
      schema
        .getPossibleTypes(type)
        .map(({ name }) => name)
        .sort(),
    ]),
  );
  return `export default ${JSON.stringify({ possibleTypes }, null, 2)};\n`;
}
