import {
  AUTH_FLOWS,
  type DedicatedConfigurator,
  formatMoney,
  LOCATIONS,
  rangeInGb,
  type StorageConfigurator,
} from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { OwnBucketForm } from './own-bucket-form';
import { OwnMachineForm } from './own-machine-form';

const whole = new Intl.NumberFormat('ru-RU');

/** A bucket of any size, with its price. Throws `ContentOutage`. */
export async function OwnBucket({ configurator }: { configurator: StorageConfigurator }) {
  const { configuratorId, location, diskMb, diskGbPrice } = configurator;
  const steps = rangeInGb(diskMb);
  return (
    <OwnBucketForm
      text={`${LOCATIONS[location]}, ${formatMoney(diskGbPrice)} за ГБ в месяц. От ${whole.format(steps.min)} до ${whole.format(steps.max)}\u00a0ГБ, шаг ${steps.step}\u00a0ГБ.`}
      hidden={{ auth: AUTH_FLOWS.s3.auth, id: String(configuratorId) }}
      steps={steps}
      gbPrice={diskGbPrice}
      multipliers={(await getCommerce()).multipliers}
    />
  );
}

/** A machine of parts, built to order, with its price. Throws `ContentOutage`. */
export async function OwnMachine({ configurator }: { configurator: DedicatedConfigurator }) {
  const { planId, location } = configurator;
  return (
    <OwnMachineForm
      text={`${LOCATIONS[location]}. Систему, сеть и администрирование выберете на следующем шаге.`}
      hidden={{ auth: AUTH_FLOWS.dedicated.auth, type: 'config', id: String(planId) }}
      configurator={configurator}
      multipliers={(await getCommerce()).multipliers}
    />
  );
}
