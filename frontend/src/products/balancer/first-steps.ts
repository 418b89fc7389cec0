import type { BalancerOrder } from '@vitrina/ordering';
import { t } from '~/messages';
import type { FindSteps } from '../first-step';

export const balancerSteps: FindSteps<BalancerOrder> = (_order, made) => [
  { text: t.products.firstSteps.balancer.addServers },
  made?.address
    ? {
        text: t.products.firstSteps.balancer.check,
        command: `curl -I http://${made.address}:${made.port}`,
      }
    : {
        text: t.products.firstSteps.balancer.addressLater,
      },
];
