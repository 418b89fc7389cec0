import { type ASTVisitor, type FieldNode, GraphQLError, Kind, type ValidationContext } from 'graphql';
import { ARTICLES_OF_A_PART } from '../sitemap/article-map';
import { definitionOf, fieldCounter } from './field-counter';

export const DEFAULT_ROWS = 25;
export const MOST_ROWS = 100;

/**
 * Refuses a query that may read more rows than `budget`.
 *
 * A list inside a list multiplies, and neither the depth nor the cost rule sees that: three nested lists of a
 * hundred are a million rows. The page size is taken from the query, and counts as the most when it is a variable.
 * What leads to one row is read anew for each it belongs to, so it is a row too.
 */
export function rowBudgetRule(budget: number) {
  return (context: ValidationContext): ASTVisitor => {
    const schema = context.getSchema();
    const counter = fieldCounter(context.getDocument(), ROWS, schema);
    return {
      OperationDefinition({ selectionSet }) {
        const rows = counter.costOf(selectionSet, schema.getQueryType() ?? undefined);
        if (rows > budget) {
          context.reportError(
            new GraphQLError(`The query may read ${rows} rows, more than ${budget} allowed.`),
          );
        }
      },
    };
  };
}

const ROWS: Parameters<typeof fieldCounter>[1] = {
  fragment: 0,
  field: (field, type, inner) => {
    if (field.selectionSet === undefined || definitionOf(field, type) === undefined) return 0;
    return rowsOf(field, type) * (1 + inner);
  },
};

/** Lists that nobody can ask for a part of. */
const WHOLE_LISTS = new Map([['articleMap', ARTICLES_OF_A_PART]]);

/** How many rows a field is at most; one, unless it is a list. */
export function rowsOf(field: FieldNode, type: Parameters<typeof definitionOf>[1]): number {
  const whole = WHOLE_LISTS.get(field.name.value);
  if (whole !== undefined) return whole;
  const isPaged = definitionOf(field, type)?.args.some(({ name }) => name === 'pagination');
  return isPaged ? rowsAskedFor(field) : 1;
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
