import { expect, test } from 'vitest';
import { startSandbox } from '../src/index';

test('whoever has asked is answered before the sandbox ends, and nobody new is let in', async () => {
  const sandbox = await startSandbox({ port: 0, databaseFile: ':memory:', registrationsPerMinute: 100 });
  await control(sandbox.url, '/faults', { endpoint: 'listServerPresets', kind: 'delay', delayMs: 300 });
  const answer = fetch(`${sandbox.url}/api/v1/presets/servers`);
  await expect.poll(() => asked(sandbox.url)).toBe(1);
  const closed = sandbox.close({ patienceMs: 5_000 });
  expect((await answer).status).toBe(200);
  await closed;
  await expect(fetch(sandbox.url)).rejects.toThrow('fetch failed');
});

test('what hangs is dropped when the time is over', async () => {
  const sandbox = await startSandbox({ port: 0, databaseFile: ':memory:', registrationsPerMinute: 100 });
  await control(sandbox.url, '/faults', { endpoint: 'listServerPresets', kind: 'timeout' });
  const answer = fetch(`${sandbox.url}/api/v1/presets/servers`).then(
    () => 'answered',
    () => 'dropped',
  );
  await expect.poll(() => asked(sandbox.url)).toBe(1);
  await sandbox.close({ patienceMs: 100 });
  expect(await answer).toBe('dropped');
});

async function control(url: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${url}/__sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}

async function asked(url: string): Promise<number> {
  const answer = await fetch(`${url}/__sandbox/requests?endpoint=listServerPresets`);
  return ((await answer.json()) as { requests: unknown[] }).requests.length;
}
