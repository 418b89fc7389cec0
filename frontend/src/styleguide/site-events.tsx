'use client';

import { Button } from '@vitrina/ui';
import { useEffect, useState } from 'react';
import { EVENT_CHANNEL } from '~/analytics/event-channel';
import { whatCountersHear } from '~/analytics/what-counters-hear';
import { type SiteEvent, tell } from '~/elements/site-events';

interface Told {
  id: string;
  at: string;
  from: string;
  event: SiteEvent;
}

const MOST = 100;

/** One of each, with figures of nobody. */
const SAMPLES: readonly SiteEvent[] = [
  { name: 'page-view', path: '/services/cloud-servers' },
  { name: 'banner-view', banner: 'sample', variant: 'a', place: 'blog' },
  { name: 'banner-click', banner: 'sample', variant: 'a', place: 'blog', leadsTo: 'registration' },
  { name: 'period-choice', period: 'P1Y' },
  { name: 'request', kind: 'product' },
  { name: 'registration', product: 'vds' },
  { name: 'order', product: 'vds', monthly: 66_150, period: 'P1Y', id: 'sample' },
];

/** What is told in this browser, on this page and in other windows of the site, the newest first. */
export function SiteEvents() {
  const [told, setTold] = useState<readonly Told[]>([]);
  useEffect(() => {
    const here = new BroadcastChannel(EVENT_CHANNEL);
    here.onmessage = ({ data }: MessageEvent<Omit<Told, 'id' | 'at'>>) =>
      setTold((before) =>
        [{ ...data, id: crypto.randomUUID(), at: new Date().toLocaleTimeString('ru-RU') }, ...before].slice(
          0,
          MOST,
        ),
      );
    return () => here.close();
  }, []);
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap gap-3">
        {SAMPLES.map((event) => (
          <Button key={event.name} kind="quiet" onClick={() => tell(event)}>
            {event.name}
          </Button>
        ))}
        <Button kind="quiet" onClick={() => setTold([])}>
          Очистить
        </Button>
      </div>
      {told.length === 0 && (
        <p className="text-ink-soft">
          Пока ничего не сказано. Откройте сайт в соседней вкладке: всё, что там случится, появится здесь.
        </p>
      )}
      <ol aria-label="События" aria-live="polite" className="grid gap-4">
        {told.map(({ id, at, from, event }) => (
          <li key={id} className="grid gap-2 border-t border-rule pt-4">
            <p>
              <span className="font-medium">{event.name}</span>{' '}
              <span className="text-ink-soft">
                {at} · {from}
              </span>
            </p>
            <code className="font-mono text-13 break-all">{JSON.stringify(event)}</code>
            <ul aria-label="Что услышат счётчики" className="grid gap-1 text-13 text-ink-soft">
              {whatCountersHear(event).map((call) => (
                <li key={call} className="font-mono break-all">
                  {call}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
