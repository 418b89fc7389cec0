import type { Accent } from '@vitrina/brand/colours';
import { type CounterSettings, NO_COUNTERS } from '~/analytics/counter-settings';
import { type LegalTexts, NO_LEGAL_TEXTS } from '~/content/legal-texts';
import type { Picture } from '~/content/picture';
import { t } from '~/messages';
import { BRAND } from '~/runtime/brand';
import { paths } from '~/urls/paths';

/** A product or a solution as the menu, the home page and the cards show it. */
export interface MenuEntry {
  /** Names the entry's icon too. */
  slug: string;
  label: string;
  /** One short line under the label. */
  text: string;
  href: string;
}

/** What the shell of every page needs to know about the provider whose site this is. */
export interface Site {
  brand: string;
  /** In place of the brand's own mark and accent (`brand/`), where a marketer has set them. */
  logo: Picture | undefined;
  accent: Accent | undefined;
  tagline: string;
  supportUrl: string | undefined;
  supportHours: string;
  /** What the shop says of the tax in its prices, 'Цены с НДС', if it says anything. */
  taxLine: string | undefined;
  phone: string;
  email: string;
  legalDetails: string;
  /** Whether a visitor may leave a request in writing. */
  takesRequests: boolean;
  legal: LegalTexts;
  /** Who most customers of this shop are: a registration opens as one of them. */
  usualCustomer: 'organisation' | 'person';
  menu: {
    services: MenuEntry[];
    solutions: MenuEntry[];
    /** The plain links beside the menu of products. */
    links: { label: string; href: string }[];
  };
  footer: { title: string; links: { label: string; href: string }[] }[];
  /** Counters of others that count here, where a visitor lets them. */
  counters: CounterSettings;
}

/** A page must not fail for want of a footer: without the CMS the shell has the product's own name and a short menu. */
export function unbranded(): Site {
  return {
    brand: BRAND.name,
    logo: undefined,
    accent: undefined,
    tagline: '',
    supportUrl: undefined,
    supportHours: '',
    taxLine: undefined,
    phone: '',
    email: '',
    legalDetails: '',
    takesRequests: false,
    legal: NO_LEGAL_TEXTS,
    // Rule R62.
    usualCustomer: 'organisation',
    menu: {
      services: [
        {
          slug: 'cloud-servers',
          label: t.shell.cloudServers,
          text: t.shell.cloudServersText,
          href: paths.cloudServers,
        },
      ],
      solutions: [],
      links: [{ label: t.shell.tutorials, href: paths.tutorials }],
    },
    footer: [],
    counters: NO_COUNTERS,
  };
}
