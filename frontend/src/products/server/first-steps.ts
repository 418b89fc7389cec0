import type { MadeThing, ServerOrder } from '@vitrina/ordering';
import { t } from '~/messages';
import type { FindSteps, FirstStep } from '../first-step';

export const serverSteps: FindSteps<ServerOrder> = (order, made, system) =>
  stepsOfServer(made, system === 'windows', order.hasFloatingIp);

function stepsOfServer(made: MadeThing | undefined, isWindows: boolean, hasAddress: boolean): FirstStep[] {
  const words = t.products.firstSteps.vds;
  if (!hasAddress) return [{ text: words.noAddress }];
  const address = made?.address;
  if (isWindows)
    return [
      { text: words.administratorPassword },
      address
        ? { text: words.openRemoteDesktop, command: `mstsc /v:${address}` }
        : { text: words.remoteDesktopLater },
    ];
  return [
    { text: words.rootPassword },
    address ? { text: words.logIn, command: `ssh root@${address}` } : { text: words.addressLater },
  ];
}
