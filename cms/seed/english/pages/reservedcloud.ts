import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'Reserved cloud',
  slug: 'reservedcloud',
  menu_text: 'A pool of resources kept for one company',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'Reserved cloud: your own stock of cores, memory and disks',
      lead: 'A company gets a pool that is kept for it and divides it into servers itself. Contents, site and price are settled by request.',
      facts: [
        { value: 'over 16 cores', label: 'in one server: such configurations are arranged by request' },
        { value: 'up to 1,000,000 ₽', label: 'grant for the move' },
      ],
      links_title: 'What manages a pool',
      links: [
        { label: 'Terraform', href: 'https://developer.hashicorp.com/terraform/docs' },
        { label: 'OpenTofu', href: 'https://opentofu.org/docs/' },
        { label: 'Ansible', href: 'https://docs.ansible.com/' },
      ],
    },
    {
      __component: 'blocks.comparison',
      title: 'A pool or single servers',
      text: 'A pool does not always win: while there are five machines that do not change, single plans are simpler.',
      ours: 'Reserved cloud',
      theirs: 'Single cloud servers',
      rows: [
        { label: 'What is paid for', ours: 'The size of the pool for a period', theirs: 'Each server' },
        {
          label: 'A staging machine for a day',
          ours: 'Within the pool, at no extra charge',
          theirs: 'One more order',
        },
        {
          label: 'Idle resources',
          ours: 'Paid for, but always there',
          theirs: 'Not paid for when there are none',
        },
        {
          label: 'Neighbours on the hardware',
          ours: 'The resources are yours',
          theirs: 'Yes; cores of your own only in Dedicated CPU',
        },
        { label: 'Where it begins', ours: 'At about ten servers', theirs: 'At one server' },
        { label: 'Arrangement', ours: 'A calculation and a contract', theirs: 'An order on the site' },
      ],
    },
    {
      __component: 'blocks.features',
      title: 'Who it is for',
      features: [
        {
          title: 'Development with many stages',
          text: 'A branch is a stage: checked, deleted. Costs do not grow, because stages live in what is paid for already.',
        },
        {
          title: 'A group with one budget',
          text: 'Cores and memory go to departments and subsidiaries, while there is one contract and one statement.',
        },
        {
          title: 'Services with predictable load',
          text: 'When you know how much you need every day, keeping that amount costs less than paying for flexibility.',
        },
        {
          title: 'Whoever leaves a server room',
          text: 'The pool is sized by the data sheets of your machines and their graphs of load, so the move is not guesswork.',
        },
      ],
    },
    {
      __component: 'blocks.code',
      title: 'Measure the servers you have',
      text: 'The script visits machines over SSH and makes a table: cores, memory, used memory and disk in gigabytes. Attach it to the request. The addresses are in hosts.txt, one a line.',
      language: 'bash',
      code: `#!/usr/bin/env bash
set -uo pipefail
echo "host,cpu,ram_gb,ram_used_gb,disk_gb,disk_used_gb" > inventory.csv
while read -r host; do
  ssh -n -o BatchMode=yes -o ConnectTimeout=5 "$host" '
    export LC_ALL=C
    cpu=$(nproc)
    ram=$(free -b | awk "/^Mem:/ {printf \\"%.1f,%.1f\\", \\$2/2^30, \\$3/2^30}")
    disk=$(df -B1 --total -x tmpfs -x devtmpfs -x overlay |
      awk "END {printf \\"%.0f,%.0f\\", \\$2/2^30, \\$3/2^30}")
    echo "$(hostname),$cpu,$ram,$disk"' >> inventory.csv ||
    echo "$host: no answer" >&2
done < hosts.txt
column -s, -t inventory.csv`,
    },
    {
      __component: 'blocks.steps',
      title: 'From the table to the pool',
      steps: [
        {
          title: 'Inventory',
          text: 'A list of machines, their load on an ordinary day and at the peak, and plans for a year.',
        },
        {
          title: 'Calculation',
          text: 'We add up what is used, not what is installed, with a reserve for growth and for the failure of one node.',
        },
        {
          title: 'Contract',
          text: 'Size, site, period, how the pool is extended and who answers for what are written down before work begins.',
        },
        {
          title: 'Moving in parts',
          text: 'Stages first, then internal systems, and last those that earn money.',
        },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about the reserved cloud',
      questions: [
        {
          question: 'How does it differ from a dedicated server?',
          answer:
            'A server is one physical machine: when it breaks, all stops. A pool is spread over several nodes and divided into virtual machines of any size.',
        },
        {
          question: 'Can the pool grow in the middle of the period?',
          answer:
            'Yes. Ask for the way and the price of extending it in the contract at once, so as not to bargain when resources have run out.',
        },
        {
          question: 'What if we were wrong and took too much?',
          answer:
            'Begin with less: adding is easier than giving back. The first month of the move shows the real load anyway.',
        },
        {
          question: 'Who answers for the virtual machines?',
          answer:
            'Hardware, hypervisor and network: we do. Systems inside the machines, updates and data: you or your contractor.',
        },
        {
          question: 'Is a pool fit for personal data?',
          answer:
            'You can choose a site in Russia. Who has which duty and which documents there are is described on the page about the cloud under law 152-FZ.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 'dedicated' },
    {
      __component: 'blocks.grant',
      title: 'A grant for moving into a pool',
      text: 'While a move goes on both the old place and the new one have to be paid for. The grant helps to cover these months; its size follows that of the move.',
      amount: 1000000,
      button_text: 'Discuss the move',
    },
    {
      __component: 'blocks.contact',
      title: 'Calculate a pool',
      text: 'Send the table of the script, or just the number of servers and what they are for.',
      button_text: 'Send the data',
    },
  ],
  seo_title: 'Reserved cloud: a pool of resources of your own',
  seo_description:
    'Reserved cloud for a company: cores, memory and disks that are kept for you, servers inside the pool without single orders. How to size it and where to begin.',
};
