/** People and headings of the knowledge base. Entries refer to one another by path. */
export const categories = [
  { name: 'Новости', path: 'news' },
  { name: 'Практика', path: 'practice' },
];

/** A tree of two levels: parents come before what is under them. */
export const topics: readonly { name: string; path: string; description: string; parent?: string }[] = [
  { name: 'Linux', path: 'linux', description: 'Первый вход, службы, диски и командная строка.' },
  {
    ...{ name: 'Командная строка', path: 'shell', parent: 'linux' },
    description: 'Найти, отобрать и поправить сразу много файлов.',
  },
  {
    ...{ name: 'Диски и память', path: 'disks', parent: 'linux' },
    description: 'Место на диске, подкачка и что делать, когда их не хватает.',
  },
  {
    ...{ name: 'Службы и расписание', path: 'systemd', parent: 'linux' },
    description: 'Свои программы под присмотром systemd: запуск, журнал, таймеры.',
  },
  { name: 'Безопасность', path: 'security', description: 'Обновления, доступ и защита от перебора.' },
  {
    ...{ name: 'Брандмауэр и доступ', path: 'firewall', parent: 'security' },
    description: 'Какие порты открыть, а кого не пускать.',
  },
  { name: 'Веб-серверы', path: 'web', description: 'nginx, сертификаты, кеш и журналы.' },
  {
    ...{ name: 'WordPress и сайты', path: 'wordpress', parent: 'web' },
    description: 'Готовые движки сайтов на своём сервере.',
  },
  {
    ...{ name: 'Базы данных', path: 'databases' },
    description: 'Установка, настройка и резервные копии баз данных.',
  },
  {
    ...{ name: 'PostgreSQL', path: 'postgresql', parent: 'databases' },
    description: 'Права, индексы и медленные запросы.',
  },
  {
    ...{ name: 'MySQL и MariaDB', path: 'mysql', parent: 'databases' },
    description: 'Копии без остановки и их проверка.',
  },
  {
    ...{ name: 'Redis', path: 'redis', parent: 'databases' },
    description: 'Сколько памяти занять и что останется после перезапуска.',
  },
  { name: 'Контейнеры', path: 'containers', description: 'Docker, Compose и Kubernetes.' },
  {
    ...{ name: 'Docker', path: 'docker', parent: 'containers' },
    description: 'Установка, образы и приложения из нескольких контейнеров.',
  },
  {
    ...{ name: 'Kubernetes', path: 'kubernetes', parent: 'containers' },
    description: 'Первое приложение в кластере и его обновление.',
  },
  { name: 'Сети', path: 'network', description: 'Имена, адреса и закрытые каналы между машинами.' },
  {
    ...{ name: 'DNS', path: 'dns', parent: 'network' },
    description: 'Какие записи бывают и как проверить, что они работают.',
  },
  {
    ...{ name: 'VPN', path: 'vpn', parent: 'network' },
    description: 'Закрытая сеть между вашими серверами и ноутбуком.',
  },
  {
    ...{ name: 'Разработка', path: 'development' },
    description: 'Как довести приложение от папки на ноутбуке до сервера.',
  },
  {
    ...{ name: 'Python', path: 'python', parent: 'development' },
    description: 'Приложения на Python за nginx.',
  },
  {
    ...{ name: 'Node.js', path: 'nodejs', parent: 'development' },
    description: 'Приложения на Node.js без root и с перезапуском.',
  },
  {
    ...{ name: 'Git', path: 'git', parent: 'development' },
    description: 'Развёртывание одной командой.',
  },
  { name: 'Наблюдение', path: 'monitoring', description: 'Узнать о беде раньше посетителей.' },
  { name: 'Хранение и копии', path: 'storage', description: 'Хранилище S3 и резервные копии вне сервера.' },
  { name: 'Почта', path: 'mail', description: 'Чтобы письма с вашего домена доходили.' },
  { name: 'ИИ и видеокарты', path: 'ai', description: 'Проверить видеокарту и запустить на ней расчёт.' },
];

