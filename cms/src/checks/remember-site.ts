import { AsyncLocalStorage } from 'node:async_hooks';
import type { AskedSite } from './ask-site';
import type { Presence } from './known';

/** Answers for as long as they are remembered; an address nobody could say anything of is held as `undefined`. */
interface Answers {
  presences: Map<string, Presence | undefined>;
  servers?: ReturnType<AskedSite['servers']>;
}

/** The panel checks again with every pause in typing: for some seconds the site is not asked the same again. */
export function rememberBriefly(site: AskedSite, forMs = 5000): AskedSite {
  let answers: Answers = { presences: new Map() };
  let until = 0;
  return remembering(site, () => {
    if (Date.now() >= until) {
      answers = { presences: new Map() };
      until = Date.now() + forMs;
    }
    return answers;
  });
}

const ofThisWork = new AsyncLocalStorage<Answers>();

/** Within `work` the site is asked each question once. */
export function duringPreflight<Result>(work: () => Promise<Result>): Promise<Result> {
  return ofThisWork.run({ presences: new Map() }, work);
}

/** The site as work within `duringPreflight` asks it; other work is answered afresh. */
export function rememberInWork(site: AskedSite): AskedSite {
  return remembering(site, () => ofThisWork.getStore() ?? { presences: new Map() });
}

function remembering(site: AskedSite, answersNow: () => Answers): AskedSite {
  return {
    async presences(addresses) {
      const { presences } = answersNow();
      const unasked = addresses.filter((address) => !presences.has(address));
      if (unasked.length > 0) {
        const answers = await site.presences(unasked);
        for (const address of unasked) presences.set(address, answers.get(address));
      }
      return new Map(
        addresses.flatMap((address): [string, Presence][] => {
          const presence = presences.get(address);
          return presence === undefined ? [] : [[address, presence]];
        }),
      );
    },
    servers() {
      const answers = answersNow();
      answers.servers ??= site.servers();
      return answers.servers;
    },
  };
}
