interface Cookie {
  name: string;
  value: string;
}

/** What `runtime/visit.ts` knows of one visitor's request: put in its place where a test plays the visitor. */
export function requestScope() {
  const headers = new Headers();
  const kept = new Map<string, string>();
  const jar = {
    get: (name: string): Cookie | undefined => {
      const value = kept.get(name);
      return value === undefined ? undefined : { name, value };
    },
    has: (name: string) => kept.has(name),
    set: (name: string, value: string, { maxAge }: { maxAge?: number } = {}) => {
      if (maxAge === 0) kept.delete(name);
      else kept.set(name, value);
    },
    delete: (name: string) => kept.delete(name),
    clear: () => kept.clear(),
  };
  return {
    cookies: async () => jar,
    headers: async () => headers,
    answerVisit: (_: Request, answer: () => Promise<Response>) => answer(),
  };
}
