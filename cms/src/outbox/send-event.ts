/** What the site is told: which kind of content changed, how, and where it is shown. */
export interface ChangeEvent {
  type: string;
  event: 'publish' | 'unpublish' | 'update' | 'delete';
  /** The entry itself, under all its addresses. */
  id?: string;
  url?: string;
  topic?: string;
  category?: string;
  /** Of an article: the series it is a part of. */
  series?: string;
  path?: string;
  /** Of a service: whether it stands among the services or the solutions. */
  kind?: string;
  /** Of a service: its line in the menu, which every page has, is as it was. */
  menu?: 'same';
  /** Of a banner: where it stands. */
  place?: string;
  /** Of a banner: its type. */
  banner?: string;
  /** Of a static preset. */
  group?: string;
}

/** Longer than the site takes to make a wave of pages on a slow machine. */
const PATIENCE_MS = 20_000;

/** Tells one instance of the site of a change; answers why it has not taken it, or nothing. */
export async function sendEvent(
  instance: string,
  secret: string,
  change: ChangeEvent,
): Promise<string | undefined> {
  try {
    const response = await fetch(`${instance}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `it answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
