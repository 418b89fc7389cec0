import type { DedicatedOrder } from '@vitrina/ordering';
import { t } from '~/messages';
import type { FindSteps } from '../first-step';

export const dedicatedSteps: FindSteps<DedicatedOrder> = () => [
  {
    text: t.products.firstSteps.dedicated.builtByPeople,
  },
  { text: t.products.firstSteps.dedicated.questions },
];
