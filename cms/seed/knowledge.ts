/** People and headings of the knowledge base. Entries refer to one another by path. */
export const categories = [
  { name: 'Новости', path: 'news' },
  { name: 'Практика', path: 'practice' },
];

export const topics = [
  {
    name: 'Linux',
    path: 'linux',
    description: 'Первый вход, пользователи, доступ и защита сервера.',
  },
  {
    name: 'Веб-серверы',
    path: 'web',
    description: 'nginx, сертификаты, сжатие и перенаправления.',
  },
  {
    name: 'Базы данных',
    path: 'databases',
    description: 'Установка, настройка и резервные копии баз данных.',
  },
];

export const tags = [
  { name: 'SSH', path: 'ssh' },
  { name: 'Безопасность', path: 'security' },
  { name: 'Ubuntu', path: 'ubuntu' },
  { name: 'nginx', path: 'nginx' },
  { name: 'PostgreSQL', path: 'postgresql' },
  { name: 'Резервные копии', path: 'backups' },
];

export const authors = [
  {
    name: 'Илья Сомов',
    path: 'ilya-somov',
    job_title: 'Системный администратор',
    details: 'Пишет о серверах, которые не требуют внимания по ночам.',
    details_expert: 'Отвечает за внутреннюю инфраструктуру',
    bio: 'Двенадцать лет занимается серверами Linux: начинал с одной машины под столом, теперь отвечает за несколько сотен. Больше всего ценит решения, которые можно объяснить новому коллеге за десять минут и повторить по записи без догадок. В инструкциях показывает не только команды, но и способ убедиться, что каждая из них сделала именно то, что нужно.',
    link_github: 'https://github.com/vitrina-example',
    link_telegram: 'https://t.me/vitrina_example',
    tags: ['ssh', 'security', 'nginx'],
  },
  {
    name: 'Дарья Ветрова',
    path: 'daria-vetrova',
    job_title: 'Инженер баз данных',
    details: 'Рассказывает, как хранить данные и не терять их.',
    details_expert: 'Ведёт управляемые базы данных',
    bio: 'Работает с PostgreSQL и ClickHouse, помогает командам переезжать с одной версии на другую без простоя.',
    tags: ['postgresql', 'backups'],
  },
];

export const experts = [
  {
    name: 'Марина Орлова',
    path: 'marina-orlova',
    details_expert: 'Руководитель группы надёжности, 15 лет в эксплуатации',
    gender: 'female' as const,
  },
];
