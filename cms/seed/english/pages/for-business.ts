import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'Cloud for business',
  slug: 'for-business',
  menu_text: 'A contract, invoices and one support for all',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'A cloud for the company: one panel and a clear invoice',
      lead: 'The site, 1C, the customer database and the files of departments are on servers that you see in one account of your legal entity. Begin with one system and add the others.',
      facts: [
        { value: '8 services', label: 'can be ordered on the site without a call' },
        { value: '4 periods', label: 'of payment: a month, a quarter, half a year and a year' },
        { value: 'by the tax number', label: 'the name and the address of the company are filled in' },
      ],
      links_title: 'Useful links',
      links: [
        { label: 'Checking a partner by its tax number', href: 'https://pb.nalog.ru/' },
        { label: 'Nextcloud documentation', href: 'https://docs.nextcloud.com/' },
        { label: 'Redmine guide', href: 'https://www.redmine.org/guide' },
      ],
    },
    {
      __component: 'blocks.features',
      title: 'What companies usually move first',
      features: [
        {
          title: '1C and accounting',
          text: 'A High CPU server at 5 GHz: posting documents is bound by the speed of one core. Upload the database to S3 every night.',
        },
        {
          title: 'The site and the customer area',
          text: 'A Premium cloud server and a PostgreSQL or MySQL database apart: if the site is broken into, there is one more border before the data.',
        },
        {
          title: 'Shared files',
          text: "Nextcloud is installed with a server on Ubuntu 22.04 and takes the place of a folder on the secretary's computer: with rights, versions and links for clients.",
        },
        {
          title: 'Tasks and code',
          text: 'Redmine and GitLab are on the list of ready software, too. Source code and project talk stay inside the company.',
        },
        {
          title: 'Workplaces',
          text: 'Windows Server 2022 on a cloud server gives people the same desktop in the office and at home; the solution Remote desktops says more.',
        },
      ],
    },
    {
      __component: 'blocks.live-tariffs',
      title: 'Which server to begin with',
      text: 'The site of a small company gets by with 2 cores and 4 GB of memory; for 1C with five people take 4 cores and 8 GB.',
      product: 'cloud_servers',
    },
    {
      __component: 'blocks.comparison',
      title: 'The cloud or a server room of your own',
      ours: 'Cloud',
      theirs: 'Server room in the office',
      rows: [
        { label: 'Kind of cost', ours: 'Operating, each period', theirs: 'Capital, then depreciation' },
        {
          label: 'Air conditioning, UPS, guards',
          ours: 'Inside the price of the service',
          theirs: 'Contracts and inspections apart',
        },
        { label: 'Opening a branch', ours: 'Access by login', theirs: 'A line between offices' },
        {
          label: 'The administrator has left',
          ours: 'The new one gets access to the panel',
          theirs: 'Look for notes about the settings',
        },
        {
          label: 'No internet in the office',
          ours: 'People work from home or a phone',
          theirs: 'Local programs are available',
        },
        {
          label: 'A report of what is bought',
          ours: 'The list of services in the account',
          theirs: 'An inventory',
        },
      ],
    },
    {
      __component: 'blocks.steps',
      title: 'The first week',
      steps: [
        {
          title: 'Monday: the account',
          text: 'Registration of an organisation. Enter the tax number, and the details are found; a private person needs only a name, a phone and an e-mail.',
        },
        {
          title: 'Tuesday: a trial server',
          text: 'Take it for a month and install what worries you most, with a copy of real data.',
        },
        {
          title: 'Wednesday and Thursday: people try it',
          text: 'Two or three people do their usual work on the copy and write down what they notice.',
        },
        {
          title: 'Friday: the decision',
          text: 'Compare the cost of a year with the present one and choose a period. If the move is hard, leave it to us.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 'migration' },
    {
      __component: 'blocks.faq',
      title: 'Questions of companies',
      questions: [
        {
          question: 'In whose name is the account?',
          answer:
            'Of an organisation or a person; that is chosen at registration. An organisation needs its tax number, name, address and a contact.',
        },
        {
          question: 'When does it pay to pay for a year?',
          answer:
            'When the system will certainly work for a year: the longer the period, the lower the price of a month. Pay for new projects monthly until the size is clear.',
        },
        {
          question: 'Is the price rounded?',
          answer:
            'Yes, once: the sum with the discount goes up to a whole rouble. You see the same number on the site, in the order and in the panel.',
        },
        {
          question: 'Can we give a contractor access?',
          answer:
            'Do not hand over the password of the account. Create a user with an SSH key for the contractor on the server, and delete the key when the work is done.',
        },
        {
          question: 'What if we need a contract with terms of our own?',
          answer:
            'Describe them in the support chat before ordering: we say what can be changed before you pay.',
        },
        {
          question: 'How do I show a budget to the director?',
          answer:
            'Build a configuration on the page of cloud servers and copy the link. It opens the same resources and period, and if the price has changed the page says so.',
        },
      ],
    },
    {
      __component: 'blocks.grant',
      title: 'A grant for companies that move',
      text: 'Companies that move systems at work get help from a grant. Its size depends on how many systems move and for how long.',
      amount: 1000000,
      button_text: 'Discuss the move',
    },
    { __component: 'blocks.banner', banner_type: 'daas' },
    {
      __component: 'blocks.contact',
      title: 'Talk before you register',
      text: 'Tell us how many people you are and what holds you up today. We advise what to move first.',
      button_text: 'Send a request',
      has_form: true,
    },
  ],
  seo_title: 'Cloud for business: servers, databases and files of a company',
  seo_description:
    'A cloud for a company: an account of the legal entity, servers for 1C, site and files in one panel, payment from a month to a year and a grant for the move.',
};
