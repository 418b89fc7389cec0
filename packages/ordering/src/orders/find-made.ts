import type { CustomerCalls } from '../account/session';
import type { ResponseOf } from '../provider/contract';
import type { ProviderFailure } from '../provider/failures';
import { type Result, succeed, unreachable } from '../result';
import { databaseAddress } from './database-address';
import { listPages } from './list-pages';
import type { ResourceOrder } from './order';

/** What the provider says of something that was just made: how it is called, and where it can be reached once it can. */
export interface MadeThing {
  id: number;
  name: string;
  /** An IP address, of a bucket its host, of a database its domain if it has one. */
  address: string | undefined;
  port: number | undefined;
}

/**
 * Looks for a resource of the kind that an order makes among those of a customer. `undefined`: the customer has none of that
 * number. Throws nothing; a provider that does not answer is a failure.
 */
export async function findMade(
  { product }: Pick<ResourceOrder, 'product'>,
  id: number,
  customer: CustomerCalls,
): Promise<Result<MadeThing | undefined, ProviderFailure>> {
  const things = await listThings(product, customer);
  return things.ok ? succeed(things.value.find((thing) => thing.id === id)) : things;
}

function listThings(
  product: ResourceOrder['product'],
  customer: CustomerCalls,
): Promise<Result<MadeThing[], ProviderFailure>> {
  switch (product) {
    case 'vds':
      return listPages(async (page) => {
        const answer = await customer.call('listServers', page);
        if (!answer.ok) return answer;
        const { servers, meta } = answer.value.body;
        return succeed({ rows: servers.map(toServer), total: meta.total });
      });
    case 'dbaas':
      return listPages(async (page) => {
        const answer = await customer.call('listDatabases', page);
        if (!answer.ok) return answer;
        const { dbs, meta } = answer.value.body;
        return succeed({ rows: dbs.map(toDatabase), total: meta.total });
      });
    case 's3':
      return customer.call('listBuckets', {}).then((answer) => {
        if (!answer.ok) return answer;
        const { buckets } = answer.value.body;
        return succeed(
          buckets.map(({ id, name, hostname }) => ({ id, name, address: hostname, port: undefined })),
        );
      });
    case 'balancer':
      return listPages(async (page) => {
        const answer = await customer.call('listBalancers', page);
        if (!answer.ok) return answer;
        const { balancers, meta } = answer.value.body;
        return succeed({
          rows: balancers.map(({ id, name, ip, port }) => ({ id, name, address: ip ?? undefined, port })),
          total: meta.total,
        });
      });
    case 'k8s':
      return listPages(async (page) => {
        const answer = await customer.call('listClusters', page);
        if (!answer.ok) return answer;
        const { clusters, meta } = answer.value.body;
        return succeed({ rows: clusters.map(toNamed), total: meta.total });
      });
    case 'dedicated':
      return customer.call('listDedicatedServers', {}).then((answer) => {
        if (!answer.ok) return answer;
        return succeed(answer.value.body.dedicated_servers.map(toNamed));
      });
    default:
      return unreachable(product);
  }
}

function toNamed({ id, name }: { id: number; name: string }): MadeThing {
  return { id, name, address: undefined, port: undefined };
}

function toDatabase(database: ResponseOf<'getDatabase'>['db']): MadeThing {
  const { id, name, port } = database;
  return { id, name, address: databaseAddress(database), port: port ?? undefined };
}

function toServer(server: {
  id: number;
  name: string;
  networks: readonly { type: string; ips: readonly { ip: string; is_main: boolean }[] }[];
}): MadeThing {
  const ips = server.networks.flatMap(({ type, ips: all }) => (type === 'public' ? all : []));
  const main = ips.find(({ is_main }) => is_main) ?? ips[0];
  return { id: server.id, name: server.name, address: main?.ip, port: undefined };
}
