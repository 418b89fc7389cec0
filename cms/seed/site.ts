import { SAMPLE_DETAILS } from '../src/first-steps/sample-words';
import { BRAND } from '../src/shop-brand';
import { legalPages } from './legal-pages';
import { services } from './services';
import { solutions } from './solutions';

const SERVICES_IN_FOOTER = 6;

export const banners = [
  {
    title: 'Переезд в облако с грантом до 1 000 000 ₽',
    text: 'Компенсируем расходы на переезд и поможем перенести серверы, базы и почту по согласованному плану.',
    type: 'migration-grant' as const,
    place: 'home' as const,
    button_text: 'Как проходит переезд',
    link: '/solutions/cloud-migration',
    priority: 10,
  },
  {
    title: 'Есть где повторить?',
    text: 'Сервер с нужной системой, на котором не страшно ошибиться: его можно переустановить и начать заново.',
    type: 'cloud-servers' as const,
    place: 'tutorials' as const,
    button_text: 'Выбрать сервер',
    link: '/services/cloud-servers',
    priority: 0,
  },
  {
    title: 'Посчитайте свой сервер',
    text: 'Ядра, память и диск по отдельности, цена меняется сразу. Без звонка и без заявки.',
    type: 'vds' as const,
    place: 'blog' as const,
    button_text: 'Открыть конфигуратор',
    link: '/services/cloud-servers',
    priority: 0,
  },
  {
    title: 'Базе лучше жить отдельно от сайта',
    text: 'Восемь движков с резервными копиями и приватным адресом: приложение можно переустановить, не тронув данных.',
    type: 'dbaas' as const,
    place: 'services' as const,
    button_text: 'Выбрать базу',
    link: '/services/databases',
    priority: 0,
  },
  {
    title: 'Хранилищу нужен сервер?',
    text: 'Шесть локаций, готовые тарифы и своя конфигурация. Цена с учётом срока и адреса IP видна сразу.',
    type: 'cloud-servers' as const,
    place: 'services' as const,
    button_text: 'Выбрать сервер',
    link: '/services/cloud-servers',
    priority: 0,
  },
  {
    title: 'Контейнеров стало много?',
    text: 'Кластер Kubernetes сам распределит их по узлам и перезапустит упавшие. Calico и Ingress ставятся при создании.',
    type: 'kubernetes' as const,
    place: 'services' as const,
    button_text: 'Посмотреть Kubernetes',
    link: '/services/kubernetes',
    priority: 0,
  },
  {
    title: 'Модели тесно на процессоре?',
    text: 'Посчитайте видеопамять по нашей подсказке и отправьте заявку: подберём машину с видеокартой под вашу задачу.',
    type: 'servers-gpu' as const,
    place: 'services' as const,
    button_text: 'Рассчитать видеопамять',
    link: '/services/gpu',
    priority: 0,
  },
  {
    title: 'Видеокарта ещё не нужна?',
    text: 'Прототип с внешней моделью или поиском по документам собирают на обычном сервере, базе и бакете — одним заказом.',
    type: 'servers-ai' as const,
    place: 'services' as const,
    button_text: 'Посмотреть комплект',
    link: '/services/ai-servers',
    priority: 0,
  },
  {
    title: 'Готовый состав для прототипа',
    text: 'Сервер с Ubuntu 24.04, PostgreSQL, бакет S3 и балансировщик в Санкт-Петербурге. Состав и цена — на одной странице.',
    type: 'servers-neural' as const,
    place: 'services' as const,
    button_text: 'Открыть комплект',
    link: '/services/ai-servers',
    priority: 0,
  },
  {
    title: 'Переносите свою виртуализацию?',
    text: 'Пришлите список гостевых машин с Proxmox или VMware ESXi: по нему составим план переезда и назовём срок.',
    type: 'vmware' as const,
    place: 'services' as const,
    button_text: 'Как проходит переезд',
    link: '/solutions/cloud-migration',
    priority: 0,
  },
  {
    title: 'Рабочие места — на сервере',
    text: 'Сотрудник входит со своего ноутбука, а программы и файлы остаются в компании. Сколько ядер и лицензий нужно, уже посчитано.',
    type: 'daas' as const,
    place: 'services' as const,
    button_text: 'Об удалённых столах',
    link: '/solutions/daas',
    priority: 0,
  },
  {
    title: 'На столах есть данные клиентов?',
    text: 'Тогда работает 152-ФЗ. Показываем, какие обязанности закрывает облако, а какие остаются у компании.',
    type: 'servers-152fz' as const,
    place: 'services' as const,
    button_text: 'Кто за что отвечает',
    link: '/solutions/152fz',
    priority: 0,
  },
  {
    title: 'Приложению нужен только репозиторий?',
    text: 'Подключите его, и сборка, запуск и сертификат настроятся сами. Сервером при этом управляем мы.',
    type: 'apps' as const,
    place: 'services' as const,
    button_text: 'Посмотреть приложения',
    link: '/services/apps',
    priority: 0,
  },
  {
    title: 'Облако на юридическое лицо',
    text: 'Договор, закрывающие документы через ЭДО и оплата по счёту. Доступы сотрудников разделены по ролям.',
    type: 'business' as const,
    place: 'services' as const,
    button_text: 'Условия для компаний',
    link: '/solutions/for-business',
    priority: 0,
  },
  {
    title: 'Соседи по железу мешают?',
    text: 'Выделенный сервер работает только на вас: диски, память и процессор ни с кем не делятся.',
    type: 'dedicated' as const,
    place: 'services' as const,
    button_text: 'Выбрать машину',
    link: '/services/dedicated-servers',
    priority: 0,
  },
  {
    title: 'Почта на своём домене',
    text: 'Ящики, псевдонимы и записи SPF, DKIM и DMARC, с которыми письма доходят до адресата.',
    type: 'mail' as const,
    place: 'services' as const,
    button_text: 'Настроить почту',
    link: '/solutions/mail',
    priority: 0,
  },
  {
    title: 'Переезжаете от другого провайдера?',
    text: 'Составим план, перенесём данные и переключим адреса тогда, когда удобно вам.',
    type: 'migration' as const,
    place: 'services' as const,
    button_text: 'Как проходит переезд',
    link: '/solutions/cloud-migration',
    priority: 0,
  },
  {
    title: 'Копиям и файлам не место на сервере',
    text: 'Хранилище S3 растёт вместе с данными, а платите вы за занятый объём. Подходит любая программа с протоколом S3.',
    type: 's3' as const,
    place: 'services' as const,
    button_text: 'Выбрать бакет',
    link: '/services/s3',
    priority: 0,
  },
  {
    title: 'Нужен сервер под эту задачу?',
    text: 'Выберите ядра, память и диск по отдельности: цена пересчитывается сразу, заявка не нужна.',
    type: 'vds' as const,
    place: 'services' as const,
    button_text: 'Собрать сервер',
    link: '/services/cloud-servers',
    priority: 0,
  },
];

