import { AUTH_FLOWS, rangeInGb } from '@vitrina/ordering';
import type { ComponentProps } from 'react';
import { getCommerce } from '~/content/get-commerce';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { catalogue } from '~/provider/catalogue';
import type { OwnBucketForm } from './own-bucket-form';
import type { OwnMachineForm } from './own-machine-form';

export type BucketForm = ComponentProps<typeof OwnBucketForm>;
export type MachineForm = ComponentProps<typeof OwnMachineForm>;

/** A bucket of any size, with its price; `undefined` when none is sold. Throws `ProviderOutage` or `ContentOutage`. */
export async function getBucketForm(): Promise<BucketForm | undefined> {
  const [[configurator], { multipliers }] = await Promise.all([
    catalogue.storageConfigurators(),
    getCommerce(),
  ]);
  if (!configurator) return undefined;
  const { configuratorId, location, diskMb, diskGbPrice } = configurator;
  const steps = rangeInGb(diskMb);
  return {
    text: t.configurator.bucketText(
      locationName(location),
      t.format.money(diskGbPrice),
      t.format.number(steps.min),
      t.format.number(steps.max),
      steps.step,
    ),
    hidden: { auth: AUTH_FLOWS.s3.auth, id: String(configuratorId) },
    steps,
    gbPrice: diskGbPrice,
    multipliers,
  };
}

/** A machine of parts, built to order, with its price; `undefined` when none is. Throws `ProviderOutage` or `ContentOutage`. */
export async function getMachineForm(): Promise<MachineForm | undefined> {
  const [configurator, { multipliers }] = await Promise.all([
    catalogue.dedicatedConfigurator(),
    getCommerce(),
  ]);
  if (!configurator) return undefined;
  return {
    text: t.configurator.machineText(locationName(configurator.location)),
    hidden: { auth: AUTH_FLOWS.dedicated.auth, type: 'config', id: String(configurator.planId) },
    configurator,
    multipliers,
  };
}
