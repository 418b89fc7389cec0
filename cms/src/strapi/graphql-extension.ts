import { partOfStrapi, serviceOf } from './part-of-strapi';

/** What of a Strapi model the GraphQL plugin offers. */
interface ShadowCrud {
  disable(): ShadowCrud;
  disableQueries(): ShadowCrud;
  disableMutations(): ShadowCrud;
}

/** A resolver of a field: of what it belongs to, with what is asked. */
type Resolver = (parent: never, given: never) => Promise<unknown>;

/** Types and questions that are added to the schema, each with the right that it needs. */
export interface SchemaAddition {
  typeDefs: string;
  resolvers: Readonly<Record<string, Readonly<Record<string, Resolver>>>>;
  resolversConfig: Readonly<Record<string, { auth: { scope: string[] } }>>;
}

interface GraphqlExtension {
  use(addition: SchemaAddition): void;
  shadowCRUD(uid: string): ShadowCrud;
}

/** The GraphQL plugin ships no types; this is what it takes of an extension. */
export const graphqlExtension = partOfStrapi<GraphqlExtension>({
  ...serviceOf('graphql', 'extension'),
  methods: ['use', 'shadowCRUD'],
  otherwise: 'strangers could change content by GraphQL',
});
