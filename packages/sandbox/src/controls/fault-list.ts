import type { EndpointName } from '@vitrina/ordering/contract';
import { type Fault, type FaultOrder, faultOf } from './fault';

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

  return {
    arm(order: FaultOrder): ArmedFault {
      const added = { endpoint: order.endpoint, fault: faultOf(order), times: order.times };
      armed.push(added);
      return added;
    },

    /** The fault for this call, if one waits; counts it down. */
    take(endpoint: EndpointName): Fault | undefined {
      const next = armed.find((candidate) => candidate.endpoint === endpoint);
      if (!next) return undefined;
      next.times -= 1;
      armed = armed.filter(({ times }) => times > 0);
      return next.fault;
    },

    list: () => armed.map(({ endpoint, fault, times }) => ({ endpoint, ...fault, times })),
    clear: () => {
      armed = [];
    },
  };
}
