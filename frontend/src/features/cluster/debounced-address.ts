export interface DebouncedAddress {
  /** Writes an address when no other has come for a while. */
  follow: (address: string) => void;
  /** Writes the last one at once, before it is needed. */
  keep: () => void;
}

/**
 * An address that follows what is typed, but not at every key. Safari refuses more than a hundred in half a minute by an
 * error, which must not stop a form: the address is then written at the next occasion.
 */
export function debouncedAddress(write: (address: string) => void, debounceMs: number): DebouncedAddress {
  let unkept: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep() {
    clearTimeout(timer);
    if (unkept === undefined) return;
    try {
      write(unkept);
      unkept = undefined;
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
    }
  }

  return {
    follow: (address) => {
      unkept = address;
      clearTimeout(timer);
      timer = setTimeout(keep, debounceMs);
    },
    keep,
  };
}
