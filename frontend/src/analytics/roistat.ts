import { type Adapter, type CountedPage, inRoubles } from './adapter';
import type { CounterSettings } from './counter-settings';

type Settings = NonNullable<CounterSettings['roistat']>;
interface Roistat {
  event?: { send?: (name: string, parameters: object) => void };
}

/** Roistat. Its script counts the visit by itself, and gives it the number that goes along with a registration. */
export function roistat({ id }: Settings, page: CountedPage): Adapter {
  let isStopped = false;
  page.window.roistatProjectId = id;
  page.window.roistatHost = 'cloud.roistat.com';
  page.load(`https://cloud.roistat.com/api/site/1.0/${id}/init`);
  return {
    hear(event) {
      // A visit of several pages is one to it, and a banner that was only seen is nothing.
      if (isStopped || event.name === 'page-view' || event.name === 'banner-view') return;
      const { name, ...parameters } = event;
      const told = event.name === 'order' ? { ...parameters, monthly: inRoubles(event.monthly) } : parameters;
      (page.window.roistat as Roistat | undefined)?.event?.send?.(name, told);
    },
    stop() {
      isStopped = true;
    },
  };
}
