import { paths } from '~/urls/paths';
import type { SearchKind } from './search-index';

interface KindWords {
  title: string;
  all: { label: string; href: string };
}

/** What each kind is called, and where all of it is. */
export const KINDS: Record<SearchKind, KindWords> = {
  tutorial: { title: 'Инструкции', all: { label: 'Все инструкции', href: paths.tutorials } },
  service: { title: 'Услуги и решения', all: { label: 'Все услуги', href: paths.services } },
  tariff: {
    title: 'Тарифы серверов',
    all: { label: 'Все тарифы', href: paths.tariffs },
  },
};
