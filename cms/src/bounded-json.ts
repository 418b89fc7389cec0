/** What an answer says, when it is JSON of at most so many bytes; throws otherwise. A body without an end must not take the memory. */
export async function boundedJson(response: Response, mostBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > mostBytes) {
      reader?.cancel().catch(() => undefined);
      throw new Error(`an answer of more than ${mostBytes} bytes`);
    }
    chunks.push(part.value);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
