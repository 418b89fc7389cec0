import { type InferType, object, string } from 'yup';
import { paths } from '~/urls/paths';

const schema = object({ name: string().defined(), address: string().defined() }).required();

/** Name and address of an organisation for its tax number; `undefined` when nobody knows. Throws without a network. */
export async function suggestOrganisation(inn: string): Promise<InferType<typeof schema> | undefined> {
  const answer = await fetch(paths.organisation, {
    ...{ method: 'POST', body: JSON.stringify({ inn }), cache: 'no-store' },
    headers: { 'content-type': 'application/json' },
  });
  return answer.status === 200 ? schema.validate(await answer.json()) : undefined;
}
