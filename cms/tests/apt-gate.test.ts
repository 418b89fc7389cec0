import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openAptGate } from '../src/runs/apt-gate';
import { temporaryFolder } from './running-cms';

test.each([
  ['GET', 'http://example.com/'],
  ['GET', 'http://deb.debian.org:8080/debian/'],
  ['GET', 'http://deb.debian.org.example.com/debian/'],
  ['GET', 'http://127.0.0.1/'],
  ['GET', '/debian/'],
  ['POST', 'http://deb.debian.org/debian/'],
])('an article that is run cannot reach %s %s', async (method, address) => {
  const { folder, remove } = await temporaryFolder();
  const socketPath = path.join(folder, 'gate.sock');
  const gate = await openAptGate(socketPath);
  onTestFinished(async () => {
    gate.close();
    await remove();
  });
  const asked = request({ socketPath, method, path: address });
  asked.end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(403);
});
