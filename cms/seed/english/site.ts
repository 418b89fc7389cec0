import { BRAND } from '../../src/shop-brand';
import { banners as russianBanners, footer as russianFooter, siteSettings as russianSettings } from '../site';
import { legalPages } from './legal-pages';
import { services } from './services';
import { solutions } from './solutions';

type Words = readonly [title: string, text: string, button: string];

/** In the order of the Russian ones. */
const BANNER_WORDS: readonly Words[] = [
  [
    'Move to the cloud with a grant of up to 1,000,000 ₽',
    'We cover costs of the move and help to bring servers, databases and mail over by an agreed plan.',
    'How a move goes',
  ],
  [
    'Have a place to try it?',
    'A server with the right system where mistakes do no harm: install it anew and begin again.',
    'Choose a server',
  ],
  [
    'Count your own server',
    'Cores, memory and disk apart, and the price follows at once. No call and no request.',
    'Open the configurator',
  ],
  [
    'A database lives better apart from the site',
    'Eight engines with backups and a private address: the application can be installed anew without touching the data.',
    'Choose a database',
  ],
  [
    'Does the storage need a server?',
    'Six locations, ready plans and configurations of your own. The price with the period and the IP address is seen at once.',
    'Choose a server',
  ],
  [
    'More and more containers?',
    'A Kubernetes cluster spreads them over nodes and restarts those that fall. Calico and Ingress come with it.',
    'Look at Kubernetes',
  ],
  [
    'Is the processor too small for the model?',
    'Count the video memory by our guide and send a request: we find a machine with a video card for your job.',
    'Count video memory',
  ],
  [
    'No video card needed yet?',
    'A prototype with an external model or search over documents is built on a plain server, a database and a bucket, in one order.',
    'Look at the bundle',
  ],
  [
    'Ready parts for a prototype',
    'A server with Ubuntu 24.04, PostgreSQL, an S3 bucket and a load balancer in Saint Petersburg. Parts and price on one page.',
    'Open the bundle',
  ],
  [
    'Moving virtualisation of your own?',
    'Send the list of guests from Proxmox or VMware ESXi: by it we make a plan of the move and name the time.',
    'How a move goes',
  ],
  [
    'Workplaces on a server',
    'People log in from their own laptops, and programs and files stay in the company. How many cores and licences it takes is counted already.',
    'About remote desktops',
  ],
  [
    'Client data on the desktops?',
    'Then law 152-FZ applies. We show which duties the cloud covers and which stay with the company.',
    'Who answers for what',
  ],
  [
    'Does the application only need a repository?',
    'Connect it, and build, start and certificate set themselves up. We look after the server.',
    'Look at Apps',
  ],
  [
    'A cloud for a legal entity',
    'A contract, closing documents by electronic exchange and payment by invoice. Access of the staff is divided by roles.',
    'Terms for companies',
  ],
  [
    'Do neighbours on the hardware get in the way?',
    'A dedicated server works for you alone: disks, memory and processor are shared with nobody.',
    'Choose a machine',
  ],
  [
    'Mail on your own domain',
    'Mailboxes, aliases and the records SPF, DKIM and DMARC with which letters arrive.',
    'Set up mail',
  ],
  [
    'Moving from another provider?',
    'We make a plan, bring the data over and switch addresses when it suits you.',
    'How a move goes',
  ],
  [
    'Copies and files do not belong on the server',
    'S3 storage grows with the data, and you pay for what is taken up. Any program with the S3 protocol will do.',
    'Choose a bucket',
  ],
  [
    'Need a server for this?',
    'Choose cores, memory and disk apart: the price follows at once, and no request is needed.',
    'Build a server',
  ],
];

export const banners = russianBanners.map((banner, place) => {
  const [title, text, button_text] = BANNER_WORDS[place] ?? fail(banner.title);
  return { ...banner, title, text, button_text, link: inEnglish(banner.link) };
});

export const siteSettings = {
  ...russianSettings,
  tagline: 'Cloud servers that are easy to choose and simple to order',
  support_hours: 'on weekdays from 10:00 to 20:00, Moscow time',
  personal_data_policy_url: inEnglish(russianSettings.personal_data_policy_url),
  offer_url: inEnglish(russianSettings.offer_url),
  mailing_consent_url: inEnglish(russianSettings.mailing_consent_url),
  partner_offer_url: inEnglish(russianSettings.partner_offer_url),
};

export const navigation = {
  menu_links: [
    { label: 'Plans', href: inEnglish('/services/cloud-servers#tariffs') },
    { label: 'Tutorials', href: inEnglish('/tutorials') },
    { label: 'Blog', href: inEnglish('/blog') },
  ],
};

const SERVICES_IN_FOOTER = russianFooter.footer_columns[0]?.links.length ?? 0;

export const footer = {
  legal_details: `${BRAND.name} LLC, INN 0000000000, OGRN 0000000000000. Sample details for a demonstration.`,
  footer_columns: [
    {
      title: 'Products',
      links: [
        ...linksTo('/services', services.slice(0, SERVICES_IN_FOOTER - 1)),
        { label: 'All services', href: inEnglish('/services') },
      ],
    },
    {
      title: 'Solutions',
      links: [...linksTo('/solutions', solutions), { label: 'All solutions', href: inEnglish('/solutions') }],
    },
    {
      title: 'Tutorials',
      links: [
        { label: 'Login with an SSH key', href: inEnglish('/tutorials/linux/ssh-keys') },
        { label: 'nginx with HTTPS', href: inEnglish('/tutorials/web/nginx-https-ubuntu') },
        { label: 'PostgreSQL backups', href: inEnglish('/tutorials/databases/postgresql-backup') },
        { label: 'Help with AI', href: inEnglish('/ai-help') },
        { label: 'All tutorials', href: inEnglish('/tutorials') },
        { label: 'Blog', href: inEnglish('/blog') },
      ],
    },
    {
      title: 'Account',
      links: [
        { label: 'Registration', href: inEnglish('/registration') },
        { label: 'Log in', href: inEnglish('/registration?auth=login') },
      ],
    },
    {
      title: 'Documents',
      links: legalPages.map(({ name, slug }) => ({ label: name, href: inEnglish(`/${slug}`) })),
    },
  ],
};

export const incidents = [
  {
    title: 'Planned works in the control panel',
    text: 'The control panel was updated. Servers and databases worked without a break, and the site took new orders.',
    updates: [
      { at: '2026-11-18T23:05:00.000Z', text: 'Works have begun. The panel may open with a delay.' },
      { at: '2026-11-19T00:30:00.000Z', text: 'Works are done, the panel opens as usual.' },
    ],
  },
];

function linksTo(section: string, pages: readonly { name: string; slug: string }[]) {
  return pages.map(({ name, slug }) => ({ label: name, href: inEnglish(`${section}/${slug}`) }));
}

function inEnglish(address: string): string {
  return `/en${address}`;
}

function fail(title: string): never {
  throw new Error(`The seed has no English words for «${title}».`);
}
