import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'Cloud under law 152-FZ',
  slug: '152fz',
  menu_text: 'Personal data on servers in Russia',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'Personal data in the cloud: what we do and what is left to you',
      lead: 'A name with a phone number in a form is personal data already. We place the system in Russia and turn what the law asks into settings.',
      facts: [
        { value: '3 cities', label: 'in Russia: Saint Petersburg, Moscow and Novosibirsk' },
        { value: '4 levels', label: 'of protection by decree No. 1119' },
        { value: '24 hours', label: 'to first notify Roskomnadzor of a leak' },
        { value: '72 hours', label: 'for the results of your own investigation' },
      ],
      links_title: 'Documents (in Russian)',
      links: [
        { label: 'Law No. 152-FZ', href: 'https://www.consultant.ru/document/cons_doc_LAW_61801/' },
        { label: 'Personal data portal', href: 'https://pd.rkn.gov.ru/' },
        { label: 'Decree No. 1119', href: 'https://www.consultant.ru/document/cons_doc_LAW_137356/' },
        { label: 'FSTEC of Russia', href: 'https://fstec.ru/' },
      ],
    },
    {
      __component: 'blocks.comparison',
      title: 'Who answers for what',
      text: 'The operator is still you: you have decided to collect the data. The cloud takes the first lines of the list.',
      ours: 'The cloud',
      theirs: 'Your company',
      rows: [
        { label: 'Building, power, access to racks', ours: 'We answer', theirs: 'You ask for information' },
        { label: 'Hypervisor and network between customers', ours: 'We answer', theirs: 'Not your concern' },
        {
          label: 'Operating system of the server',
          ours: 'Installed with the order',
          theirs: 'You update and configure it',
        },
        {
          label: 'Engine of a managed database',
          ours: 'We maintain and back it up',
          theirs: 'You give the application its rights',
        },
        { label: 'Accounts inside the system', ours: 'We do not manage them', theirs: 'You answer' },
        { label: 'Consents, policy, notifying Roskomnadzor', ours: 'We take no part', theirs: 'You answer' },
        {
          label: "Deletion at a person's request",
          ours: 'We take no part',
          theirs: 'You delete, in backups too',
        },
      ],
    },
    {
      __component: 'blocks.features',
      title: 'A layout that is easy to begin with',
      features: [
        {
          title: 'A database without a way to the internet',
          text: 'Managed PostgreSQL or MySQL in Saint Petersburg with a private IP. Give it no public address, and nobody outside can try passwords.',
        },
        {
          title: 'One way in',
          text: 'A load balancer or one web server with HTTPS. The other machines get no public addresses at all.',
        },
        {
          title: 'A bucket apart for documents',
          text: 'Scans of passports and contracts in a private S3 bucket; a person is shown a link that lasts some minutes.',
        },
        {
          title: 'A log of actions',
          text: "Who opened a client's card, and when. Write it where the application may add but not delete: there is an example below.",
        },
        {
          title: 'Encrypted backups',
          text: 'A backup leaks more often than the database. Encrypt it before sending, and keep the key where there are no backups.',
        },
      ],
    },
    {
      __component: 'blocks.steps',
      title: 'What the owner of a system does',
      steps: [
        {
          title: 'Describe the data',
          text: 'Which fields you collect, of whom, what for and how long you keep them. Take away fields that are not needed: they will not have to be protected.',
        },
        {
          title: 'Find the level',
          text: 'It depends on the kind of data, the number of people (more or fewer than 100,000) and the type of threats. A shop or a booking service mostly has the fourth or the third.',
        },
        {
          title: 'Settle the relations',
          text: 'An order to process under article 6 is part of the contract with everybody who receives the data, hosting included.',
        },
        {
          title: 'Set the measures',
          text: 'FSTEC order No. 21 lists the measures of each level: access, logs, protection from malware, backups.',
        },
        {
          title: 'Notify Roskomnadzor',
          text: 'The form is sent on the personal data portal before processing begins.',
        },
      ],
    },
    {
      __component: 'blocks.code',
      title: 'Rights that are enough for an application',
      text: 'An example for PostgreSQL: the application works with the cards, the analyst sees them without phones, and the log can only be added to. Run it in your database as an administrator.',
      language: 'sql',
      code: `CREATE TABLE client (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  full_name text NOT NULL,
  phone text NOT NULL,
  city text
);
CREATE TABLE access_log (
  happened_at timestamptz NOT NULL DEFAULT now(),
  employee text NOT NULL,
  client_id bigint NOT NULL,
  action text NOT NULL
);
CREATE VIEW client_for_reports AS SELECT id, city FROM client;

CREATE ROLE app LOGIN PASSWORD 'replace-with-a-long-password';
CREATE ROLE analyst LOGIN PASSWORD 'and-this-one-too';
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO app, analyst;
GRANT SELECT, INSERT, UPDATE, DELETE ON client TO app;
GRANT INSERT ON access_log TO app;
GRANT SELECT ON client_for_reports TO analyst;`,
    },
    {
      __component: 'blocks.live-tariffs',
      title: 'Databases for such a layout',
      text: 'For data of Russian citizens choose Saint Petersburg: the Netherlands (Amsterdam) on the list are meant for other projects.',
      product: 'databases',
      contact_text: 'Ask for documents',
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about the law and the cloud',
      questions: [
        {
          question: 'Is it enough to keep the data in Russia?',
          answer:
            'No. The place is one requirement. There are also consents, the notice to Roskomnadzor, the contract to process, and measures inside the system itself.',
        },
        {
          question: 'May a copy be kept abroad?',
          answer:
            'Data of Russian citizens has to be collected into a database in the country at once. Passing it abroad is another act, of which Roskomnadzor is notified beforehand.',
        },
        {
          question: 'Do you have a certificate for the site?',
          answer:
            'Ask before ordering which level you need: we name the documents we can give and those we cannot. This page promises nothing that is not on paper.',
        },
        {
          question: 'Are certified means of protection needed?',
          answer:
            'If by the threat model only they can counter a threat, yes. For many systems of the third and fourth level settings of access are enough, but your specialist decides.',
        },
        {
          question: 'We only collect e-mail addresses for a newsletter. Does it concern us?',
          answer:
            'Yes, an address with a name identifies a person. There will be few measures, but a policy, a consent and a notice are needed.',
        },
        {
          question: 'What do I do after a leak?',
          answer:
            'Tell Roskomnadzor within a day, and within three days of the causes and who is to blame. So turn logs on beforehand: without them there is nothing to tell.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 'mail' },
    {
      __component: 'blocks.contact',
      title: 'Look at your system together',
      text: 'Describe whose data you collect and where it is. We mark what the cloud covers and what you have to do yourselves. It does not replace a lawyer.',
      button_text: 'Ask a question',
    },
    { __component: 'blocks.related-tutorials', title: 'The settings we speak of', topic: 'linux', limit: 3 },
  ],
  seo_title: 'A cloud for personal data under Russian law 152-FZ',
  seo_description:
    'Servers in Saint Petersburg, Moscow and Novosibirsk, databases in Saint Petersburg: who answers for personal data, five steps and an example of rights.',
};
