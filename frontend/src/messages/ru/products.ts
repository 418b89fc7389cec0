import type { DedicatedLineName, Product, ResourceProduct, StorageClass } from '@vitrina/ordering';
import { currencySign } from '../currency';

/** What one of it is called. */
export const names: Readonly<Record<Product, string>> = {
  vds: 'Облачный сервер',
  dbaas: 'База данных',
  s3: 'Хранилище S3',
  balancer: 'Балансировщик',
  k8s: 'Кластер Kubernetes',
  dedicated: 'Выделенный сервер',
  apps: 'Приложение',
  ai: 'Комплект для AI',
};

/** What is put together by a customer, and so has no name of a tariff. */
export const ownConfiguration = 'Своя конфигурация';
export const ownSize = 'Свой объём';
export const ownCluster = 'Свой кластер Kubernetes';

/** The title of the page on which it is ordered. */
export const orderTitles: Readonly<Record<Product, string>> = {
  vds: 'Заказ сервера',
  dbaas: 'Заказ базы данных',
  s3: 'Заказ хранилища',
  balancer: 'Заказ балансировщика',
  k8s: 'Заказ кластера Kubernetes',
  dedicated: 'Заказ выделенного сервера',
  apps: 'Заказ приложения',
  ai: 'Заказ комплекта для AI',
};

/** The title of the page on which an account is made for it. */
export const withAccount: Readonly<Record<Product, string>> = {
  vds: 'Создайте аккаунт\u00a0— и сервер готов',
  dbaas: 'Создайте аккаунт\u00a0— и база данных готова',
  s3: 'Создайте аккаунт\u00a0— и хранилище готово',
  balancer: 'Создайте аккаунт\u00a0— и балансировщик готов',
  k8s: 'Создайте аккаунт\u00a0— и кластер готов',
  dedicated: 'Создайте аккаунт\u00a0— и мы подготовим сервер',
  apps: 'Создайте аккаунт\u00a0— и выберите репозиторий',
  ai: 'Создайте аккаунт\u00a0— и комплект готов',
};

/** What follows the click that orders it. */
export const afterwards: Readonly<Record<Product, string>> = {
  vds: 'Проверьте, всё ли верно. Сразу после заказа откроется панель с новым сервером; пока он создаётся, можно придумать ему дело.',
  dbaas:
    'Проверьте, всё ли верно. Сразу после заказа откроется панель с новой базой: адрес и пароль администратора будут там.',
  s3: 'Проверьте, всё ли верно. Сразу после заказа откроется панель с новым хранилищем и ключами к нему.',
  balancer:
    'Проверьте, всё ли верно. Сразу после заказа откроется панель, где к балансировщику подключают серверы.',
  k8s: 'Проверьте, всё ли верно. Сразу после заказа откроется панель с новым кластером; через несколько минут там появится kubeconfig.',
  dedicated:
    'Проверьте, всё ли верно. Сразу после заказа откроется панель. Сервер собирают люди: о готовности сообщит поддержка.',
  apps: 'Проверьте, всё ли верно. Дальше откроется панель: там выбирают репозиторий и запускают приложение.',
  ai: 'Проверьте, всё ли верно. Сразу после заказа откроется панель: всё из комплекта создаётся одновременно.',
};

/** On the button while it is being ordered. */
export const ordering: Readonly<Record<Product, string>> = {
  vds: 'Создаём сервер…',
  dbaas: 'Создаём базу данных…',
  s3: 'Создаём хранилище…',
  balancer: 'Создаём балансировщик…',
  k8s: 'Создаём кластер…',
  dedicated: 'Заказываем сервер…',
  apps: 'Открываем панель…',
  ai: 'Создаём комплект…',
};

/** For those who register without a choice: what waits for them behind the registration. Of a server nothing is said. */
export const unchosen: Readonly<Record<Exclude<Product, 'vds'>, string>> = {
  dbaas: 'После регистрации откроется панель: базу данных создают там.',
  s3: 'После регистрации откроется панель: хранилище создают там.',
  balancer: 'После регистрации откроется панель: балансировщик создают там.',
  k8s: 'После регистрации откроется панель: кластер создают там.',
  dedicated: 'После регистрации откроется панель: выделенный сервер заказывают там.',
  apps: 'После регистрации откроется панель: там выбирают репозиторий и запускают приложение.',
  ai: 'После регистрации откроется панель: серверы, базы и хранилища для AI создают там.',
};

/** What to do first with what was just made; a command stands below what ends in a colon. */
export const firstSteps = {
  vds: {
    noAddress: 'Публичного адреса нет: войдите через консоль на странице сервера в панели.',
    administratorPassword: 'Пароль пользователя Administrator\u00a0— на странице сервера в панели.',
    openRemoteDesktop: 'Откройте удалённый рабочий стол:',
    remoteDesktopLater: 'Адрес для удалённого рабочего стола появится там же, когда будет выдан.',
    rootPassword: 'Пароль пользователя root\u00a0— на странице сервера в панели.',
    logIn: 'Войдите, когда сервер включится:',
    addressLater: 'Адрес сервера появится там же, когда будет выдан.',
  },
  dbaas: {
    password: 'Пароль пользователя admin\u00a0— на странице базы в панели, раздел «Доступ».',
    connect: 'Подключитесь из своего терминала, когда база запустится:',
    passwordAndAddress:
      'Пароль пользователя admin\u00a0— на странице базы в панели, раздел «Доступ». Там же будет адрес, когда его выдадут.',
  },
  s3: {
    keys: 'Ключи доступа\u00a0— на странице хранилища в панели. Сохраните их в профиль:',
    look: 'Посмотрите, что в хранилище:',
    keysAndAddress: 'Ключи и адрес хранилища\u00a0— на его странице в панели.',
  },
  balancer: {
    addServers: 'Добавьте в панели серверы, между которыми делить запросы.',
    check: 'Проверьте, что балансировщик отвечает:',
    addressLater: 'Адрес появится на странице балансировщика, когда будет выдан: направьте на него домен.',
  },
  k8s: {
    download: 'Когда кластер будет готов, скачайте в панели его kubeconfig.',
    look: 'Посмотрите на узлы:',
  },
  dedicated: {
    builtByPeople: 'Сервер собирают люди. Состояние и доступ\u00a0— в панели.',
    questions: 'Вопросы по сборке задавайте в поддержку: номер сервера уже есть в панели.',
  },
} satisfies Record<ResourceProduct, Record<string, string>>;

