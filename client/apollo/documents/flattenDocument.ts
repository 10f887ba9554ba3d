import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/**
 * An operation without the fragments that hold for all that they are spread on, and with each field once: Apollo reads
 * the authors of a book again for each component that asks for them, which makes a list of cards three times as slow.
 * Fragments of one of several types stay.
 */
export function flattenDocument(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const kept = new Map<string, FragmentDefinitionNode>();

  /** Whether what holds for `condition` holds for all of `parent`. */
  const holdsFor = (condition: string | undefined, parent: GraphQLNamedType): boolean => {
    if (condition === undefined || condition === parent.name) return true;
    const type = schema.getType(condition);
    return isAbstractType(type) && (isObjectType(parent) || isInterfaceType(parent)) && schema.isSubType(type, parent);
  };

  const keep = (fragment: FragmentDefinitionNode): void => {
    const name = fragment.name.value;
    if (kept.has(name)) return;
    kept.set(name, fragment);
    kept.set(name, {
      ...fragment,
      selectionSet: flatten(fragment.selectionSet.selections, schema.getType(fragment.typeCondition.name.value)),
    });
  };

  function flatten(selections: readonly SelectionNode[], parent: GraphQLNamedType | undefined): SelectionSetNode {
    if (!parent) throw new Error("A selection of no type of the schema");
    const fields = new Map<string, FieldNode[]>();
    const others: SelectionNode[] = [];
    const collect = (selection: SelectionNode): void => {
      const isConditional = (selection.directives?.length ?? 0) > 0;
      if (selection.kind === Kind.FIELD) {
        const key = isConditional ? `@${fields.size}` : (selection.alias ?? selection.name).value;
        fields.set(key, [...(fields.get(key) ?? []), selection]);
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (!fragment) throw new Error(`No fragment ${selection.name.value}`);
        if (!isConditional && holdsFor(fragment.typeCondition.name.value, parent)) {
          fragment.selectionSet.selections.forEach(collect);
        } else {
          keep(fragment);
          others.push(selection);
        }
      } else if (!isConditional && holdsFor(selection.typeCondition?.name.value, parent)) {
        selection.selectionSet.selections.forEach(collect);
      } else {
        const type = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parent;
        others.push({ ...selection, selectionSet: flatten(selection.selectionSet.selections, type) });
      }
    };
    selections.forEach(collect);
    const merged = [...fields.values()].map((alike): FieldNode => {
      const [field] = alike;
      if (!field) throw new Error("A field that nothing selects");
      const below = alike.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
      return below.length === 0 ? field : { ...field, selectionSet: flatten(below, typeOf(parent, field)) };
    });
    return { kind: Kind.SELECTION_SET, selections: [...merged, ...others] };
  }

  const operations = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [
          {
            ...definition,
            selectionSet: flatten(
              definition.selectionSet.selections,
              schema.getRootType(definition.operation) ?? undefined,
            ),
          },
        ]
      : [],
  );
  return operations.length === 0 ? document : { ...document, definitions: [...operations, ...kept.values()] };
}

function typeOf(parent: GraphQLNamedType, { name }: FieldNode): GraphQLNamedType | undefined {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name.value] : undefined;
  return field && getNamedType(field.type);
}
