import type { ServerConfiguration } from '@vitrina/ordering';
import { coresUnit } from '~/copy/captions';

/** What a server is built of, in one line. */
export function amountsOf({ cpu, ramGb, diskGb }: ServerConfiguration): string {
  return `${cpu} ${coresUnit(cpu)}, ${ramGb} ГБ памяти, диск ${diskGb} ГБ`;
}
