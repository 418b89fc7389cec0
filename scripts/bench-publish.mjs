import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './median.mjs';
import { buildProduct } from './own-product.mjs';
import { printRow } from './print-row.mjs';
import { openPublishShop } from './publish-shop.mjs';
import { changes, timeUntilSeen } from './publishing.mjs';
import { checkNode, main } from './toolchain.mjs';

/** Ports and data of its own: a product that is open on this machine is left alone. */
const PORTS = { sites: [3340, 3341], cms: 1540, sandbox: 4340 };
const DATA = join(tmpdir(), 'vitrina-bench-publish');
const TRIES = 20;
const LIMIT_MS = 2_000;

/** Publishes everything an editor or marketer changes, and measures until visitors see it on both instances of the site. */
await main(async () => {
  checkNode();
  await buildProduct();
  console.log('• start the CMS and two instances of the site');
  const shop = await openPublishShop({ data: DATA, ports: PORTS });
  try {
    const origins = shop.sites.map(({ origin }) => origin);
    const rows = [];
    for (const [name, change] of Object.entries(await changes(shop.cms.origin))) {
      const times = [];
      for (let turn = 1; turn <= TRIES; turn += 1) {
        times.push(await timeUntilSeen(change, `${name} ${turn} ${Date.now()}`, origins));
        // Pages that are not looked at are still being made.
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      rows.push({ name, times });
      console.log(`• ${name}: ${times.map((time) => Math.round(time)).join(' ')} ms`);
    }
    report(rows);
  } finally {
    await shop.close();
  }
});

/** @param {readonly { name: string, times: number[] }[]} rows */
function report(rows) {
  console.log(`\nFrom the publish call to both instances, ${TRIES} tries each\n`);
  const widths = { name: 16, value: 12 };
  printRow('', ['median', 'worst', 'in time'], widths);
  for (const { name, times } of rows) {
    const inTime = times.filter((time) => time <= LIMIT_MS).length;
    const figures = [milliseconds(median(times)), milliseconds(Math.max(...times))];
    printRow(name, [...figures, `${inTime}/${TRIES}`], widths);
  }
  const areAllInTime = rows.every(({ times }) => times.every((time) => time <= LIMIT_MS));
  console.log(`\n${areAllInTime ? 'holds ' : 'BROKEN'}  everything is seen within ${LIMIT_MS} ms`);
  if (!areAllInTime) process.exitCode = 1;
}

/** @param {number} value */
function milliseconds(value) {
  return `${Math.round(value)} ms`;
}
