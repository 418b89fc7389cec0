import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** A type of the schema, or nothing where there is no schema yet. */
type Type = GraphQLNamedType | undefined;

interface Costs {
  /** What a field costs by itself and with what is selected in it; `type` is the one it belongs to. */
  field(field: FieldNode, type: Type, inner: number): number;
  /** What a fragment costs where it is used, beside its fields. */
  fragment: number;
}

/**
 * Adds up what a query costs, through its fragments. Each fragment is counted once, however often it is used: expanding them one by
 * one never ends when each spreads the next one twice. A fragment that contains itself costs infinitely much.
 */
export function fieldCounter(document: DocumentNode, costs: Costs, schema?: GraphQLSchema) {
  const definitions = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) definitions.set(definition.name.value, definition);
  }
  const counted = new Map<string, number>();
  const typeNamed = (name: string): Type => schema?.getType(name);

  const costOf = ({ selections }: SelectionSetNode, type?: Type): number =>
    selections.reduce((cost, selection) => cost + costOfSelection(selection, type), 0);

  const costOfSelection = (selection: SelectionNode, type: Type): number => {
    switch (selection.kind) {
      case Kind.FIELD:
        return costs.field(selection, type, innerCost(selection, type));
      case Kind.INLINE_FRAGMENT: {
        const named = selection.typeCondition && typeNamed(selection.typeCondition.name.value);
        return costs.fragment + costOf(selection.selectionSet, named ?? type);
      }
      case Kind.FRAGMENT_SPREAD:
        return costs.fragment + costOfFragment(selection.name.value);
    }
  };

  const innerCost = (field: FieldNode, type: Type): number => {
    if (field.selectionSet === undefined) return 0;
    const definition = definitionOf(field, type);
    return costOf(field.selectionSet, definition && getNamedType(definition.type));
  };

  const costOfFragment = (name: string): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    counted.set(name, Number.POSITIVE_INFINITY);
    const fragment = definitions.get(name);
    const cost = fragment ? costOf(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value)) : 0;
    counted.set(name, cost);
    return cost;
  };

  return {
    /** What is selected in a type of the schema. */
    costOf,
    costOfOperations: () =>
      document.definitions.reduce(
        (cost, definition) =>
          definition.kind === Kind.OPERATION_DEFINITION ? cost + costOf(definition.selectionSet) : cost,
        0,
      ),
    /** Those that are used where something was counted, and are nowhere. */
    absentFragments: () => [...counted.keys()].filter((name) => !definitions.has(name)),
    /** Those that nobody uses too. */
    costOfFragments: () => [...definitions.keys()].reduce((cost, name) => cost + costOfFragment(name), 0),
  };
}

export function definitionOf({ name }: FieldNode, type: Type) {
  return isObjectType(type) ? type.getFields()[name.value] : undefined;
}
