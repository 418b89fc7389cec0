/** The seeded articles; the text of each is the HTML file of the same address in `articles/`. */
export interface SeededArticle {
  url: string;
  title: string;
  description: string;
  category: string;
  topic?: string;
  tags: string[];
  author: string;
  author_reviewed?: string;
  date_created: string;
  date_updated: string;
  views: number;
  rating?: number;
  seo_title: string;
  seo_description: string;
  comment_invitation: boolean;
  similar_tutorials: string[];
  isPublished: boolean;
}

export const articles: SeededArticle[] = [
  {
    url: 'ssh-keys',
    title: 'Как подключиться к облачному серверу по SSH-ключу и закрыть вход по паролю',
    description: 'Создаём ключ, кладём его на сервер, проверяем вход и только потом запрещаем пароли.',
    category: 'practice',
    topic: 'linux',
    tags: ['ssh', 'security', 'ubuntu'],
    author: 'ilya-somov',
    author_reviewed: 'marina-orlova',
    date_created: '2026-02-10T09:00:00.000Z',
    date_updated: '2026-06-03T09:00:00.000Z',
    views: 1840,
    rating: 4.8,
    seo_title: 'SSH-ключ для облачного сервера: вход без пароля по шагам',
    seo_description:
      'Пошаговая инструкция: ключ ed25519, ssh-copy-id, запрет входа по паролю и проверка результата.',
    comment_invitation: true,
    similar_tutorials: ['nginx-https-ubuntu', 'postgresql-backup'],
    isPublished: true,
  },
  {
    url: 'nginx-https-ubuntu',
    title: 'Как установить nginx с сертификатом HTTPS на Ubuntu 24.04',
    description: 'Веб-сервер, бесплатный сертификат, перенаправление с HTTP и проверенное продление.',
    category: 'practice',
    topic: 'web',
    tags: ['nginx', 'ubuntu', 'security'],
    author: 'ilya-somov',
    author_reviewed: 'marina-orlova',
    date_created: '2026-03-17T09:00:00.000Z',
    date_updated: '2026-06-24T09:00:00.000Z',
    views: 1265,
    rating: 4.6,
    seo_title: 'nginx и HTTPS на Ubuntu 24.04: установка и сертификат Let’s Encrypt',
    seo_description:
      'Ставим nginx, получаем сертификат certbot, включаем перенаправление и проверяем продление.',
    comment_invitation: true,
    similar_tutorials: ['ssh-keys', 'postgresql-backup'],
    isPublished: true,
  },
  {
    url: 'postgresql-backup',
    title: 'Резервная копия PostgreSQL: pg_dump и проверка восстановления',
    description: 'Снимаем копию, восстанавливаем её рядом с рабочей базой, сравниваем и ставим в расписание.',
    category: 'practice',
    topic: 'databases',
    tags: ['postgresql', 'backups'],
    author: 'daria-vetrova',
    author_reviewed: 'marina-orlova',
    date_created: '2026-04-21T09:00:00.000Z',
    date_updated: '2026-07-08T09:00:00.000Z',
    views: 972,
    rating: 4.9,
    seo_title: 'Резервное копирование PostgreSQL: pg_dump, восстановление и проверка',
    seo_description: 'Как снять копию базы, убедиться, что она восстанавливается, и поручить это расписанию.',
    comment_invitation: true,
    similar_tutorials: ['ssh-keys', 'nginx-https-ubuntu'],
    isPublished: true,
  },
  {
    url: 'draft-example',
    title: 'Черновик: как мы готовим новую статью',
    description: 'Неопубликованная статья, по которой проверяют, что черновики не видны на сайте.',
    category: 'news',
    tags: [],
    author: 'ilya-somov',
    date_created: '2026-07-20T09:00:00.000Z',
    date_updated: '2026-07-20T09:00:00.000Z',
    views: 0,
    seo_title: 'Черновик',
    seo_description: 'Черновик для проверки.',
    comment_invitation: false,
    similar_tutorials: [],
    isPublished: false,
  },
];
