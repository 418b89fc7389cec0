import type { NextApiRequest } from 'next';

/** What follows the route in the address of a request, part by part. */
export function requestPath({ query }: NextApiRequest): readonly string[] {
  const { path } = query;
  return Array.isArray(path) ? path : [];
}
