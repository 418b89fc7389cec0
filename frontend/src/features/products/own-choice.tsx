import {
  AUTH_FLOWS,
  type DedicatedConfigurator,
  formatMoney,
  LOCATIONS,
  type StorageConfigurator,
} from '@vitrina/ordering';
import { getCommerce } from '~/content/get-commerce';
import { OwnBucketForm } from './own-bucket-form';
import { OwnMachineForm } from './own-machine-form';

const MB_IN_GB = 1024;

const whole = new Intl.NumberFormat('ru-RU');

/** A bucket of any size, with its price. Throws `ContentOutage`. */
export async function OwnBucket({ configurator }: { configurator: StorageConfigurator }) {
  const { configuratorId, location, diskMb, diskGbPrice } = configurator;
  const [min, max, step] = [diskMb.min / MB_IN_GB, diskMb.max / MB_IN_GB, diskMb.step / MB_IN_GB];
  return (
    <OwnBucketForm
      text={`${LOCATIONS[location]}, ${formatMoney(diskGbPrice)} за ГБ в месяц. От ${whole.format(min)} до ${whole.format(max)}\u00a0ГБ, шаг ${step}\u00a0ГБ.`}
      hidden={{ auth: AUTH_FLOWS.s3.auth, id: String(configuratorId) }}
      steps={{ min, max, step }}
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
