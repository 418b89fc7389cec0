import { READ_TOKEN } from './running-cms';

/** An answer as a test looks at it: the status and the parsed body, empty when there is none. */
export interface Answer {
  status: number;
  body: unknown;
}

/** A request as the site makes it, with its read token, unless told otherwise. */
export function get(url: string, token: string | undefined = READ_TOKEN): Promise<Answer> {
  return request(url, 'GET', token);
}

export function post(url: string, body: unknown, token?: string, headers = {}): Promise<Answer> {
  return request(url, 'POST', token, body, headers);
}

export function put(url: string, body: unknown, token: string, headers = {}): Promise<Answer> {
  return request(url, 'PUT', token, body, headers);
}

export function del(url: string, token: string): Promise<Answer> {
  return request(url, 'DELETE', token);
}

export function query(
  cms: string,
  text: string,
  variables: object = {},
  token = READ_TOKEN,
): Promise<Answer> {
  return post(`${cms}/graphql`, { query: text, variables }, token);
}

/** Logs in to the panel and answers the token its requests carry. */
export async function logIn(cms: string, email: string, password: string): Promise<string> {
  const { status, body } = await post(`${cms}/admin/login`, { email, password });
  const token = at(body, 'data', 'token');
  if (status !== 200 || typeof token !== 'string') throw new Error(`${email} cannot log in: ${status}.`);
  return token;
}

/** Walks into a parsed body; an absent step is undefined. */
export function at(body: unknown, ...steps: (string | number)[]): unknown {
  return steps.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    body,
  );
}

async function request(
  url: string,
  method: string,
  token?: string,
  body?: unknown,
  headers = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}
