import { type DocumentNode, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { comparedValues, QUERY_BOUNDS, type QueryVariables, tooManyValues } from './query-fault';

interface ResolvedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  schema: GraphQLSchema;
  request: { variables?: QueryVariables };
}

/** Refuses a filter that is small by itself and stands in a list, where it is compared with anew for every row. */
export const valueBudget = {
  async requestDidStart() {
    return {
      async didResolveOperation({ request, ...query }: ResolvedOperation) {
        const values = comparedValues(query, request.variables ?? {});
        if (values <= QUERY_BOUNDS.values) return;
        throw new GraphQLError(tooManyValues(values, QUERY_BOUNDS.values), {
          extensions: { code: 'QUERY_REFUSED', http: { status: 400 } },
        });
      },
    };
  },
};
