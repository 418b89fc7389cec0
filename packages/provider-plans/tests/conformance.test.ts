import { CONFORMANCE, orderStorm } from '@vitrina/ordering/conformance';
import { expect, test } from 'vitest';
import { openPlans } from './plans-bench';

test.each(CONFORMANCE)('$name', async ({ run }) => run((await openPlans()).bench));

const STORM = Number(process.env.STORM_ORDERS ?? 60);

test(`of ${STORM} orders under faults none is lost and none is doubled`, async () => {
  const { bench } = await openPlans();
  expect(await orderStorm(bench, STORM, 20261126)).toEqual({ orders: STORM, lost: 0, doubled: 0 });
}, 120_000);
