import type { SeededPage } from '../seeded-page';

export const page: SeededPage = {
  name: 'Базы данных',
  slug: 'databases',
  menu_text: 'PostgreSQL, MySQL, Redis и ещё пять',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'Базы данных',
      lead: 'Выберите движок и размер: базу развернём, настроим и будем копировать сами. Вам остаётся взять адрес, пароль и подключить приложение.',
    },
    {
      __component: 'blocks.live-tariffs',
      title: 'Тарифы',
      product: 'databases',
    },
    {
      __component: 'blocks.features',
      title: 'Что внутри',
      features: [
        {
          title: 'Восемь движков',
          text: 'MySQL, PostgreSQL, Redis, MongoDB, ClickHouse, OpenSearch, Kafka и RabbitMQ: заказы, кеш, аналитика, поиск и очереди в одной панели.',
        },
        {
          title: 'Копии входят в тариф',
          text: 'Резервное копирование есть у каждой базы. Его не нужно собирать из скриптов и впервые проверять после сбоя.',
        },
        {
          title: 'Приватный адрес',
          text: 'У базы есть приватный IP: ваши серверы ходят к ней по внутренней сети, и порт не приходится открывать интернету.',
        },
        {
          title: 'Данные на NVMe',
          text: 'Ядра, память и диск выбираются одним тарифом. Базы размещаем в Санкт-Петербурге и Нидерландах.',
        },
      ],
    },
    { __component: 'blocks.related-tutorials', title: 'Инструкции', topic: 'databases' },
  ],
  seo_title: 'Управляемые базы данных: PostgreSQL, MySQL, Redis, ClickHouse',
  seo_description:
    'Управляемые базы данных в облаке: восемь движков, копии в каждом тарифе, приватный IP, диски NVMe в Санкт-Петербурге и Нидерландах.',
};
