import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  type GraphQLNamedType,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const DEFAULT_ROWS = 25;
export const MOST_ROWS = 100;

/**
 * Refuses a query that may read more rows than `budget`.
 *
 * A list inside a list multiplies, and neither the depth nor the cost rule sees that: three nested lists of a
 * hundred are a million rows. The page size is taken from the query, and counts as the most when it is a variable.
 */
export function rowBudgetRule(budget: number) {
  return (context: ValidationContext): ASTVisitor => {
    const rowsOf = rowCounter(context);
    return {
      OperationDefinition({ selectionSet }) {
        const rows = rowsOf(selectionSet, context.getSchema().getQueryType() ?? undefined);
        if (rows > budget) {
          context.reportError(
            new GraphQLError(`The query may read ${rows} rows, more than ${budget} allowed.`),
          );
        }
      },
    };
  };
}

type Type = GraphQLNamedType | undefined;

/** Counts rows through fragments too; each is counted once, so that fragments of fragments stay cheap. */
function rowCounter(context: ValidationContext) {
  const fragments = new Map<string, number>();

  const rowsOf = (selections: SelectionSetNode, type: Type): number =>
    selections.selections.reduce((rows, selection) => rows + rowsOfSelection(selection, type), 0);

  const rowsOfSelection = (selection: SelectionNode, type: Type): number => {
    switch (selection.kind) {
      case Kind.FIELD:
        return rowsOfField(selection, type);
      case Kind.INLINE_FRAGMENT:
        return rowsOf(
          selection.selectionSet,
          typeNamed(context, selection.typeCondition?.name.value) ?? type,
        );
      case Kind.FRAGMENT_SPREAD:
        return rowsOfFragment(selection.name.value);
    }
  };

  const rowsOfField = (field: FieldNode, type: Type): number => {
    const definition = isObjectType(type) ? type.getFields()[field.name.value] : undefined;
    if (definition === undefined || field.selectionSet === undefined) return 0;
    const nested = rowsOf(field.selectionSet, getNamedType(definition.type));
    const isPaged = definition.args.some(({ name }) => name === 'pagination');
    return isPaged ? rowsAskedFor(field) * (1 + nested) : nested;
  };

  const rowsOfFragment = (name: string): number => {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    // A fragment that contains itself is refused by another rule; here it only must not run for ever.
    fragments.set(name, 0);
    const fragment = context.getFragment(name);
    const rows = fragment
      ? rowsOf(fragment.selectionSet, typeNamed(context, fragment.typeCondition.name.value))
      : 0;
    fragments.set(name, rows);
    return rows;
  };

  return rowsOf;
}

function typeNamed(context: ValidationContext, name: string | undefined): Type {
  return name === undefined ? undefined : context.getSchema().getType(name);
}

function rowsAskedFor(field: FieldNode): number {
  const pagination = field.arguments?.find(({ name }) => name.value === 'pagination');
  if (pagination === undefined) return DEFAULT_ROWS;
  if (pagination.value.kind !== Kind.OBJECT) return MOST_ROWS;
  const size = pagination.value.fields.find(
    ({ name }) => name.value === 'limit' || name.value === 'pageSize',
  );
  if (size === undefined) return DEFAULT_ROWS;
  if (size.value.kind !== Kind.INT) return MOST_ROWS;
  const rows = Number(size.value.value);
  // Strapi reads a limit below one as 'as many as allowed'.
  return rows < 1 ? MOST_ROWS : Math.min(rows, MOST_ROWS);
}