// Names of what things consist of, in price lists, orders and configurators.

export const tariff = 'Тариф';
export const location = 'Локация';
export const processor = 'Процессор';
export const cores = 'Ядра';
export const memory = 'Память';
export const disk = 'Диск';
export const disks = 'Диски';
export const size = 'Объём';
export const bandwidth = 'Канал';
export const system = 'Система';
export const software = 'Программы';
export const publicIp = 'Публичный IP';
export const privateIp = 'Приватный IP';
export const backups = 'Бэкапы';
/** Whether something comes with it. */
export const yes = 'Есть';
export const no = 'Нет';
export const billingPeriod = 'Срок оплаты';
export const storageClass = 'Хранение';
export const storageClasses: Readonly<Record<StorageClass, string>> = { hot: 'Горячее', cold: 'Холодное' };
export const access = 'Доступ';
export const privateAccess = 'Приватный';
export const requests = 'Запросы';
export const replicas = 'Реплики';
export const replicaCount = (count: number) => `реплик: ${count}`;
export const algorithm = 'Алгоритм';
export const framework = 'Фреймворк';
export const backend = 'Бэкенд';
export const frontend = 'Фронтенд';
export const databaseType = 'База данных';
export const masterNode = 'Мастер-узел';
export const masterNodes = 'Мастер-узлы';
export const masterNodeCount = 'Мастер-узлов';
export const workerNodes = 'Рабочие узлы';
export const workerNodeCount = 'Рабочих узлов';
export const workerNodesOf = (group: string) => `Рабочие узлы: ${group}`;
export const noNodes = 'нет';
export const network = 'Сеть';
export const clusterFrom = (price: string) => `кластер от ${price}`;

/** The lines of the order of a dedicated server. */
export const dedicatedLines: Readonly<Record<DedicatedLineName, string>> = {
  machine: 'Сервер',
  cpu: 'Процессор',
  memory: 'Память',
  primaryStorage: 'Основной диск',
  secondaryStorage: 'Дополнительный диск',
  raid: 'RAID',
  os: 'Система',
  cp: 'Панель управления',
  ip: 'Дополнительные адреса',
  network_drive: 'Сетевой диск',
  bandwidth: 'Канал',
  admin: 'Администрирование',
};

/** What stands for nothing chosen among what comes with a machine: never 'Канал: Не нужно'. */
export const without = {
  os: 'Без системы',
  cp: 'Без панели',
  ip: 'Без дополнительных',
  network_drive: 'Без сетевого диска',
  bandwidth: 'Стандартный',
  secondaryStorage: 'Без второго диска',
  raid: 'Без RAID',
};
export const selfManaged = 'Сами';
export const managed = 'Доверить нам, подключит поддержка';

export const withoutSoftware = 'Без программ';
export const systemWithout = (os: string, program: string) => `${os}, без ${program}`;
export const softwareOn = (program: string, os: string) => `${program}, на ${os}`;

// What price lists are sorted and chosen by.

export const cheapestFirst = 'Сначала дешевле';
export const cheapestPerCore = 'Дешевле за ядро';
export const cheapestPerGbOfMemory = 'Дешевле за ГБ памяти';
export const cheapestPerGbOfDisk = 'Дешевле за ГБ диска';

/** Of a choice that is called 'Сначала'. */
export const lowestPrice = 'Дешевле';
export const highestPrice = 'Дороже';
export const cheapestCore = 'Дешевле ядро';
export const cheapestMemory = 'Дешевле память';
export const cheapestDisk = 'Дешевле диск';

export const leastCores = 'Ядер, не меньше';
export const leastMemory = 'Память от, ГБ';
export const leastDisk = 'Диск от, ГБ';
export const highestMonthlyPrice = () => `Не дороже, ${currencySign()}/мес`;

export const website = 'Сайт';
export const onlineStore = 'Магазин';
export const database = 'База данных';
/** A family of programs for accounting, known by this name in Russia. */
export const oneC = '1С';

export const anyAmount = 'Сколько угодно';
export const anyDisks = 'Любые';
export const anyPrice = 'Любая';
export const monthlyPrice = 'Цена в месяц';
export const coresFrom = (count: number | string) => `От ${count}\u00a0ядер`;
export const gigabytesFrom = (count: number | string) => `От ${count}\u00a0ГБ`;
export const upTo = (price: string) => `До ${price}`;

// What to do with it: visitors order it, and customers, who have an account, create it.

export const order = 'Заказать';
export const create = 'Создать';
export const orderNamed = (name: string) => `Заказать ${name}`;
export const createNamed = (name: string) => `Создать ${name}`;
export const soldOut = 'Нет в наличии';
