import { type LegalPage, section } from '../legal/legal-page';
import type { SeededBlock } from '../seeded-page';

/** The Russian text is what somebody agrees to; its translation has to say so. */
const MARK =
  "A short translation, for your information: the Russian text is the one that binds. A sample: replace it with your lawyer's text.";

interface LegalText {
  name: string;
  slug: string;
  title: string;
  lead: string;
  seo: string;
  sections: SeededBlock[];
}

function translated({ name, slug, title, lead, seo, sections }: LegalText): LegalPage {
  return {
    ...{ name, slug, menu_text: '' },
    ...{ edition: 1, effective_from: '2026-11-01' },
    blocks: [
      { __component: 'blocks.hero', title, lead: `${MARK} ${lead}` },
      ...sections,
      {
        __component: 'blocks.contact',
        title: 'A question about the document',
        text: 'Write which clause is unclear: we answer and mend the text.',
        button_text: 'Ask a question',
        has_form: true,
      },
    ],
    ...{ seo_title: `${title}: a sample`, seo_description: seo },
  };
}

export const legalPages: LegalPage[] = [
  translated({
    name: 'Personal data',
    slug: 'personal-data-policy',
    title: 'Personal data policy',
    lead: 'Which data we ask for, what it is for, how long it is kept and how to withdraw it.',
    seo: 'Which personal data the site collects, what for, how long it is kept, who receives it and how to withdraw consent.',
    sections: [
      section('What is processed and why', [
        [
          'The operator',
          'The company whose details stand at the bottom of the page decides what the data is for and answers for protecting it.',
        ],
        [
          'Account and requests',
          'Name, e-mail and phone, and for organisations the name, the tax number and the legal address; the text of a request, its number and the page it was sent from.',
        ],
        [
          'Technical data',
          'IP address, kind of browser, times of requests and the cookies that login and orders need. Where you came from is remembered for 90 days.',
        ],
        [
          'What it is for',
          'The contract and its services, what the law demands, security, and letters about news only if you have agreed to them.',
        ],
      ]),
      section('How long, and who receives it', [
        [
          'Terms',
          'Account data as long as the contract and three years after it, accounting documents five years, requests one year, logs six months.',
        ],
        [
          'Others',
          'Only those without whom there is no service: the payment operator, the domain registrar, the SMS service.',
        ],
        [
          'Where it is',
          'Databases with data of Russian citizens are on servers in Russia. What you keep on your own server is up to you.',
        ],
        [
          'Your rights',
          'You may learn which data we have, correct it, withdraw consent and have it deleted within thirty days, except what the law makes us keep; and complain to us, to Roskomnadzor or to a court.',
        ],
      ]),
    ],
  }),
  translated({
    name: 'Public offer',
    slug: 'offer',
    title: 'Public offer of cloud services',
    lead: 'The contract you enter by creating an account: what we promise, what you promise and how money is returned.',
    seo: 'The contract for cloud services: its subject, orders, payment for a period, refunds, liability and termination.',
    sections: [
      section('Orders and payment', [
        [
          'How it is entered',
          'The contract is entered when you have created an account and confirmed your consent. An organisation gets a paper copy on request.',
        ],
        [
          'An order',
          'The order button shows the price of a month, and the sum for the chosen period stands beside it. At another price no order is carried out without your confirmation.',
        ],
        [
          'Periods and prices',
          'A month, three months, half a year or a year. A period that is paid for does not become dearer; a new price is told at least thirty days ahead.',
        ],
        [
          'Refunds',
          'You can give a service up on any day. What is left of unused whole months is returned the way it was paid within ten working days, except services rendered, registered domains and licences of others.',
        ],
      ]),
      section('Duties and liability', [
        [
          'The provider',
          'Keeps services available, tells of planned works, keeps your data secret and answers within support hours.',
        ],
        [
          'The customer',
          'Keeps access secret, obeys the law and licences, and backs up what must not be lost. Spam, attacks and forbidden material are not allowed.',
        ],
        [
          'Downtime',
          "For each hour of downtime that is the provider's fault the period grows by a day, at most by a month for one case. Liability is bounded by the payments of the last three months.",
        ],
        [
          'Termination',
          'The customer ends the contract in the panel or by letter, the provider with thirty days of notice, or at once after a gross breach. Claims are answered within ten working days.',
        ],
      ]),
    ],
  }),
  translated({
    name: 'Consent to letters',
    slug: 'mailing-consent',
    title: 'Consent to receive letters',
    lead: 'What you agree to by ticking the newsletter at registration. Letters about orders and security come without it, too.',
    seo: 'What the letters are about, how often they come, which data they need and how to stop them.',
    sections: [
      section('What it is about', [
        ['Which letters', 'New features and plans, offers and tutorials. At most four letters a month.'],
        ['Which data', 'Your e-mail address and name. They are passed to nobody for the newsletter.'],
        [
          'How to stop',
          'Each letter ends with a link that needs no password; or write to us, and it stops within three working days.',
        ],
      ]),
    ],
  }),
  translated({
    name: 'Partner offer',
    slug: 'partner-offer',
    title: 'Offer for partners and webmasters',
    lead: 'Terms for those who recommend us and get a share of the payments of clients they bring.',
    seo: 'Terms of the partner programme: who counts as a client that was brought, and how the reward is counted and paid.',
    sections: [
      section('Taking part and reward', [
        [
          'Who',
          'An organisation, an entrepreneur or a self-employed person who has registered in the programme and accepted the offer.',
        ],
        [
          'A client',
          "Whoever came by a partner's link, registered within 90 days and was no client before. The last visit counts.",
        ],
        [
          'Reward',
          'The share of payments is shown in the partner area, paid monthly against a statement; returned payments earn nothing.',
        ],
        [
          'What is not allowed',
          'Spam, advertising by our name, bringing yourself, and promising what plans do not have.',
        ],
      ]),
    ],
  }),
  translated({
    name: 'Cookies',
    slug: 'cookies',
    title: 'Which cookies the site keeps',
    lead: 'What the site puts into your browser, why and for how long. The Russian page lists every name.',
    seo: 'Which cookies and browser records login and orders need, how long they live and how to delete them.',
    sections: [
      section('What is kept', [
        [
          'For login and orders',
          'A sealed record of the login, until you log out and at most two weeks; the name the site greets you with; a mark that this browser has logged in before.',
        ],
        [
          'Where you came from and what you chose',
          'The source of a visit, a promo code and the variant of a banner: 90 days. Counters of others only if you have allowed them: the answer is kept for half a year.',
        ],
        [
          'What the browser itself remembers',
          'The theme, how prices are shown, which tutorials you have read, and drafts of forms without passwords.',
        ],
        [
          'How to refuse',
          'Delete them in the settings of the browser. Reading the site and its prices works without cookies; Do Not Track and Global Privacy Control are obeyed.',
        ],
      ]),
    ],
  }),
  translated({
    name: 'Service level (SLA)',
    slug: 'sla',
    title: 'Service level agreement',
    lead: 'Which availability we promise, how it is counted and what you get when the promise is broken.',
    seo: 'Promised availability of servers, databases and storage, answer times of support, planned works and compensation for downtime.',
    sections: [
      section('What is promised', [
        [
          'Availability',
          '99.98% of a calendar month for cloud servers, databases, storage and balancers: at most nine minutes of downtime.',
        ],
        [
          'What does not count',
          "Planned works that were told of, faults of the customer's programs, acts of others, and a stop for breaking the offer.",
        ],
        [
          'Support',
          'A server is down: a first answer within 15 minutes. Errors: within an hour of support hours. A question: within a working day.',
        ],
        [
          'Compensation',
          'For each hour begun beyond the promise the period grows by a day, at most by a month for one case. Write within thirty days; it does not replace backups.',
        ],
      ]),
    ],
  }),
];
