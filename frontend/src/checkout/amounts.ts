import type { ServerConfiguration } from '@vitrina/ordering';
import { coresUnit } from '~/copy/captions';
import { t } from '~/messages';

/** What a server is built of, in one line. */
export function amountsOf({ cpu, ramGb, diskGb }: ServerConfiguration): string {
  return t.order.server(`${cpu} ${coresUnit(cpu)}`, ramGb, diskGb);
}
