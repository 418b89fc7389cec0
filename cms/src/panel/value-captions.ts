/**
 * What people choose in the panel instead of the stored values of enumerations. The panel looks a value up among its
 * translations, so a value has one caption wherever it stands.
 */
export const VALUE_CAPTIONS: Record<string, string> = {
  works: 'Плановые работы',
  trouble: 'Работает с перебоями',
  outage: 'Не работает',

  male: 'Мужской',
  female: 'Женский',

  beginner: 'Начальный',
  intermediate: 'Средний',
  advanced: 'Продвинутый',

  organisation: 'Организация, ИП',
  person: 'Частное лицо',

  service: 'Услуга',
  solution: 'Решение',

  frankfurt: 'Франкфурт',
  frankfurt_second: 'Франкфурт, второй ряд',
  dedicated_msk: 'Выделенные серверы, Москва',
  other: 'Без группы',

  home: 'Главная страница',
  tutorials: 'Инструкции',
  blog: 'Блог',
  services: 'Страницы услуг',

  everyone: 'Всем',
  guests: 'Гостям, кто ещё не вошёл',
  customers: 'Клиентам, кто вошёл',

  apps: 'Приложения',
  business: 'Для бизнеса',
  'cloud-servers': 'Облачные серверы',
  daas: 'Рабочие столы',
  dedicated: 'Выделенные серверы',
  dbaas: 'Базы данных',
  kubernetes: 'Kubernetes',
  mail: 'Почта',
  migration: 'Переезд',
  'migration-grant': 'Грант на переезд',
  s3: 'Хранилище S3',
  'servers-152fz': 'Серверы по 152-ФЗ',
  'servers-ai': 'AI-серверы',
  'servers-gpu': 'Серверы с GPU',
  'servers-neural': 'Серверы для нейросетей',
  vds: 'VDS',
  vmware: 'Облако на VMware',

  server: 'Облачный сервер',
  cloud_servers: 'Облачные серверы',
  databases: 'Базы данных',
  load_balancers: 'Балансировщики',
  dedicated_servers: 'Выделенные серверы',
  ai_bundle: 'AI-комплект',

  'large-server': 'Большой сервер',
  'dedicated-server': 'Выделенный сервер',
  product: 'Продукт или вопрос',
  'become-author': 'Стать автором',
  'technical-writer': 'Технический писатель',
  'ask-tutorial': 'Заказать инструкцию',
  'contact-author': 'Написать автору',
  story: 'История клиента',
  new: 'Новая',
  taken: 'В работе',
  done: 'Выполнена',
  spam: 'Спам',
  'not-needed': 'Не нужна',
  waiting: 'Ждёт передачи',
  delivered: 'Передана',
  'given-up': 'Не передана',

  permanent: 'Навсегда',
  temporary: 'На время',
  automatic: 'Само, после смены адреса',
  hand: 'Вручную',
};
