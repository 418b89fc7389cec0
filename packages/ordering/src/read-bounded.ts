/** A body that goes on beyond what anybody would send on purpose. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';

  constructor(mostBytes: number) {
    super(`an answer of more than ${mostBytes} bytes`);
  }
}

/**
 * The text of an answer of at most so many bytes, counted after decompression: a few kilobytes of gzip may hold gigabytes.
 * Beyond them the rest is not taken and the connection is closed. Throws `TooLarge`, and what `fetch` throws.
 */
export async function readBounded(response: Response, mostBytes: number): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      // Nobody waits for it: a sender that does not let go must not hold up the answer.
      reader.cancel().catch(() => undefined);
      throw new TooLarge(mostBytes);
    }
    text += decoder.decode(value, { stream: true });
  }
}
