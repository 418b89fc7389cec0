'use server';

import { findOrganisation } from '~/provider/find-organisation';
import { clientAddress } from '~/runtime/client-address';
import { mayAskForOrganisation } from '~/security/organisation-limit';

/** Name and address of an organisation for its tax number, while it is being typed; `undefined` when nobody knows. */
export async function suggestOrganisation(
  inn: string,
): Promise<{ name: string; address: string } | undefined> {
  if (typeof inn !== 'string' || !(await mayAskForOrganisation(await clientAddress()))) return undefined;
  const found = await findOrganisation(inn);
  return found && { name: found.name, address: found.address };
}
