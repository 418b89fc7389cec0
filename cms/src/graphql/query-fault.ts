import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { fieldCounter } from './field-counter';
import { rowsOf } from './row-budget';
import { type ValueSize, valueSize } from './value-size';

export type QueryVariables = Readonly<Record<string, unknown>>;

interface QueryBounds {
  tokens: number;
  /** Fields, spreads and inline fragments, as if every fragment were written out where it is used. */
  selections: number;
  /** Of one argument: its levels, the entries of its longest list or object, the characters of its longest text. */
  depth: number;
  width: number;
  length: number;
  /** How many relations the filters or the order of one field go through: PostgreSQL took 33 s for 140 joins. */
  relations: number;
  /** What all arguments hold together, each as often as it is used. */
  values: number;
}

/** The site's own largest query uses less than half of each; a test holds that (tests/site-queries.test.ts). */
export const QUERY_BOUNDS: QueryBounds = {
  tokens: 2000,
  selections: 1000,
  depth: 12,
  width: 250,
  length: 1000,
  relations: 4,
  values: 500,
};

/**
 * Why a query is refused before anything looks at it closely; nothing when it may go on. The work of this judgement grows with the
 * length of the query and not with what it stands for. It comes first because some of the rules that follow write every fragment
 * out, and because Strapi takes seconds for filters that a few kilobytes of variables can say.
 */
export function queryFault(
  text: string,
  variables: QueryVariables,
  bounds: QueryBounds = QUERY_BOUNDS,
): string | undefined {
  const document = parsed(text, bounds.tokens);
  if (document === undefined) return undefined;
  return selectionFault(document, bounds) ?? valueFault(document, variables, bounds);
}

/** What is no GraphQL costs nothing: the server says where the mistake is. */
function parsed(text: string, maxTokens: number): DocumentNode | undefined {
  try {
    return parse(text, { maxTokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

function selectionFault(document: DocumentNode, { selections: most }: QueryBounds): string | undefined {
  const counter = fieldCounter(document, { fragment: 1, field: (_field, _type, inner) => 1 + inner });
  // The rules of GraphQL look at each fragment by itself too, whether anybody uses it or not.
  const selections = counter.costOfOperations() + counter.costOfFragments();
  if (selections === Number.POSITIVE_INFINITY) return 'A fragment of the query contains itself.';
  const [absent] = counter.absentFragments();
  // GraphQL has a rule for it, before which the one for the depth has failed already: 500.
  if (absent !== undefined) return `The fragment ${absent} is not in the query.`;
  if (selections <= most) return undefined;
  return `The query selects ${selections} fields and fragments, more than ${most} allowed.`;
}

function valueFault(document: DocumentNode, given: QueryVariables, bounds: QueryBounds): string | undefined {
  const variables = { ...defaultsOf(document), ...given };
  const counts = new Map<ArgumentNode, number>();
  let fault: string | undefined;
  visit(document, {
    Argument(argument) {
      if (fault !== undefined) return false;
      const value = valueFromASTUntyped(argument.value, variables);
      const size = valueSize(value, bounds.values);
      if (argument.name.value === 'sort') size.relations += relationsOfOrder(value);
      fault = sizeFault(size, bounds);
      counts.set(argument, size.count);
      return false;
    },
  });
  if (fault !== undefined) return fault;
  const values = fieldCounter(document, {
    fragment: 0,
    field: (field, _type, inner) => valuesOf(field, (argument) => counts.get(argument) ?? 0) + inner,
  }).costOfOperations();
  return values > bounds.values ? tooManyValues(values, bounds.values) : undefined;
}

function sizeFault(size: ValueSize, bounds: QueryBounds): string | undefined {
  if (size.depth > bounds.depth) return `An argument of the query is deeper than ${bounds.depth} levels.`;
  if (size.width > bounds.width) {
    return `An argument of the query has more than ${bounds.width} entries in a row.`;
  }
  if (size.count > bounds.values) return tooManyValues(size.count, bounds.values);
  if (size.length > bounds.length) return `A text in the query is longer than ${bounds.length} characters.`;
  if (size.relations > bounds.relations) {
    return `An argument of the query goes through more than ${bounds.relations} relations.`;
  }
  return undefined;
}

/** `topic.parent.name:asc` goes through two. */
function relationsOfOrder(value: unknown): number {
  const texts = [value].flat().filter((text) => typeof text === 'string');
  return texts.reduce((relations, text) => relations + text.split('.').length - 1, 0);
}

/**
 * How many values the database is asked to compare with: the arguments of a field inside a list are used anew for each row. Asked
 * with the schema, once the query is known to be one of it.
 */
export function comparedValues(
  { document, operation, schema }: Query,
  given: QueryVariables,
  { values: most }: QueryBounds = QUERY_BOUNDS,
): number {
  const variables = { ...defaultsOf(document), ...given };
  const countOf = ({ value }: ArgumentNode) => valueSize(valueFromASTUntyped(value, variables), most).count;
  return fieldCounter(
    document,
    {
      fragment: 0,
      field: (field, type, inner) => valuesOf(field, countOf) + rowsOf(field, type) * inner,
    },
    schema,
  ).costOf(operation.selectionSet, schema.getQueryType() ?? undefined);
}

interface Query {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  schema: GraphQLSchema;
}

function valuesOf(
  { arguments: own = [], directives = [] }: FieldNode,
  countOf: (argument: ArgumentNode) => number,
): number {
  // Those of its directives too: they are read like any other.
  const all = [...own, ...directives.flatMap((directive) => directive.arguments ?? [])];
  return all.reduce((count, argument) => count + countOf(argument), 0);
}

/** What variables are without a value in the request. */
function defaultsOf({ definitions }: DocumentNode): QueryVariables {
  const variables = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  return Object.fromEntries(
    variables.flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)]],
    ),
  );
}

export function tooManyValues(values: number, most: number): string {
  return `The arguments of the query hold ${values} values, more than ${most} allowed.`;
}
