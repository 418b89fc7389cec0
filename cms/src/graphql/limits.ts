import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import type { GraphQLError, ValidationContext } from 'graphql';
import { hideDetails } from './hide-details';
import { publishedOnly } from './published-only';
import { QUERY_BOUNDS } from './query-fault';
import { rowBudgetRule } from './row-budget';
import { valueBudget } from './value-budget';

export const GRAPHQL_DEPTH_LIMIT = 5;

// Thrown, as these rules do by themselves, a refusal answers 500; reported, it answers 400 like any other.
const asValidationError = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/**
 * Bounds on one GraphQL request: without them a single query can take the CMS down (docs/decisions/0037). These rules write
 * fragments out, so they are asked only after `src/middlewares/graphql-gate.ts` has let a request in.
 */
export function apolloServer(isProduction: boolean) {
  return {
    introspection: !isProduction,
    includeStacktraceInErrorResponses: !isProduction,
    parseOptions: { maxTokens: QUERY_BOUNDS.tokens },
    // Who may ask from another address is said once, in config/middlewares.ts.
    cors: false,
    // The CMS itself lets nobody in and answers whoever has asked (strapi/end-gracefully.ts): Apollo would refuse who is on the way to it.
    stopOnTerminationSignals: false,
    // Nobody uses them, and each would be a text the gate has not seen.
    persistedQueries: false,
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
    plugins: [publishedOnly, valueBudget, ...(isProduction ? [hideDetails] : [])],
  };
}
