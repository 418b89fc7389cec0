import type { DatabaseType } from '@vitrina/ordering';

interface DatabaseWords {
  /** What it is good for, in a line. */
  purpose: string;
  /** How it keeps what it is given. */
  model: string;
  /** What people typically do with it. */
  use: string;
}

export const DATABASE_WORDS: Record<DatabaseType, DatabaseWords> = {
  mysql: {
    purpose: 'Сайты, магазины и CMS',
    model: 'Таблицы и SQL',
    use: 'WordPress, 1С-Битрикс, каталоги и корзины',
  },
  postgres: {
    purpose: 'Сложные данные и отчёты',
    model: 'Таблицы и SQL, JSON, геоданные',
    use: 'Учёт, финансы, SaaS, поиск по смыслу с pgvector',
  },
  redis: {
    purpose: 'Кеш, сессии и счётчики',
    model: 'Ключ и значение в памяти',
    use: 'Кеш страниц, сессии, ограничение запросов',
  },
  mongodb: {
    purpose: 'Документы без жёсткой схемы',
    model: 'Документы в формате JSON',
    use: 'Профили, каталоги с разными полями, черновики',
  },
  clickhouse: {
    purpose: 'Отчёты по миллиардам строк',
    model: 'Столбцы и SQL',
    use: 'Веб-аналитика, телеметрия, журналы событий',
  },
  opensearch: {
    purpose: 'Полнотекстовый поиск и логи',
    model: 'Документы с поисковым индексом',
    use: 'Поиск по сайту, разбор логов',
  },
  kafka: {
    purpose: 'Потоки событий между сервисами',
    model: 'Журнал сообщений по темам',
    use: 'Обмен событиями, сбор данных для аналитики',
  },
  rabbitmq: {
    purpose: 'Очереди фоновых задач',
    model: 'Очереди с подтверждением',
    use: 'Письма, обработка файлов, задачи по расписанию',
  },
};
