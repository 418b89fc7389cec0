import {
  contract,
  type EndpointName,
  type Method,
  type RequestOf,
  type Service,
} from '@vitrina/provider-api/contract';

/** A schema reduced to what the sandbox does with it. */
interface Parser<Value> {
  validate(value: unknown, options: { strict: boolean }): Promise<Value>;
  cast(value: unknown): Value;
}

interface ServedEndpoint<Name extends EndpointName> {
  service: Service;
  method: Method;
  path: string;
  status: 200 | 201 | 204;
  request: Parser<RequestOf<Name>>;
}

/** The contract, typed so that a name picked at run time keeps its request and its handler together. */
export const endpoints: { readonly [Name in EndpointName]: ServedEndpoint<Name> } = contract;

export function isEndpointName(value: unknown): value is EndpointName {
  return typeof value === 'string' && Object.hasOwn(endpoints, value);
}

export const ENDPOINT_NAMES: readonly EndpointName[] = Object.keys(endpoints).filter(isEndpointName);
