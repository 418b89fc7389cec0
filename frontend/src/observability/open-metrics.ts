import { serveMetrics } from '@vitrina/telemetry';
import { env, isBuilding } from '~/runtime/env';
import { log } from '~/runtime/log';
import { renderMetrics } from './gauges';

/** Answers the figures at a port of their own, if one is set; the port of the site never does. */
export async function openMetrics(): Promise<void> {
  if (isBuilding()) return;
  const { METRICS_PORT: port, METRICS_HOST: host } = env();
  if (port === 0) return;
  await serveMetrics({
    ...{ host, port },
    render: () => renderMetrics(),
    onFault: (sentence) => log.error(sentence),
  });
}
