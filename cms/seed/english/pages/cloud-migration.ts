import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'Moving to the cloud',
  slug: 'cloud-migration',
  menu_text: 'We move servers and databases, with a grant',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'A move to the cloud by plan, with a way back',
      lead: 'We move sites, databases and internal systems from another provider or from your server room. The old place works until you have checked the new one yourself.',
      facts: [
        { value: 'up to 1,000,000 ₽', label: 'grant for the cost of the move' },
        { value: '5 stages', label: 'inventory, copy, check, switch and watching' },
        { value: '6 locations', label: 'servers can move to' },
      ],
      links_title: 'Tools for moving',
      links: [
        { label: 'rsync', href: 'https://rsync.samba.org/documentation.html' },
        {
          label: 'Logical replication in PostgreSQL',
          href: 'https://www.postgresql.org/docs/current/logical-replication.html',
        },
        { label: 'MySQL replication', href: 'https://dev.mysql.com/doc/refman/8.4/en/replication.html' },
        { label: 'rclone for buckets', href: 'https://rclone.org/docs/' },
      ],
    },
    {
      __component: 'blocks.grant',
      title: 'A grant for the move',
      text: 'We consider projects at work that bring their load to us. Send the invoice of your present provider or a list of machines: we settle the sum and the terms by it.',
      amount: 1000000,
      button_text: 'Discuss the move',
    },
    {
      __component: 'blocks.steps',
      title: 'How it goes',
      steps: [
        {
          title: 'Inventory',
          text: 'We write down machines, ports, scheduled jobs, certificates and outside services that know your address. A line that is forgotten here is a call from a client later.',
        },
        {
          title: 'A copy beside it',
          text: 'We build the same layout in the cloud and pour the data over. The system at work does not change meanwhile.',
        },
        {
          title: 'Check',
          text: 'You put the new address into the hosts file of your computer and walk through the main paths: login, order, payment, report.',
        },
        {
          title: 'Switch',
          text: 'At an agreed hour we stop writing, send the last changes and change DNS. A rehearsal measures the pause, and we name it beforehand.',
        },
        {
          title: 'Watching',
          text: 'The old place stays on for as long as you decide. Until there is fresh data on the new one, changing one record brings you back; after that it takes a move in reverse.',
        },
      ],
    },
    {
      __component: 'blocks.code',
      title: 'Moving a site in two passes',
      text: 'The first pass runs while the site works and takes hours, the second sends the difference within minutes. Run it on the old server as root, the first time with --dry-run.',
      language: 'bash',
      code: `NEW=root@203.0.113.10

# The first pass, the site is at work
rsync -aHAX --numeric-ids --info=progress2 /var/www/ "$NEW":/var/www/

# The second pass, writing is stopped
systemctl stop php8.3-fpm
rsync -aHAX --numeric-ids --delete /var/www/ "$NEW":/var/www/
mysqldump --single-transaction --routines --triggers shop |
  gzip | ssh "$NEW" 'gunzip | mysql shop'

# Check the new place before DNS is changed
curl -sS --resolve shop.example.com:443:203.0.113.10 -o /dev/null \\
  -w '%{http_code} %{time_total}\\n' https://shop.example.com/`,
    },
    {
      __component: 'blocks.features',
      title: 'What moves where',
      features: [
        {
          title: 'Virtual machines to cloud servers',
          text: 'It mostly pays to install a clean system and move the data, rather than carry an image with settings nobody remembers.',
        },
        {
          title: 'MySQL and PostgreSQL to managed databases',
          text: 'Small ones by a dump, large ones by replication, so that the pause does not depend on the size.',
        },
        {
          title: 'Files and archives to S3 storage',
          text: 'rclone copies from another bucket, and goes on from the same file when it was interrupted.',
        },
        {
          title: 'Physical machines to dedicated servers',
          text: 'Chosen by cores and disks; virtualisation of your own on Proxmox or ESXi moves with its guests.',
        },
        {
          title: 'Containers to Kubernetes',
          text: 'Manifests stay; storage classes and the address of the entry change. Images need no moving if they are in a registry that can be reached.',
        },
      ],
    },
    {
      __component: 'blocks.comparison',
      title: 'With us or on your own',
      ours: 'A move with our team',
      theirs: 'A move on your own',
      rows: [
        { label: 'Knowing your system', ours: 'We learn it in the inventory', theirs: 'You know it' },
        { label: 'Experience in moving', ours: 'It is our work', theirs: 'Once in some years' },
        { label: 'Paying for two places', ours: 'The grant helps', theirs: 'From your own budget' },
        { label: 'Access to data', ours: 'Has to be given for a time', theirs: 'Stays inside' },
        {
          label: 'What is left afterwards',
          ours: 'A plan and a list of what runs where',
          theirs: 'What somebody wrote down',
        },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about moving',
      questions: [
        {
          question: 'Will there be downtime?',
          answer:
            'A short pause in writing is nearly always needed. With replication it is minutes, with a dump as long as the dump takes. A rehearsal gives the exact time.',
        },
        {
          question: 'How long does the whole move take?',
          answer:
            'A site with one database usually takes some days with its check. Ten connected systems take weeks, most of them for the inventory and agreements.',
        },
        {
          question: 'What can the grant be spent on?',
          answer:
            'We agree on the costs in answer to a request. Mostly they are the months in which both places are paid for, and the work of moving.',
        },
        {
          question: 'Will you see our data?',
          answer:
            'Only if you leave the move to us. Access is then given for a time, to a user of its own, and closed on the day of the switch.',
        },
        {
          question: 'What if the new place is slower?',
          answer:
            'Compare before the switch: run the same queries on both copies. If the difference is not in your favour, we change the plan or the location and repeat.',
        },
        {
          question: 'Will the IP address change?',
          answer:
            'Yes. Tell the bank, partners and services that have your address on a list of allowed ones at least a week ahead.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 'vds' },
    {
      __component: 'blocks.contact',
      title: 'Begin with an inventory',
      text: 'A list of servers, the size of databases and the date to move by. We answer whether the date is realistic.',
      button_text: 'Send the list',
      has_form: true,
    },
    {
      __component: 'blocks.related-tutorials',
      title: 'A copy of the database before the move',
      topic: 'databases',
      limit: 3,
    },
  ],
  seo_title: 'Moving to the cloud by plan, with a grant up to 1,000,000 ₽',
  seo_description:
    'Moving to the cloud: an inventory of systems, a copy beside them, a check and a switch by plan. Sites, databases and files, and a grant up to 1,000,000 ₽.',
};
