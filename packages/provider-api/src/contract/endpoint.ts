import { type ObjectSchema, object } from 'yup';

export type Service = 'api' | 'landing' | 'forwarded' | 'enrichment';
export type Method = 'GET' | 'POST';

// biome-ignore lint/complexity/noBannedTypes: the shape of a schema is its own business here
type AnyObject = {};

export interface Endpoint<Request extends AnyObject, Response extends AnyObject> {
  service: Service;
  method: Method;
  /** Path below the service's base address; `{name}` stands for a parameter. */
  path: string;
  request: ObjectSchema<Request>;
  /** The only status that means success. */
  status: 200 | 201 | 204;
  response: ObjectSchema<Response>;
}

/** An endpoint that is asked; what it is asked with goes into the query. */
export function read<Response extends AnyObject>(
  service: Service,
  path: string,
  response: ObjectSchema<Response>,
): Endpoint<AnyObject, Response>;
export function read<Request extends AnyObject, Response extends AnyObject>(
  service: Service,
  path: string,
  response: ObjectSchema<Response>,
  request: ObjectSchema<Request>,
): Endpoint<Request, Response>;
export function read(
  service: Service,
  path: string,
  response: ObjectSchema<AnyObject>,
  request: ObjectSchema<AnyObject> = object({}),
): Endpoint<AnyObject, AnyObject> {
  return { service, method: 'GET', path, request, status: 200, response };
}

/** An endpoint that is told something. */
export function write<Request extends AnyObject, Response extends AnyObject>(
  service: Service,
  method: Method,
  path: string,
  request: ObjectSchema<Request>,
  status: 200 | 201 | 204,
  response: ObjectSchema<Response>,
): Endpoint<Request, Response> {
  return { service, method, path, request, status, response };
}
