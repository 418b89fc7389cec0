import type { Core } from '@strapi/strapi';
import { addressKey } from '@vitrina/content-contract/addresses';
import { REDIRECT } from './redirect-store';

/** A redirect that leads to one of the addresses asked for. */
export interface InboundRedirect {
  documentId: string;
  from: string;
  to: string;
  made_by: 'automatic' | 'hand';
  enabled: boolean;
}

export async function inboundRedirects(
  strapi: Core.Strapi,
  addresses: readonly string[],
): Promise<InboundRedirect[]> {
  if (addresses.length === 0) return [];
  const rows: InboundRedirect[] = await strapi.db.query(REDIRECT).findMany({
    where: { enabled: true, $or: addresses.map((address) => ({ to: { $startsWith: address } })) },
    orderBy: { createdAt: 'asc' },
  });
  return rows.filter(({ to }) => addresses.includes(addressKey(to) ?? ''));
}
