import { sealData, unsealData } from 'iron-session';

/** A note as it may lie where copies are made of it, like a disk or a database: some hold the token of a new account. */
export function sealNote(note: string, secret: string): Promise<string> {
  return sealData(note, { password: secret, ttl: 0 });
}

/** What was sealed with another secret opens as something else than a text, and is `undefined`. */
export async function openNote(sealed: string, secret: string): Promise<string | undefined> {
  const note: unknown = await unsealData(sealed, { password: secret, ttl: 0 });
  return typeof note === 'string' ? note : undefined;
}
