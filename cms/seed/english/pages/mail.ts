import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'Mail on your domain',
  slug: 'mail',
  menu_text: 'Mailboxes of the staff at the company address',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'Mail on the company domain, on your own server',
      lead: 'We build a mail server on a cloud machine, create mailboxes and move the letters you have. The disk limits the number of mailboxes, not a plan for each person.',
      facts: [
        { value: '3 records', label: 'SPF, DKIM and DMARC, without which letters end in spam' },
        {
          value: '4 cores and 8 GB',
          label: 'of memory are enough for fifty mailboxes; take 250 GB of disk for them',
        },
        { value: '3 cities', label: 'in Russia where the mail can stand' },
      ],
      links_title: 'Rules and checks',
      links: [
        { label: 'What Gmail asks of senders', href: 'https://support.google.com/a/answer/81126?hl=en' },
        { label: 'Mail.ru Postmaster', href: 'https://postmaster.mail.ru/' },
        { label: 'About DMARC', href: 'https://dmarc.org/overview/' },
        { label: 'mailcow', href: 'https://docs.mailcow.email/' },
      ],
    },
    {
      __component: 'blocks.features',
      title: 'What the solution is made of',
      features: [
        {
          title: 'A cloud server with a static IP',
          text: 'Checking attachments takes most memory: do not save on it. Count 5 GB of disk a person and look how much is in use now.',
        },
        {
          title: 'A panel for the administrator',
          text: 'Mailboxes, passwords and forwarding are set in the browser. We install the open mailcow on Ubuntu 24.04: it has a spam filter, webmail and a calendar already.',
        },
        {
          title: 'Copies of letters in S3',
          text: 'An encrypted copy goes to a bucket of its own every night. A folder that was deleted by mistake comes back in a day, and nobody has to ask for the letters again.',
        },
        {
          title: 'The usual programs',
          text: 'Outlook, Thunderbird, Apple Mail and phones work by IMAP and SMTP with encryption; no application has to be installed.',
        },
      ],
    },
    {
      __component: 'blocks.steps',
      title: 'How we move the mail',
      steps: [
        {
          title: 'Count the mailboxes',
          text: 'The list of addresses, the size of each, shared folders, forwarding and people who have left.',
        },
        {
          title: 'Prepare the server',
          text: 'We set the mail up beside the one at work, get a certificate, and check outgoing port 25 and the reverse record of the IP.',
        },
        {
          title: 'Copy the letters',
          text: 'The program imapsync moves folders and read marks. It runs several times: each further run takes only what is new.',
        },
        {
          title: 'Change the MX records',
          text: 'The TTL is lowered a day before, so that the change spreads faster. The last run collects letters that still came to the old address.',
        },
        {
          title: 'Read the reports',
          text: 'For two weeks DMARC only watches who sends in your name. Then the policy is tightened to quarantine.',
        },
      ],
    },
    {
      __component: 'blocks.code',
      title: 'Check your domain now',
      text: 'Five queries show why letters may not arrive. An empty answer to any line is a reason to talk. The name of the DKIM selector stands in the header of any letter you have sent, in the field s=.',
      language: 'bash',
      code: `DOMAIN=example.com
SELECTOR=dkim
MAIL_IP=203.0.113.10

dig +short MX  "$DOMAIN"
dig +short TXT "$DOMAIN" | grep 'v=spf1'
dig +short TXT "$SELECTOR._domainkey.$DOMAIN"
dig +short TXT "_dmarc.$DOMAIN"
# The name in the answer must be the one by which the server introduces itself
dig +short -x "$MAIL_IP"`,
    },
    {
      __component: 'blocks.comparison',
      title: 'A server of your own or mail by the mailbox',
      ours: 'Mail on your server',
      theirs: 'A subscription for each person',
      rows: [
        {
          label: 'Cost as the staff grows',
          ours: 'Changes with the plan of the server',
          theirs: 'Grows with every person',
        },
        {
          label: 'Shared and technical mailboxes',
          ours: 'As many as you need',
          theirs: 'Often at the full price',
        },
        {
          label: 'Where letters are kept',
          ours: 'On the server you have chosen',
          theirs: 'Where the vendor decides',
        },
        {
          label: 'Reputation of the sending address',
          ours: 'Earned in the first weeks',
          theirs: 'There already',
        },
        { label: 'Updates', ours: 'Your administrator or a contractor', theirs: 'The vendor' },
        {
          label: 'Editing documents together',
          ours: 'Installed apart, as Nextcloud',
          theirs: 'Usually inside',
        },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about mail',
      questions: [
        {
          question: 'Will letters be lost during the move?',
          answer:
            'No, if the old mailbox is not closed at once. While the MX records spread, letters come to both servers, and the last copying run collects them in the new one.',
        },
        {
          question: 'Can we send advertising?',
          answer:
            'Not from this address: complaints would harm the delivery of invoices and contracts. Advertising takes a domain of its own and a mailing service.',
        },
        {
          question: 'Five mailboxes are enough for us. Does it make sense?',
          answer:
            'Rather not: a subscription for five people costs less than the attention of an administrator. A server of your own pays from about twenty mailboxes, or when the place of storage matters.',
        },
        {
          question: 'Does a Cyrillic domain work?',
          answer:
            'Not every mail program and site takes addresses on .рф. Have it together with a Latin domain, and make the Latin one the main.',
        },
        {
          question: 'Who answers for the spam filter?',
          answer:
            'The filter comes with the mail server and learns from letters that people move to Spam. Look into that folder daily in the first month.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 'business' },
    {
      __component: 'blocks.contact',
      title: 'Move the mail',
      text: 'Name the domain, the number of mailboxes and where they are now.',
      button_text: 'Send a request',
      has_form: true,
    },
    { __component: 'blocks.related-tutorials', title: 'Protect the mail server', topic: 'linux', limit: 3 },
  ],
  seo_title: 'Company mail on your own domain and server',
  seo_description:
    'Mail on the company domain: a cloud server with a static IP, letters moved over IMAP, SPF, DKIM and DMARC set up, copies of letters in S3 storage.',
};