export const tags = [
  { name: 'SSH', path: 'ssh' },
  { name: 'Безопасность', path: 'security' },
  { name: 'Ubuntu', path: 'ubuntu' },
  { name: 'Debian', path: 'debian' },
  { name: 'nginx', path: 'nginx' },
  { name: 'PostgreSQL', path: 'postgresql' },
  { name: 'MySQL', path: 'mysql' },
  { name: 'Redis', path: 'redis' },
  { name: 'Резервные копии', path: 'backups' },
  { name: 'systemd', path: 'systemd' },
  { name: 'Docker', path: 'docker' },
  { name: 'Kubernetes', path: 'kubernetes' },
  { name: 'DNS', path: 'dns' },
  { name: 'VPN', path: 'vpn' },
  { name: 'Python', path: 'python' },
  { name: 'Node.js', path: 'nodejs' },
  { name: 'Git', path: 'git' },
  { name: 'Наблюдение', path: 'monitoring' },
  { name: 'S3', path: 's3' },
  { name: 'Почта', path: 'mail' },
  { name: 'PHP', path: 'php' },
  { name: 'Видеокарты', path: 'gpu' },
  { name: 'Скорость', path: 'performance' },
  { name: 'Начинающим', path: 'beginners' },
];

/** Tutorials that are read one after the other; each article names its place. */
export const series = [
  {
    name: 'Сервер с нуля',
    path: 'server-from-scratch',
    description:
      'Новый сервер за один вечер: вход по ключу, закрытые порты, защита от перебора и обновления, которые ставятся сами.',
  },
  {
    name: 'Сайт за nginx',
    path: 'site-behind-nginx',
    description:
      'От пустого сервера до сайта, который быстро отвечает: сертификат, приложение за прокси, кеш и чтение журнала.',
  },
  {
    name: 'PostgreSQL в работе',
    path: 'postgresql-at-work',
    description: 'Кому что можно, как не потерять данные и почему запрос работает долго.',
  },
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
  {
    name: 'Артём Лагутин',
    path: 'artem-lagutin',
    job_title: 'Инженер по развёртыванию',
    details: 'Пишет о контейнерах и о том, как обновлять приложения среди дня.',
    details_expert: 'Отвечает за сборку и выкладку',
    bio: 'Переводил команды с ручной выкладки на контейнеры и обратно, когда контейнеры оказывались лишними. Считает, что хорошее развёртывание скучно.',
    link_github: 'https://github.com/vitrina-example',
    tags: ['docker', 'kubernetes', 'git'],
  },
  {
    name: 'Нина Зверева',
    path: 'nina-zvereva',
    job_title: 'Веб-разработчик',
    details: 'Рассказывает, что происходит между браузером и вашим кодом.',
    details_expert: 'Разрабатывает сайты и их серверную часть',
    bio: 'Делает сайты с тех пор, когда их загружали по FTP. Объясняет настройки на примерах, которые можно повторить за вечер.',
    link_telegram: 'https://t.me/vitrina_example',
    tags: ['nginx', 'php', 'performance'],
  },
  {
    name: 'Тимур Асадов',
    path: 'timur-asadov',
    job_title: 'Инженер по безопасности сетей',
    details: 'Пишет, как закрыть лишнее и не запереть самого себя.',
    details_expert: 'Занимается защитой сетей',
    bio: 'Разбирает взломы чужих серверов и знает, с каких мелочей они начинаются. В каждой инструкции оставляет путь назад.',
    tags: ['security', 'vpn', 'dns'],
  },
  {
    name: 'Вера Климова',
    path: 'vera-klimova',
    job_title: 'Редактор блога',
    details: 'Собирает опыт команды и переводит его на человеческий язык.',
    details_expert: 'Ведёт блог',
    bio: 'Спрашивает инженеров до тех пор, пока ответ не поместится в таблицу. Следит, чтобы в статьях не обещали лишнего.',
    tags: ['beginners'],
  },
];

export const experts = [
  {
    name: 'Марина Орлова',
    path: 'marina-orlova',
    details_expert: 'Руководитель группы надёжности, 15 лет в эксплуатации',
    gender: 'female' as const,
  },
  {
    name: 'Павел Руднев',
    path: 'pavel-rudnev',
    details_expert: 'Ведущий сетевой инженер, строит сети между дата-центрами',
    gender: 'male' as const,
  },
  {
    name: 'Олеся Гранина',
    path: 'olesya-granina',
    details_expert: 'Архитектор баз данных, отвечает за сохранность данных клиентов',
    gender: 'female' as const,
  },
];
