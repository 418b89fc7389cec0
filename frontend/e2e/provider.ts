import { addresses } from './stand';

/** A request as the sandbox has recorded it. */
export interface RecordedRequest {
  endpoint: string;
  status: number | null;
  requestId: string;
  body: unknown;
  forward: { method: string; path: string; data: Record<string, unknown> } | null;
}

/** What the provider was asked by this site, for one endpoint. */
export async function recorded(endpoint: string): Promise<RecordedRequest[]> {
  const response = await fetch(`${addresses.provider}/__sandbox/requests?endpoint=${endpoint}`);
  const { requests }: { requests: RecordedRequest[] } = await response.json();
  return requests;
}

/** Letters and SMS to one address or phone, newest first. */
export async function outbox(recipient: string): Promise<{ text: string; link: string }[]> {
  const query = new URLSearchParams({ recipient });
  const response = await fetch(`${addresses.provider}/__sandbox/outbox?${query}`);
  const { messages }: { messages: { text: string; link: string }[] } = await response.json();
  return messages;
}

export async function resetProvider(): Promise<void> {
  await fetch(`${addresses.provider}/__sandbox/reset`, { method: 'POST' });
}

export async function injectFault(fault: {
  endpoint: string;
  kind: string;
  status?: number;
  times?: number;
  delayMs?: number;
}): Promise<void> {
  const response = await fetch(`${addresses.provider}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(await response.text());
}

export async function clearFaults(): Promise<void> {
  await fetch(`${addresses.provider}/__sandbox/faults`, { method: 'DELETE' });
}

/** Another price, nothing left of it, or not sold any more; a reset takes it back. */
export async function changeCatalogue(change: {
  product: 'servers' | 'databases';
  id: number;
  available?: boolean;
  retired?: boolean;
  price?: number;
}): Promise<void> {
  const response = await fetch(`${addresses.provider}/__sandbox/catalogue`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (!response.ok) throw new Error(await response.text());
}
