import type { EndpointName } from '@vitrina/provider-api/contract';
import { type Fault, type FaultOrder, faultOf } from './fault';
import { type Storm, type StormOrder, storm } from './storm';

interface ArmedFault {
  endpoint: EndpointName;
  fault: Fault;
  /** How many more calls it will spoil. */
  times: number;
}

export type FaultList = ReturnType<typeof faultList>;

/** Faults waiting for their calls, in the order they were asked for. Kept in memory: a restarted provider is a healthy one. */
export function faultList() {
  let armed: ArmedFault[] = [];
  let storms: Storm[] = [];

  return {
    arm(order: FaultOrder): ArmedFault {
      const added = { endpoint: order.endpoint, fault: faultOf(order), times: order.times };
      armed.push(added);
      return added;
    },

    brew(order: StormOrder): void {
      storms.push(storm(order));
    },

    /** The fault for this call: one that waits for it, which is counted down, or one of a storm. */
    take(endpoint: EndpointName): Fault | undefined {
      const next = armed.find((candidate) => candidate.endpoint === endpoint);
      if (!next) return firstOf(storms, endpoint);
      next.times -= 1;
      armed = armed.filter(({ times }) => times > 0);
      return next.fault;
    },

    list: () => armed.map(({ endpoint, fault, times }) => ({ endpoint, ...fault, times })),
    storms: () => storms.map((storm) => storm.tell()),
    clear: () => {
      armed = [];
      storms = [];
    },
  };
}

function firstOf(storms: readonly Storm[], endpoint: EndpointName): Fault | undefined {
  for (const storm of storms) {
    const fault = storm.take(endpoint);
    if (fault) return fault;
  }
  return undefined;
}
