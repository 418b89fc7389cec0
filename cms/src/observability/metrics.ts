import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '../../package.json';

const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 2, 5, 15];

let made: ReturnType<typeof create> | undefined;

/** The figures of this process. Labels have few values each, and none holds what somebody has sent. */
export function metrics(): ReturnType<typeof create> {
  made ??= create();
  return made;
}

function create() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const now = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  now('vitrina_cms_build_info', '1, and the version that runs.', ['version']).set({ version }, 1);
  return {
    registry,
    requests: new Histogram({
      name: 'vitrina_cms_request_seconds',
      help: 'Requests by route, method and status.',
      labelNames: ['route', 'method', 'status'],
      ...{ registers, buckets: SECONDS },
    }),
    logins: new Counter({
      name: 'vitrina_cms_logins_total',
      help: 'Tries to log in to the panel by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    databaseUp: now('vitrina_cms_database_up', '1 while the database answers.'),
    connections: now('vitrina_cms_database_connections', 'Connections to the database by what they do.', [
      'state',
    ]),
    waiting: now('vitrina_cms_waiting', 'What waits to be sent, delivered or carried out.', ['what']),
    oldestWaiting: now('vitrina_cms_waiting_oldest_seconds', 'For how long the oldest of it has waited.', [
      'what',
    ]),
  };
}
