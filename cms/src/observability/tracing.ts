import type { Core } from '@strapi/strapi';
import { NO_TRACING, openTracing, type Tracing } from '@vitrina/telemetry';
import type { CmsEnv } from '../env';

let present: Tracing = NO_TRACING;

/** Without a collector nothing is loaded, and a span costs nothing. */
export async function beginTracing(strapi: Core.Strapi, settings: CmsEnv['tracing']): Promise<void> {
  if (settings === undefined) return;
  const onFault = (sentence: string) => void strapi.log.warn(sentence);
  present = await openTracing({ service: 'vitrina-cms', ...settings, onFault });
}

export function tracing(): Tracing {
  return present;
}

export async function endTracing(): Promise<void> {
  await present.end();
  present = NO_TRACING;
}
