import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'Dedicated servers',
  slug: 'dedicated-servers',
  menu_text: 'A physical machine that is yours alone',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'A dedicated server without neighbours and virtualisation',
      lead: 'A physical machine with IPMI access: a ready configuration, or one built by processor, memory, disks and RAID. Name the system and the panel in the order.',
      facts: [
        { value: '4–64 cores', label: 'in ready configurations on Intel Xeon, AMD EPYC and Ryzen' },
        { value: 'up to 768 GB', label: 'of memory' },
        { value: '10 locations', label: 'from Saint Petersburg and Moscow to Helsinki and New York' },
        { value: '1 Gbit/s', label: 'of bandwidth at no extra charge' },
      ],
      links_title: 'Systems and tools',
      links: [
        { label: 'Proxmox VE', href: 'https://pve.proxmox.com/pve-docs/' },
        { label: 'Software RAID in Linux', href: 'https://docs.kernel.org/admin-guide/md.html' },
        { label: 'ipmitool', href: 'https://github.com/ipmitool/ipmitool' },
        { label: 'smartmontools', href: 'https://www.smartmontools.org/wiki' },
      ],
    },
    {
      __component: 'blocks.live-tariffs',
      title: 'Ready machines',
      text: 'Processor, memory and disks are given as they are in the case. If the configuration you need is missing, ask: we will name the nearest.',
      product: 'dedicated_servers',
      contact_text: 'Ask about a configuration',
    },
    {
      __component: 'blocks.configurator',
      title: 'A machine for your job',
      text: 'Five processors, 32 to 256 GB of memory, SSD, NVMe and HDD drives, software or hardware RAID. Built in Saint Petersburg.',
      product: 'dedicated',
    },
    {
      __component: 'blocks.comparison',
      title: 'A physical server or a cloud one',
      ours: 'Dedicated',
      theirs: 'Cloud',
      rows: [
        {
          label: 'Who else is on this machine',
          ours: 'Nobody',
          theirs: 'Other customers; cores of your own only in Dedicated CPU',
        },
        { label: 'Local disk', ours: 'Up to tens of terabytes', theirs: 'Up to 1200 GB in the configurator' },
        {
          label: 'Virtualisation of your own',
          ours: 'Proxmox or VMware ESXi among the systems',
          theirs: 'Not provided',
        },
        { label: 'Adding memory', ours: 'A request and a shutdown', theirs: 'A new configuration' },
        { label: 'A disk fails', ours: 'RAID holds, we replace it', theirs: 'Replaced without you' },
        { label: 'A sensible period', ours: 'From several months', theirs: 'From one month' },
      ],
    },
    {
      __component: 'blocks.features',
      title: 'What people take it for',
      features: [
        {
          title: 'A heavy database',
          text: 'Hundreds of gigabytes of indexes in memory, and NVMe drives whose speed nobody shares. PostgreSQL and ClickHouse show it most.',
        },
        {
          title: 'Virtualisation of your own',
          text: 'We install Proxmox 8 and 9 or ESXi 7 and 8 in place of an operating system, and inside you cut machines for departments yourself.',
        },
        {
          title: '1C for many users',
          text: 'Ryzen 7950X, Ryzen 9950X and EPYC 9274F above 4 GHz post documents faster, and there is memory enough to keep the database beside it.',
        },
        {
          title: 'Archives and video surveillance',
          text: 'There are machines with a pair of 8 and even 18 TB disks. A network disk from 250 GB to 30 TB can be added to any.',
        },
        {
          title: 'Licences by the number of cores',
          text: 'Programs that count physical cores and forbid moving between nodes live here without arguments with an auditor.',
        },
      ],
    },
    {
      __component: 'blocks.steps',
      title: 'How an order goes',
      steps: [
        {
          title: 'Configuration',
          text: 'A ready row of the list or a build of your own. System, panel, further addresses and a network disk are chosen at once.',
        },
        {
          title: 'Period',
          text: 'A month, a quarter, half a year or a year. The monthly price of each period stands beside it.',
        },
        {
          title: 'Preparation',
          text: 'The request goes to engineers together with the order: they install the system and the panel and answer your messages.',
        },
        {
          title: 'Check',
          text: 'Log in over IPMI, compare disks and memory, run some load, and only then move data.',
        },
      ],
    },
    {
      __component: 'blocks.code',
      title: 'What to check on a new machine',
      text: 'The disks and the memory of a physical server are seen by the system as they are, and the state of each is easy to read yourself.',
      language: 'bash',
      code: `sudo apt-get update && sudo apt-get install -y smartmontools fio

lscpu | grep -E 'Model name|Socket|Core'
free -h
cat /proc/mdstat                   # is there a software RAID
lsblk -d -o NAME,SIZE,ROTA,MODEL

# Wear and errors of an NVMe drive; with SATA it is sda instead of nvme0
sudo smartctl -a /dev/nvme0 | grep -Ei 'percentage used|media.*errors|power on hours'

# Random reads in blocks of 4 KB from a file of 2 GB, 30 seconds
fio --name=read --filename=/var/tmp/fio.bin --size=2G --bs=4k --rw=randread \\
  --ioengine=libaio --iodepth=32 --direct=1 --runtime=30 --time_based
rm /var/tmp/fio.bin`,
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about dedicated servers',
      questions: [
        {
          question: 'Is there a console before the system boots?',
          answer:
            'Yes, every machine on the list has IPMI: you can enter the BIOS, see it boot and restart a system that hangs.',
        },
        {
          question: 'Which RAID should I choose?',
          answer:
            'For two disks a mirror is enough, and software will do. Hardware 10 is taken for a database, 5 and 6 for large archives where size matters more than the speed of writing.',
        },
        {
          question: 'Which systems do you install?',
          answer:
            'Ubuntu 20.04 to 24.04, Debian 11 to 13, CentOS 9 and 10, Windows Server 2012 R2 to 2022, Proxmox, VMware ESXi and the Bitrix environment.',
        },
        {
          question: 'Can I have several IP addresses?',
          answer:
            'Yes: blocks of two and four IPv4 addresses of one subnet and a single IPv6 address are ticked in the order.',
        },
        {
          question: 'Who administers the system?',
          answer: 'You do. If you have no administrator, add the basic level of administration to the order.',
        },
        {
          question: 'What if a disk fails?',
          answer:
            'The mirror goes on with the second one. Write to support and the disk is replaced; but keep a copy of the data elsewhere: RAID does not save you from a dropped table.',
        },
        {
          question: 'Is a control panel part of the price?',
          answer:
            'FASTPANEL and HestiaCP cost nothing extra. Licences of ISPmanager 6 are paid for apart, and the order shows their price.',
        },
      ],
    },
    {
      __component: 'blocks.static-presets',
      title: 'Are dedicated cores enough? Moscow',
      text: 'If a whole machine is too much, take a virtual one with cores that belong to it alone.',
      group: 'dedicated_msk',
    },
    { __component: 'blocks.banner', banner_type: 'vmware' },
  ],
  seo_title: 'Dedicated servers: rent a physical server',
  seo_description:
    'Rent a dedicated server: Xeon, EPYC and Ryzen, up to 768 GB of memory, IPMI, RAID and 1 Gbit/s. Ready machines in ten locations and builds of your own.',
};
