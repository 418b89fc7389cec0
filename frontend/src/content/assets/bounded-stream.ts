interface Bounds {
  /** A source that is silent for longer is given up; a reader may be as slow as they like. */
  silenceMs: number;
  mostBytes: number;
}

/** The same bytes as they come, but neither for ever nor without an end: beyond its bounds the stream fails and its source is left. */
export function boundedStream(
  source: ReadableStream<Uint8Array>,
  { silenceMs, mostBytes }: Bounds,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const late = setTimeout(() => fail(controller, 'the source of a file has fallen silent'), silenceMs);
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        bytes += value.byteLength;
        if (bytes > mostBytes) return fail(controller, 'a file goes on for too long');
        controller.enqueue(value);
      } finally {
        clearTimeout(late);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });

  function fail(controller: ReadableStreamDefaultController<Uint8Array>, sentence: string): void {
    controller.error(new Error(sentence));
    reader.cancel().catch(() => undefined);
  }
}
