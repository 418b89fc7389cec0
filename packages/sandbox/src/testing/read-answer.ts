import { contract, type EndpointName, type ResponseOf } from '@vitrina/provider-api/contract';
import { array, type InferType, mixed, number, object, string } from 'yup';

type Responses = {
  readonly [Name in EndpointName]: {
    response: { validate(value: unknown, options: { strict: boolean }): Promise<ResponseOf<Name>> };
  };
};

const endpoints: Responses = contract;

/** The body of a success, which must be exactly what the contract says. */
export async function readAnswer<Name extends EndpointName>(
  name: Name,
  answer: Response,
): Promise<ResponseOf<Name>> {
  return endpoints[name].response.validate(await answer.json(), { strict: true });
}

const failure = object({
  status_code: number().required(),
  error_code: string().required(),
  message: string().required(),
  response_id: string().required(),
});

/** The body of an answer that is not a success. */
export async function readFailure(answer: Response): Promise<InferType<typeof failure>> {
  return failure.validate(await answer.json(), { strict: true });
}

/** Status and error code of a refusal, for one comparison. */
export async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, (await readFailure(answer)).error_code];
}

const journal = object({
  requests: array(object({ id: number().required(), forward: mixed().nullable() }).required()).required(),
});

/** The rows of `/__sandbox/requests`. */
export async function readJournal(answer: Response) {
  return (await journal.validate(await answer.json(), { strict: true })).requests;
}

const outbox = object({
  messages: array(
    object({
      channel: string().required(),
      recipient: string().required(),
      subject: string().defined(),
      text: string().required(),
      link: string().defined(),
    }).required(),
  ).required(),
});

/** The messages of `/__sandbox/outbox`, newest first. */
export async function readMessages(answer: Response) {
  return (await outbox.validate(await answer.json(), { strict: true })).messages;
}
