import type { EndpointName, RequestOf, ResponseOf } from '@vitrina/provider-api/contract';
import type { Customer } from '../account/customer-table';
import type { Caller } from './caller';
import type { Provider } from './provider';
import { type Reply, unauthorized } from './reply';

/** One call of an endpoint, its request already checked against the contract. */
export interface Call<Request> {
  request: Request;
  /** Values of the `{name}` parts of the path. */
  params: Readonly<Record<string, string>>;
  caller: Caller;
  responseId: string;
}

type MaybePromise<Value> = Value | Promise<Value>;

/** Answers one endpoint of the contract: takes its request, can only give its response or a refusal. */
export type Handler<Name extends EndpointName> = (
  call: Call<RequestOf<Name>>,
  provider: Provider,
) => MaybePromise<Reply<ResponseOf<Name>>>;

/** All of the contract: a missing endpoint does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };

/** A handler that needs to know the customer; 401 for anybody else. */
export function forCustomer<Name extends EndpointName>(
  handle: (
    call: Call<RequestOf<Name>>,
    customer: Customer,
    provider: Provider,
  ) => MaybePromise<Reply<ResponseOf<Name>>>,
): Handler<Name> {
  return (call, provider) =>
    call.caller.customer
      ? handle(call, call.caller.customer, provider)
      : unauthorized('An access token is required');
}
