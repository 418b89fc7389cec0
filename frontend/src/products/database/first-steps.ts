import type { DatabaseOrder } from '@vitrina/ordering';
import { t } from '~/messages';
import type { FindSteps } from '../first-step';

export const databaseSteps: FindSteps<DatabaseOrder> = (order, made) =>
  made?.address
    ? [
        { text: t.products.firstSteps.dbaas.password },
        {
          text: t.products.firstSteps.dbaas.connect,
          command: clientOf(order.type, made.address, made.port),
        },
      ]
    : [
        {
          text: t.products.firstSteps.dbaas.passwordAndAddress,
        },
      ];

function clientOf(type: DatabaseOrder['type'], host: string, port: number | undefined): string {
  switch (type) {
    case 'mysql':
      return `mysql -h ${host} -P ${port ?? 3306} -u admin -p`;
    case 'postgres':
      return `psql "host=${host} port=${port ?? 5432} user=admin dbname=postgres"`;
    case 'redis':
      return `redis-cli -h ${host} -p ${port ?? 6379} --user admin --askpass`;
    case 'mongodb':
      return `mongosh "mongodb://admin@${host}:${port ?? 27017}"`;
    case 'clickhouse':
      return `clickhouse-client --host ${host} --port ${port ?? 9000} --user admin --ask-password`;
    case 'opensearch':
      return `curl -u admin https://${host}:${port ?? 9200}`;
    case 'kafka':
      return `kcat -L -b ${host}:${port ?? 9092}`;
    case 'rabbitmq':
      return `curl -u admin http://${host}:${port ?? 15672}/api/overview`;
  }
}