export const siteSettings = {
  brand_name: BRAND.name,
  tagline: 'Облачные серверы, которые легко выбрать и просто заказать',
  support_contact_url: `https://chat.${BRAND.domain}`,
  support_hours: 'в будни с 10:00 до 20:00 по Москве',
  phone: '+7 800 000-00-00',
  email: `hello@${BRAND.domain}`,
  personal_data_policy_url: '/personal-data-policy',
  offer_url: '/offer',
  mailing_consent_url: '/mailing-consent',
  partner_offer_url: '/partner-offer',
};

export const navigation = {
  menu_links: [
    { label: 'Тарифы', href: '/services/cloud-servers#tariffs' },
    { label: 'Инструкции', href: '/tutorials' },
    { label: 'Блог', href: '/blog' },
  ],
};

export const footer = {
  legal_details: `ООО «${BRAND.name}», ИНН 0000000000, ОГРН 0000000000000. ${SAMPLE_DETAILS}`,
  footer_columns: [
    {
      title: 'Продукты',
      links: [
        ...linksTo('/services', services.slice(0, SERVICES_IN_FOOTER)),
        { label: 'Все услуги', href: '/services' },
      ],
    },
    {
      title: 'Решения',
      links: [...linksTo('/solutions', solutions), { label: 'Все решения', href: '/solutions' }],
    },
    {
      title: 'Инструкции',
      links: [
        { label: 'Вход по SSH-ключу', href: '/tutorials/linux/ssh-keys' },
        { label: 'nginx с HTTPS', href: '/tutorials/web/nginx-https-ubuntu' },
        { label: 'Копии PostgreSQL', href: '/tutorials/databases/postgresql-backup' },
        { label: 'Помощь с AI', href: '/ai-help' },
        { label: 'Все инструкции', href: '/tutorials' },
        { label: 'Блог', href: '/blog' },
      ],
    },
    {
      title: 'Аккаунт',
      links: [
        { label: 'Регистрация', href: '/registration' },
        { label: 'Войти', href: '/registration?auth=login' },
      ],
    },
    {
      title: 'Документы',
      links: legalPages.map(({ name, slug }) => ({ label: name, href: `/${slug}` })),
    },
  ],
};

function linksTo(section: string, pages: readonly { name: string; slug: string }[]) {
  return pages.map(({ name, slug }) => ({ label: name, href: `${section}/${slug}` }));
}
