import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DEMO_PASSWORD } from '../settings.mjs';
import { Stop } from '../toolchain.mjs';

const WITHIN_MS = 180_000;

/**
 * The settings of the guide, for a shop that is asked without TLS, is filled with the content of the demonstration, and whose administrator logs in without
 * a second factor. Answers that administrator.
 * @param {import('../production/places.mjs').Places} places
 * @param {'sqlite' | 'postgres'} kind
 */
export function writeSettings({ root, ports }, kind) {
  const change = (/** @type {string} */ name, /** @type {(text: string) => string} */ by) => {
    const file = join(root, 'etc', 'vitrina', name);
    const text = by(readFileSync(file, 'utf8'))
      .replaceAll('https://shop.example.com', `http://127.0.0.1:${ports.site}`)
      .replaceAll('https://cms.example.com', `http://127.0.0.1:${ports.cms}`);
    writeFileSync(file, text, { mode: 0o640 });
  };
  const onDisk = kind === 'sqlite';
  change('site.env', (text) => {
    // The page that confirms an order is told in its address when; a step into the panel is the same however often a form is sent.
    const own = set(text.replace(/^TRUSTED_PROXIES=.*$/m, 'TRUSTED_PROXIES=0'), 'CONFIRMATION_SECONDS', '0');
    return onDisk ? own.replace(/^ORDERS_DATABASE_URL=.*$/m, '') : own;
  });
  change('cms.env', (text) => {
    const own = set(set(text, 'STAFF_SECOND_FACTOR', 'optional'), 'SEED', 'true').replace(
      /^TRUSTED_PROXIES=.*$/m,
      'TRUSTED_PROXIES=0',
    );
    if (!onDisk) return own;
    const file = join(root, 'var', 'lib', 'vitrina', 'cms.db');
    return set(
      set(own.replace(/^DATABASE_URL=.*$/m, ''), 'DATABASE_CLIENT', 'sqlite'),
      'DATABASE_FILENAME',
      file,
    );
  });
  const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = parseEnv(
    readFileSync(join(root, 'etc', 'vitrina', 'cms.env'), 'utf8'),
  );
  return { email, password };
}

/** Whoever registers with the sandbox gets it. */
export const CUSTOMER_PASSWORD = DEMO_PASSWORD;

/**
 * @param {string} what
 * @param {() => Promise<boolean>} ask
 */
export async function inTurn(what, ask) {
  const deadline = Date.now() + WITHIN_MS;
  while (Date.now() < deadline) {
    if (await ask()) {
      console.log(`  ${what}`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Stop(`Within ${WITHIN_MS / 1000} s it did not come true that ${what}.`);
}

/**
 * @param {string} text
 * @param {string} name
 * @param {string} value
 */
function set(text, name, value) {
  const line = new RegExp(`^#?${name}=.*$`, 'm');
  if (!line.test(text)) throw new Stop(`The settings have no ${name}.`);
  return text.replace(line, `${name}=${value}`);
}
