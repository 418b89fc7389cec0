import { expect, onTestFinished, test } from 'vitest';
import { sqlite } from './databases';
import { logIn } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms, type Variables } from './running-cms';

test('a CMS that was closed is neither closed nor killed again with the one that has its process now', async () => {
  const first = await opened();
  await first.stop();
  const written = first.output();
  const second = await opened();
  await first.stop();
  await first.kill();
  expect(await first.end()).toBeNull();
  expect(await statusOf(second)).toBe(204);
  expect(first.output()).toBe(written);
});

test('one that is told to end ends with 0, and another takes its place', async () => {
  const first = await opened();
  expect(await first.end()).toBe(0);
  expect(await statusOf(await opened())).toBe(204);
});

test('one is given none of the settings of the one before it', async () => {
  const EDITOR = 'editor@vitrina.example';
  const before = await opened({ VITRINA_DEMO: 'true', DEMO_PASSWORD });
  await expect(logIn(before.url, EDITOR, DEMO_PASSWORD)).resolves.toEqual(expect.any(String));
  await before.stop();
  const { url } = await opened();
  await expect(logIn(url, EDITOR, DEMO_PASSWORD)).rejects.toThrow('cannot log in');
});

test('one that cannot start says why', async () => {
  await expect(opened({ APP_KEYS: '' })).rejects.toThrow('APP_KEYS');
  expect(await statusOf(await opened())).toBe(204);
});

async function opened(variables: Variables = {}): Promise<RunningCms> {
  const database = await sqlite();
  onTestFinished(() => database.remove());
  const cms = await startCms({ ...database.variables, ...variables });
  onTestFinished(() => cms.stop());
  return cms;
}

async function statusOf({ url }: RunningCms): Promise<number> {
  return (await fetch(`${url}/_health`)).status;
}
