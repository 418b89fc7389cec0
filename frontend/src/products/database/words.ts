import type { DatabaseOrder } from '@vitrina/ordering';
import { paths } from '~/urls/paths';
import type { FindSteps, OrderWords } from '../product-words';

export const DATABASE_NAME = 'База данных';

export const DATABASE_WORDS: OrderWords = {
  title: 'Заказ базы данных',
  withAccount: 'Создайте аккаунт\u00a0— и база данных готова',
  afterwards:
    'Проверьте, всё ли верно. Сразу после заказа откроется панель с новой базой: адрес и пароль администратора будут там.',
  busy: 'Создаём базу данных…',
  tariffs: () => paths.service('databases'),
};

export const DATABASE_UNCHOSEN = 'После регистрации откроется панель: базу данных создают там.';

export const databaseSteps: FindSteps<DatabaseOrder> = (order, made) =>
  made?.address
    ? [
        { text: 'Пароль пользователя admin\u00a0— на странице базы в панели, раздел «Доступ».' },
        {
          text: 'Подключитесь из своего терминала, когда база запустится:',
          command: clientOf(order.type, made.address, made.port),
        },
      ]
    : [
        {
          text: 'Пароль пользователя admin\u00a0— на странице базы в панели, раздел «Доступ». Там же будет адрес, когда его выдадут.',
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
