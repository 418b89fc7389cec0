import { object, string } from 'yup';
import { findOrganisation } from '~/provider/find-organisation';
import { forwardedAddress } from '~/runtime/forwarded-address';
import { mayAskForOrganisation } from '~/security/organisation-limit';
import { refusalOf } from '~/security/refusal-of';

const MOST_BYTES = 256;
const NO_STORE = { 'cache-control': 'no-store' };

const schema = object({ inn: string().required() }).noUnknown().required();

/** Name and address of an organisation for its tax number, while it is being typed; nothing when nobody knows. */
export async function POST(request: Request): Promise<Response> {
  const refusal = refusalOf(request.headers, MOST_BYTES);
  if (refusal) return new Response(null, { status: refusal });
  const asked: unknown = await request.json().catch(() => undefined);
  if (!schema.isValidSync(asked, { strict: true })) return new Response(null, { status: 400 });
  const mayAsk = await mayAskForOrganisation(forwardedAddress(request.headers.get('x-forwarded-for')));
  const found = mayAsk ? await findOrganisation(asked.inn) : undefined;
  if (!found) return new Response(null, { status: 204, headers: NO_STORE });
  const { name, address } = found;
  return Response.json({ name, address }, { headers: NO_STORE });
}
