import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'Cloud servers',
  slug: 'cloud-servers',
  menu_text: 'Ready plans on fast NVMe drives',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'Cloud servers with a price you see before you order',
      lead: 'Take a ready plan or build a server by its cores, memory and disk. The operating system, Docker or a control panel is installed when the server is created.',
      facts: [
        {
          value: '6 locations',
          label:
            'Saint Petersburg, Moscow, Novosibirsk, Kazakhstan (Almaty), the Netherlands (Amsterdam) and Germany (Frankfurt)',
        },
        { value: 'up to 32 cores', label: 'and up to 256 GB of memory in one server' },
        { value: '5 GHz', label: 'processor frequency in the High CPU line' },
        { value: '100–200 Mbit/s', label: 'of bandwidth included in a ready plan' },
      ],
      links_title: 'Documentation',
      links: [
        { label: 'Ubuntu Server', href: 'https://documentation.ubuntu.com/server/' },
        { label: 'Debian documentation', href: 'https://www.debian.org/doc/' },
        { label: 'Docker Engine', href: 'https://docs.docker.com/engine/' },
        { label: 'Windows Server', href: 'https://learn.microsoft.com/en-us/windows-server/' },
      ],
    },
    {
      __component: 'blocks.live-tariffs',
      title: "Today's plans",
      text: 'Choose a location, a system and a payment period: the prices in the table follow at once, with the discount for the period.',
      product: 'cloud_servers',
      contact_text: 'Send a request',
    },
    {
      __component: 'blocks.configurator',
      title: 'A server of your own',
      text: 'If a ready plan has too little of one thing and too much of another, set each resource by itself. The link to the server you have built keeps every setting: send it to a colleague or to the accountant.',
      product: 'server',
    },
    {
      __component: 'blocks.features',
      title: 'How to choose between the lines',
      features: [
        {
          title: 'Premium: where most begin',
          text: 'A site, an online shop, a staging machine, a build server. 3.3 GHz processors and NVMe drives, 1 to 8 cores in a ready plan.',
        },
        {
          title: 'High CPU: when a single thread decides',
          text: '1C, game servers, PHP without a cache, old programs. Such work cannot be split between cores, so frequency wins, not their number. Located in Saint Petersburg.',
        },
        {
          title: 'Dedicated CPU: when speed has to be even',
          text: 'The cores belong to your machine alone, which suits databases and computations that run for hours. Available in Saint Petersburg and Moscow.',
        },
        {
          title: 'Software that is ready',
          text: 'Docker, GitLab, LAMP, Portainer, Redmine, Nextcloud or ISPmanager can be ticked in the order. The list depends on the system: not every panel runs on every version.',
        },
        {
          title: 'A private network between servers',
          text: 'The application and the database talk over internal addresses, and the public IP stays with the server that answers visitors.',
        },
      ],
    },
    {
      __component: 'blocks.static-presets',
      title: 'Germany: servers closer to Europe',
      text: 'Three configurations for projects whose visitors or partners are in this country or next to it.',
      group: 'frankfurt',
    },
    {
      __component: 'blocks.static-presets',
      title: 'Germany: small servers',
      text: 'For a VPN, a proxy, monitoring and tests that get by with one or two cores.',
      group: 'frankfurt_second',
    },
    {
      __component: 'blocks.code',
      title: 'The first five minutes on a new server',
      text: 'A script for Ubuntu and Debian that creates a user with your key and turns on automatic updates and the firewall. Close the root password afterwards, as the tutorial at the bottom of the page shows.',
      language: 'bash',
      code: `#!/usr/bin/env bash
# Run it from your own computer: ssh root@203.0.113.10 'bash -s' < setup.sh
set -euo pipefail
KEY="ssh-ed25519 AAAA...your-public-key"

adduser --disabled-password --gecos "" deploy
install -d -m 700 -o deploy -g deploy /home/deploy/.ssh
echo "$KEY" > /home/deploy/.ssh/authorized_keys
chown deploy:deploy /home/deploy/.ssh/authorized_keys
chmod 600 /home/deploy/.ssh/authorized_keys
echo "deploy ALL=(ALL) NOPASSWD:ALL" > /etc/sudoers.d/90-deploy
chmod 440 /etc/sudoers.d/90-deploy

apt-get update
apt-get install -y ufw unattended-upgrades
ufw allow OpenSSH
ufw allow 80,443/tcp
ufw --force enable`,
    },
    {
      __component: 'blocks.comparison',
      title: 'A cloud server or a computer in the office',
      text: 'A server under the desk can be reasonable. This is what to compare before you buy one.',
      ours: 'Cloud server',
      theirs: 'Server in the office',
      rows: [
        { label: 'Cost to begin', ours: 'Payment for the first period', theirs: 'A server, disks and a UPS' },
        {
          label: 'When the power fails',
          ours: 'The office and the server do not depend on each other',
          theirs: 'Runs while the battery lasts',
        },
        {
          label: 'Replacing a disk',
          ours: "The provider's job",
          theirs: 'A spare disk and a person on site',
        },
        {
          label: 'More memory in a year',
          ours: 'Another plan or configuration',
          theirs: 'Buying modules and a shutdown',
        },
        {
          label: 'Access from outside',
          ours: 'A public IP is ticked in the order',
          theirs: 'A contract for a static address',
        },
        { label: 'Full control of the hardware', ours: 'No, only of the system', theirs: 'Yes' },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about servers',
      questions: [
        {
          question: 'What is the price made of?',
          answer:
            'The public IP, if it is ticked, is added to the price of the plan; the sum is multiplied by the factor of the period and rounded up to a rouble. For a configuration of your own the price of the plan is the sum of cores, memory and disk.',
        },
        {
          question: 'Do I have to take a public IP?',
          answer:
            'No. It is part of the order because most people need it, but you can untick it. Without it only your own machines in the private network reach the server.',
        },
        {
          question: 'What if I need more than 16 cores?',
          answer:
            'Build the configuration you need: a form with a phone number opens instead of an order. We fit such machines by hand, so that they certainly find room on free hardware.',
        },
        {
          question: 'Why does the configurator add memory by itself?',
          answer:
            'There is at least 1 GB for each core, and 2 GB in one of the Moscow configurators. With less the system begins to use the disk in place of memory, and more cores do not help.',
        },
        {
          question: 'Which systems can be installed?',
          answer:
            'Ubuntu 20.04, 22.04 and 24.04, Debian 11 and 12, CentOS 7 and 9, the Bitrix environment and Windows Server 2022. For a new project people usually take Ubuntu 24.04.',
        },
        {
          question: 'What is different in Novosibirsk and Kazakhstan?',
          answer:
            'Ready plans there have 100 Mbit/s, those of other locations 200 Mbit/s. In return the way to visitors in Siberia and Kazakhstan is shorter.',
        },
        {
          question: 'Who makes backups?',
          answer:
            'What is on the server is yours to look after: set up an upload to S3 storage or to a second machine. Managed databases have backups that need nothing from you.',
        },
      ],
    },
    {
      __component: 'blocks.related-tutorials',
      title: 'What to do right after ordering',
      topic: 'linux',
      limit: 3,
    },
    { __component: 'blocks.banner', banner_type: 'dbaas' },
  ],
  seo_title: "Cloud servers (VDS and VPS): today's plans and prices",
  seo_description:
    'Cloud servers in six locations: ready plans and a configurator up to 32 cores, frequencies up to 5 GHz, NVMe drives. Prices and discounts are seen before you order.',
};
