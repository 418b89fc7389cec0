import { contract, type EndpointName, type ResponseOf } from '@vitrina/provider-api/contract';

/** Stored rows of a kind; kinds are named as in the seed. */
export type RowsOf = (kind: string) => unknown[];

type Responses = {
  readonly [Name in EndpointName]: {
    response: { validateSync(value: unknown, options: { strict: boolean }): ResponseOf<Name> };
  };
};

const endpoints: Responses = contract;

/** Checks stored rows against the contract that answers them. Throws at a row the contract would not allow. */
export function parseRows<Name extends EndpointName>(name: Name, rows: object): ResponseOf<Name> {
  return endpoints[name].response.validateSync(
    { response_id: 'stored', meta: { total: 0 }, ...rows },
    { strict: true },
  );
}
