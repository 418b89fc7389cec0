import type { Core } from '@strapi/strapi';
import { isPostgres } from '../strapi/database-kind';
import { graphqlExtension } from '../strapi/graphql-extension';
import { REDIRECT } from './redirect-store';
import { WITHDRAWN } from './withdrawn-address';

const TYPE_DEFINITIONS = `
  type RedirectTable {
    """Changes whenever a redirect does, or an entry is withdrawn."""
    version: String!
    """
    A list of [from, to, is temporary], or null when the asker has this version already. JSON, because GraphQL would look at
    each part of each of many thousand rows.
    """
    rows: JSON
    """Addresses at which an entry stood until it was withdrawn or deleted, or null as the rows. Another may stand there now."""
    gone: JSON
  }
  extend type Query {
    """All redirects that are switched on, whole: a list is read a hundred rows at a time, and a site needs every one."""
    redirectTable(known: String): RedirectTable!
  }
`;

type Row = [from: string, to: string, isTemporary: boolean];

interface Answer {
  version: string;
  rows: Row[] | null;
  gone: string[] | null;
}

/** Lets the site have all redirects and all that is gone in one question, and learn with next to no work that nothing has changed. */
export function offerRedirectTable(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
    typeDefs: TYPE_DEFINITIONS,
    resolvers: {
      Query: {
        async redirectTable(_: unknown, { known }: { known?: string | null }): Promise<Answer> {
          // Before the rows: what changes in between is then read again next time.
          const version = await versionOf(strapi);
          if (known === version) return { version, rows: null, gone: null };
          return { version, rows: await readRows(strapi), gone: await readGone(strapi) };
        },
      },
    },
    resolversConfig: { 'Query.redirectTable': { auth: { scope: [`${REDIRECT}.find`] } } },
  });
}

async function readRows(strapi: Core.Strapi): Promise<Row[]> {
  const rows: { from: string; to: string; redirect_kind: string }[] = await strapi.db
    .query(REDIRECT)
    .findMany({ where: { enabled: true }, select: ['from', 'to', 'redirect_kind'] });
  return rows.map(({ from, to, redirect_kind: kind }) => [from, to, kind === 'temporary']);
}

async function readGone(strapi: Core.Strapi): Promise<string[]> {
  const rows: { address: string }[] = await strapi.db.query(WITHDRAWN).findMany({ select: ['address'] });
  return [...new Set(rows.map(({ address }) => address))];
}

async function versionOf(strapi: Core.Strapi): Promise<string> {
  const [redirects, withdrawn] = [
    await stateOf(strapi, 'redirects'),
    await stateOf(strapi, 'withdrawn_addresses'),
  ];
  return `${redirects}/${withdrawn}`;
}

/** The sum of the times, not the newest of them: the clocks of two instances need not agree. */
async function stateOf(strapi: Core.Strapi, table: 'redirects' | 'withdrawn_addresses'): Promise<string> {
  const touched = isPostgres(strapi) ? 'sum(extract(epoch from updated_at))' : 'sum(updated_at)';
  const [row] = await strapi.db
    .connection(table)
    .select(strapi.db.connection.raw(`count(*) as amount, max(id) as newest, ${touched} as touched`));
  return [row.amount, row.newest, row.touched].join('-');
}
