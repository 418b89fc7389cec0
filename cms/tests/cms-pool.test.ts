import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { isNight } from './by-night';
import { setup } from './cms-pool';
import { sqlite } from './databases';
import { insideACms } from './inside-a-cms';
import { logIn } from './requests';
import {
  DEMO_PASSWORD,
  prepare,
  REQUIRED,
  type RunningCms,
  startCms,
  temporaryFolder,
  type Variables,
} from './running-cms';

// Without the first two, files of tests would end each other's CMS, which is seen by day; without the last, one would fail and not say why.
if (isNight) {
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

  test('one process serves one database after the other, and hears a signal also then', async () => {
    const ask = await ownPool();
    const first = await ask('/open', { variables: await filled() });
    await ask('/close', first);
    const second = await ask('/open', { variables: await filled() });
    expect(second).toMatchObject({ pid: first.pid, isEnded: false });
    process.kill(first.pid, 'SIGTERM');
    expect(await ask('/ended', first)).toBe(0);
  });

  test('what is done inside one and fails says why, and the next is opened all the same', async () => {
    const database = await sqlite();
    onTestFinished(() => database.remove());
    await expect(insideACms('no-such-file', database.variables)).rejects.toThrow(
      /no-such-file does in a CMS has failed.*Cannot find module/s,
    );
    expect(await statusOf(await opened())).toBe(204);
  });
}

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

/** A pool that nobody else takes from: what is asked of it, it answers. */
async function ownPool() {
  let url = '';
  const end = await setup({
    provide: (_, given) => {
      url = String(given);
    },
  });
  onTestFinished(end);
  return async (question: string, asked: object) =>
    (await fetch(url + question, { method: 'POST', body: JSON.stringify(asked) })).json();
}

async function filled(): Promise<Variables> {
  const database = await sqlite();
  const { folder, remove } = await temporaryFolder();
  onTestFinished(async () => void (await Promise.all([database.remove(), remove()])));
  const variables = {
    ...REQUIRED,
    PUBLIC_FOLDER: folder,
    ...database.variables,
    PORT: String(await freePort()),
  };
  await prepare(variables);
  return variables;
}

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
