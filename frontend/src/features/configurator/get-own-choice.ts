import { AUTH_FLOWS, formatMoney, rangeInGb, russianNumber } from '@vitrina/ordering';
import type { ComponentProps } from 'react';
import { getCommerce } from '~/content/get-commerce';
import { locationName } from '~/copy/taxonomy';
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
    text: `${locationName(location)}, ${formatMoney(diskGbPrice)} за ГБ в месяц. От ${russianNumber(steps.min)} до ${russianNumber(steps.max)}\u00a0ГБ, шаг ${steps.step}\u00a0ГБ.`,
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
    text: `${locationName(configurator.location)}. Систему, сеть и администрирование выберете на следующем шаге.`,
    hidden: { auth: AUTH_FLOWS.dedicated.auth, type: 'config', id: String(configurator.planId) },
    configurator,
    multipliers,
  };
}
