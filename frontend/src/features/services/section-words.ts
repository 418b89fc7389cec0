import type { ServiceKind } from '~/content/get-services';
import { paths } from '~/urls/paths';

/** What the two sections of the site call themselves. */
export const SECTIONS: Record<
  ServiceKind,
  {
    title: string;
    lead: string;
    description: string;
    href: string;
    others: string;
    /** While nothing is published in the section. */
    empty: { title: string; text: string };
  }
> = {
  service: {
    title: 'Все услуги',
    lead: 'Серверы, базы, хранилище и всё, что стоит между ними. Каждую услугу можно взять отдельно, а управлять всеми — из одной панели.',
    description:
      'Облачные и выделенные серверы, базы данных, хранилище S3, Kubernetes, балансировщики и серверы с GPU.',
    href: paths.services,
    others: 'Другие услуги',
    empty: {
      title: 'Страницы услуг готовятся',
      text: 'Облачные серверы уже можно выбрать и заказать.',
    },
  },
  solution: {
    title: 'Все решения',
    lead: 'Услуги, собранные под задачу: выбираете, что нужно компании, а какие для этого серверы, базы и настройки — решаем вместе.',
    description: 'Почта на домене, облако для бизнеса, удалённые рабочие столы, облако по 152-ФЗ и переезд.',
    href: paths.solutions,
    others: 'Другие решения',
    empty: {
      title: 'Страницы решений готовятся',
      text: 'Облачные серверы уже можно выбрать и заказать.',
    },
  },
};
