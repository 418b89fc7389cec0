import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { copyTime, gaugeCopy, gaugeKeeper, gaugePagesWaiting, gaugeWaiting, renderMetrics } from './gauges';
import { noteHealth } from './health';

const NOON = Date.parse('2026-11-25T12:00:00Z');

test('what is asked for is told as it is now', async () => {
  gaugeCopy('provider', 'server-tariffs', () => '2026-11-25T11:59:00.000Z');
  gaugeCopy('cms', 'site', () => undefined);
  gaugeWaiting('requests', async () => 3);
  gaugeKeeper('Redis', async () => true);
  gaugePagesWaiting(() => 7);
  noteHealth('provider', true, NOON - 5_000);
  const { text } = await renderMetrics(NOON);
  for (const line of [
    'vitrina_site_copy_age_seconds{source="provider",part="server-tariffs"} 60',
    'vitrina_site_waiting{what="requests"} 3',
    'vitrina_site_keeper_up{keeper="Redis"} 1',
    'vitrina_site_revalidation_waiting 7',
    `vitrina_site_build_info{version="${version}"} 1`,
    `vitrina_site_provider_answered_timestamp_seconds ${NOON / 1_000 - 5}`,
  ])
    expect(text).toContain(`${line}\n`);
  // There is none yet.
  expect(text).not.toContain('part="site"');
  expect(copyTime('provider', 'server-tariffs')).toEqual(new Date('2026-11-25T11:59:00Z'));
});

test('what cannot be told is left out, and a store that hangs is away and holds nobody up', async () => {
  gaugeWaiting('requests', () => Promise.reject(new Error('Redis is away')));
  gaugeWaiting('facts', () => new Promise(() => {}));
  gaugeKeeper('Redis', () => new Promise(() => {}));
  gaugeKeeper('PostgreSQL', async () => false);
  const { text } = await renderMetrics(NOON);
  expect(text).not.toMatch(/vitrina_site_waiting\{/);
  expect(text).toContain('vitrina_site_keeper_up{keeper="Redis"} 0\n');
  expect(text).toContain('vitrina_site_keeper_up{keeper="PostgreSQL"} 0\n');
});
