import type { Answer } from './requests';

export interface SentFile {
  name: string;
  type: string;
  bytes: Buffer | string;
  info?: object;
}

/** Sends a file to the library as the panel does; with `id` in the place of the one of that number. */
export async function sendFile(cms: string, token: string, file: SentFile, id?: number): Promise<Answer> {
  const form = new FormData();
  const bytes = typeof file.bytes === 'string' ? file.bytes : new Uint8Array(file.bytes);
  form.append('files', new Blob([bytes], { type: file.type }), file.name);
  form.append('fileInfo', JSON.stringify({ name: file.name, ...file.info }));
  const response = await fetch(`${cms}/upload${id === undefined ? '' : `?id=${id}`}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

/** Changes what is known of a file: its words and its focal point. */
export async function describeFile(cms: string, token: string, id: number, info: object): Promise<Answer> {
  const form = new FormData();
  form.append('fileInfo', JSON.stringify(info));
  const response = await fetch(`${cms}/upload?id=${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}
