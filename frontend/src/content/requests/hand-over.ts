import { sealData, unsealData } from 'iron-session';
import { object, string } from 'yup';
import type { Outbox } from './outbox';
import type { Handed } from './send-request';
import { REQUEST_KINDS, type VisitorRequest } from './visitor-request';

interface HandOverSettings {
  outbox: Outbox;
  /** Requests hold names and telephone numbers: what waits is sealed with it. */
  secret: string;
  send: (request: VisitorRequest) => Promise<Handed>;
  /** An id and a sentence: never what a visitor wrote. */
  onTrouble: (id: string, sentence: string) => void;
}

const schema = object({
  id: string().required(),
  kind: string().oneOf(REQUEST_KINDS).required(),
  ...{ name: string().defined(), phone: string().defined(), email: string().defined() },
  ...{ message: string().defined(), details: string().defined() },
});

/**
 * Requests on their way to the CMS. What was kept is handed over at least once, in any order; since the CMS knows a request
 * by its id, that makes it exactly one there. What this process cannot hand over stays kept, for one that has the right
 * secret or a CMS that understands it.
 */
export function createHandOver({ outbox, secret, send, onTrouble }: HandOverSettings) {
  let running: Promise<void> | undefined;
  const setAside = new Set<string>();

  async function sendAll(): Promise<void> {
    for (const { id, sealed } of await outbox.list()) {
      if (setAside.has(id)) continue;
      const request = await opened(sealed);
      if (!request) {
        leave(id, 'a kept request cannot be opened, it stays: was the session secret changed?');
        continue;
      }
      const handed = await send(request);
      // Whatever is wrong now is wrong for the next one, too.
      if (handed.kind === 'away') return onTrouble(id, `a request waits, it is sent again: ${handed.why}`);
      if (handed.kind === 'refused')
        leave(id, `the CMS refused a request (${handed.status}), it stays until the site starts anew`);
      else await outbox.drop(id);
    }
  }

  function leave(id: string, sentence: string): void {
    setAside.add(id);
    onTrouble(id, sentence);
  }

  async function opened(sealed: string): Promise<VisitorRequest | undefined> {
    const words: unknown = await unsealData(sealed, { password: secret, ttl: 0 }).catch(() => undefined);
    return schema.isValidSync(words, { strict: true }) ? words : undefined;
  }

  return {
    /** When it ends the request is kept; throws when nothing could keep it. */
    async keep(request: VisitorRequest): Promise<void> {
      await outbox.keep(request.id, await sealData(request, { password: secret, ttl: 0 }));
    },
    /** Hands over what waits. One round at a time; what comes in the meantime is in the next. */
    async flush(): Promise<void> {
      await running;
      running ??= sendAll().finally(() => {
        running = undefined;
      });
      await running;
    },
  };
}
