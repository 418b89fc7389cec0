import type { MadeThing, ResourceOrder } from '@vitrina/ordering';

/** One thing to do first; a command is for the customer's own terminal, with all that is known filled in. */
export interface FirstStep {
  text: string;
  command?: string;
}

/** What to do first with what was just made. `system` is the family of a server's system. */
export function firstSteps(
  order: ResourceOrder,
  made: MadeThing | undefined,
  system: string | undefined,
): FirstStep[] {
  switch (order.product) {
    case 'vds':
      return stepsOfServer(made, system === 'windows', order.hasFloatingIp);
    case 'dbaas':
      return made?.address
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
    case 's3':
      return made?.address
        ? [
            {
              text: 'Ключи доступа\u00a0— на странице хранилища в панели. Сохраните их в профиль:',
              command: 'aws configure',
            },
            {
              text: 'Посмотрите, что в хранилище:',
              command: `aws --endpoint-url https://${made.address} s3 ls s3://${made.name}`,
            },
          ]
        : [{ text: 'Ключи и адрес хранилища\u00a0— на его странице в панели.' }];
    case 'balancer':
      return [
        { text: 'Добавьте в панели серверы, между которыми делить запросы.' },
        made?.address
          ? {
              text: 'Проверьте, что балансировщик отвечает:',
              command: `curl -I http://${made.address}:${made.port}`,
            }
          : {
              text: 'Адрес появится на странице балансировщика, когда будет выдан: направьте на него домен.',
            },
      ];
    case 'k8s':
      return [
        { text: 'Когда кластер будет готов, скачайте в панели его kubeconfig.' },
        {
          text: 'Посмотрите на узлы:',
          command: `kubectl --kubeconfig ~/Downloads/${made?.name ?? 'cluster'}.yaml get nodes`,
        },
      ];
    case 'dedicated':
      return [
        {
          text: 'Сервер собирают люди. Состояние и доступ\u00a0— в панели.',
        },
        { text: 'Вопросы по сборке задавайте в поддержку: номер сервера уже есть в панели.' },
      ];
  }
}

function stepsOfServer(made: MadeThing | undefined, isWindows: boolean, hasAddress: boolean): FirstStep[] {
  if (!hasAddress)
    return [{ text: 'Публичного адреса нет: войдите через консоль на странице сервера в панели.' }];
  const address = made?.address;
  if (isWindows)
    return [
      { text: 'Пароль пользователя Administrator\u00a0— на странице сервера в панели.' },
      address
        ? { text: 'Откройте удалённый рабочий стол:', command: `mstsc /v:${address}` }
        : { text: 'Адрес для удалённого рабочего стола появится там же, когда будет выдан.' },
    ];
  return [
    { text: 'Пароль пользователя root\u00a0— на странице сервера в панели.' },
    address
      ? { text: 'Войдите, когда сервер включится:', command: `ssh root@${address}` }
      : { text: 'Адрес сервера появится там же, когда будет выдан.' },
  ];
}

function clientOf(
  type: Extract<ResourceOrder, { product: 'dbaas' }>['type'],
  host: string,
  port: number | undefined,
): string {
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
