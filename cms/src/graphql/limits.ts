import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import type { GraphQLError, ValidationContext } from 'graphql';
import { publishedOnly } from './published-only';
import { rowBudgetRule } from './row-budget';

export const GRAPHQL_DEPTH_LIMIT = 5;

// Thrown, as these rules do by themselves, a refusal answers 500; reported, it answers 400 like any other.
const asValidationError = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Bounds on one GraphQL request: without them a single query can take the CMS down (docs: architecture, traps). */
export function apolloServer(isProduction: boolean) {
  return {
    introspection: !isProduction,
    includeStacktraceInErrorResponses: !isProduction,
    parseOptions: { maxTokens: 2000 },
    validationRules: [
      maxAliasesRule({ n: 15, ...asValidationError }),
      costLimitRule({
        maxCost: 5000,
        objectCost: 2,
        scalarCost: 1,
        depthCostFactor: 1.5,
        ...asValidationError,
      }),
      rowBudgetRule(5000),
    ],
    plugins: [publishedOnly],
  };
}
