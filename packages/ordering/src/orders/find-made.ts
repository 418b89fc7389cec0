import type { ResourceOrder } from '../products/products';
import type { Customer, MadeResource } from '../provider';
import type { ProviderFailure } from '../provider-failure';
import { type Result, succeed } from '../result';

/** What the provider says of something that was just made: how it is called, and where it can be reached once it can. */
export type MadeThing = Omit<MadeResource, 'createdAt'>;

/**
 * Looks for a resource of the kind that an order makes among those of a customer. `undefined`: the customer has none of that
 * number. Throws nothing; a provider that does not answer is a failure.
 */
export async function findMade(
  { product }: Pick<ResourceOrder, 'product'>,
  id: string,
  customer: Customer,
): Promise<Result<MadeThing | undefined, ProviderFailure>> {
  const made = (await customer.resources[product]?.list()) ?? succeed([]);
  if (!made.ok) return made;
  const found = made.value.find((resource) => resource.id === id);
  return succeed(found && { id, name: found.name, address: found.address, port: found.port });
}
