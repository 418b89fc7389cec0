import type { DocumentNode } from 'graphql';
import { GraphQLError, Kind, type OperationDefinitionNode, type ValueNode, visit } from 'graphql';
import { mayReadDrafts } from '../published-only';

/** Arguments by which a GraphQL query asks for something else than the published version. */
const VERSION_ARGUMENTS = new Set(['status', 'publicationFilter', 'hasPublishedVersion']);

interface ResolvedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  request: { variables?: Record<string, unknown> };
  contextValue: unknown;
}

/**
 * Refuses a query that asks for drafts, before anything is read.
 *
 * The document middleware sees only the root of a query; a nested relation inherits the root's `status`
 * inside the GraphQL plugin, so the arguments are judged here, wherever in the query they stand.
 */
export const publishedOnly = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation, request, contextValue }: ResolvedOperation) {
        const mayBeDraft = mayReadDrafts(contextValue);
        visit(document, {
          Argument({ name, value }) {
            // Which types it may read as drafts is judged where they are read (src/published-only.ts).
            if (mayBeDraft && name.value === 'status') return;
            if (VERSION_ARGUMENTS.has(name.value) && !asksForPublished(value, operation, request.variables)) {
              throw new GraphQLError('Drafts are not public.', {
                extensions: { code: 'FORBIDDEN', http: { status: 403 } },
              });
            }
          },
        });
      },
    };
  },
};

function asksForPublished(
  value: ValueNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> = {},
): boolean {
  if (value.kind !== Kind.VARIABLE) return value.kind === Kind.ENUM && value.value === 'PUBLISHED';
  const name = value.name.value;
  if (name in variables) return variables[name] === 'PUBLISHED';
  const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  // Without a value the argument falls back to the schema's default, which is PUBLISHED.
  return definition?.defaultValue === undefined || asksForPublished(definition.defaultValue, operation);
}
