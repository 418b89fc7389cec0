import type { RequestOf } from '../provider/contract';
import type { ProviderFailure } from '../provider/failures';
import type { ProviderHttp } from '../provider/http';
import { type Result, succeed } from '../result';

/** A wish for a server of more cores than are sold without talking. */
export interface LargeServerWish {
  phone: string;
  cores: number;
  /** What the visitor wrote. */
  message: string;
  /** Of a logged-in customer. */
  username: string | undefined;
}

/** Sends the form 'Заявка на создание VDS' (specification 001, sections 5 and 7). A failure is logged by the caller. */
export async function requestLargeServer(
  http: ProviderHttp,
  wish: LargeServerWish,
): Promise<Result<undefined, ProviderFailure>> {
  const answer = await http('submitForm', toLargeServerForm(wish));
  return answer.ok ? succeed(undefined) : answer;
}

/** The body of that form: of the phone only digits go out. */
export function toLargeServerForm({
  phone,
  cores,
  message,
  username,
}: LargeServerWish): RequestOf<'submitForm'> {
  return {
    type: 'CREATE_VDS_VPS',
    data: { phone: phone.replace(/\D/g, ''), feature: cores, username: username ?? '', msg: message },
  };
}
