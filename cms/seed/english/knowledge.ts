/** What is translated of the knowledge base, by the paths of `../knowledge.ts`. */
type Named = Readonly<Record<string, { name: string; description?: string }>>;

export const categories: Named = { news: { name: 'News' }, practice: { name: 'Practice' } };

export const topics: Named = {
  linux: { name: 'Linux', description: 'The first login, services, disks and the command line.' },
  shell: { name: 'Command line', description: 'Find, pick and mend many files at once.' },
  disks: {
    name: 'Disks and memory',
    description: 'Room on the disk, swap, and what to do when they run short.',
  },
  systemd: {
    name: 'Services and schedules',
    description: 'Programs of your own under systemd: starting, logs, timers.',
  },
  security: { name: 'Security', description: 'Updates, access and protection from guessing.' },
  firewall: { name: 'Firewall and access', description: 'Which ports to open, and whom to keep out.' },
  web: { name: 'Web servers', description: 'nginx, certificates, caching and logs.' },
  wordpress: { name: 'WordPress and sites', description: 'Ready engines for sites on your own server.' },
  databases: { name: 'Databases', description: 'Installing, setting up and backing up databases.' },
  postgresql: { name: 'PostgreSQL', description: 'Rights, indexes and slow queries.' },
  mysql: { name: 'MySQL and MariaDB', description: 'Backups without stopping, and checking them.' },
  redis: { name: 'Redis', description: 'How much memory to take, and what is left after a restart.' },
  containers: { name: 'Containers', description: 'Docker, Compose and Kubernetes.' },
  docker: { name: 'Docker', description: 'Installation, images and applications of several containers.' },
  kubernetes: { name: 'Kubernetes', description: 'The first application in a cluster, and updating it.' },
  network: { name: 'Networks', description: 'Names, addresses and private channels between machines.' },
  dns: { name: 'DNS', description: 'Which records there are, and how to check that they work.' },
  vpn: { name: 'VPN', description: 'A private network between your servers and a laptop.' },
  development: {
    name: 'Development',
    description: 'How to bring an application from a folder on a laptop to a server.',
  },
  python: { name: 'Python', description: 'Python applications behind nginx.' },
  nodejs: { name: 'Node.js', description: 'Node.js applications without root and with restarts.' },
  git: { name: 'Git', description: 'Releases with one command.' },
  monitoring: { name: 'Monitoring', description: 'Hear of trouble before visitors do.' },
  storage: { name: 'Storage and backups', description: 'S3 storage, and backups off the server.' },
  mail: { name: 'Mail', description: 'So that letters from your domain arrive.' },
  ai: { name: 'AI and video cards', description: 'Check a video card and compute on it.' },
};

export const tags: Named = {
  ssh: { name: 'SSH' },
  security: { name: 'Security' },
  ubuntu: { name: 'Ubuntu' },
  debian: { name: 'Debian' },
  nginx: { name: 'nginx' },
  postgresql: { name: 'PostgreSQL' },
  mysql: { name: 'MySQL' },
  redis: { name: 'Redis' },
  backups: { name: 'Backups' },
  systemd: { name: 'systemd' },
  docker: { name: 'Docker' },
  kubernetes: { name: 'Kubernetes' },
  dns: { name: 'DNS' },
  vpn: { name: 'VPN' },
  python: { name: 'Python' },
  nodejs: { name: 'Node.js' },
  git: { name: 'Git' },
  monitoring: { name: 'Monitoring' },
  s3: { name: 'S3' },
  mail: { name: 'Mail' },
  php: { name: 'PHP' },
  gpu: { name: 'Video cards' },
  performance: { name: 'Speed' },
  beginners: { name: 'For beginners' },
};

export const series: Named = {
  'server-from-scratch': {
    name: 'A server from scratch',
    description:
      'A new server in one evening: login with a key, closed ports and updates that install themselves.',
  },
  'site-behind-nginx': {
    name: 'A site behind nginx',
    description:
      'From an empty server to a site that answers fast: a certificate, a proxy, a cache and the log.',
  },
  'postgresql-at-work': {
    name: 'PostgreSQL at work',
    description: 'Who may do what, how not to lose data, and why a query takes long.',
  },
};

export const authors: Readonly<Record<string, Record<string, string>>> = {
  'ilya-somov': {
    name: 'Ilya Somov',
    job_title: 'System administrator',
    details: 'Writes about servers that need no attention at night.',
    details_expert: 'Answers for the internal infrastructure',
    bio: 'He has worked with Linux servers for twelve years: he began with one machine under a desk and answers for several hundred now. He values most what can be explained to a new colleague in ten minutes and repeated from notes without guessing. His tutorials show not only commands but how to see that each of them did exactly what it should.',
  },
  'daria-vetrova': {
    name: 'Daria Vetrova',
    job_title: 'Database engineer',
    details: 'Tells how to keep data and not lose it.',
    details_expert: 'Runs managed databases',
    bio: 'Works with PostgreSQL and ClickHouse, and helps teams to move from one version to another without downtime.',
  },
  'artem-lagutin': {
    name: 'Artem Lagutin',
    job_title: 'Deployment engineer',
    details: 'Writes about containers and about updating applications in the middle of the day.',
    details_expert: 'Answers for builds and releases',
    bio: 'He has moved teams from releases by hand to containers, and back where containers were too much. He thinks that a good release is boring.',
  },
  'nina-zvereva': {
    name: 'Nina Zvereva',
    job_title: 'Web developer',
    details: 'Tells what happens between the browser and your code.',
    details_expert: 'Develops sites and their server side',
    bio: 'She has made sites since they were uploaded by FTP. She explains settings by examples that can be repeated in an evening.',
  },
  'timur-asadov': {
    name: 'Timur Asadov',
    job_title: 'Network security engineer',
    details: 'Writes how to close what is not needed and not lock yourself out.',
    details_expert: 'Works on the protection of networks',
    bio: "He looks into break-ins of other people's servers and knows which small things they begin with. He leaves a way back in every tutorial.",
  },
  'vera-klimova': {
    name: 'Vera Klimova',
    job_title: 'Blog editor',
    details: "Gathers the team's experience and puts it into plain words.",
    details_expert: 'Runs the blog',
    bio: 'She asks engineers until the answer fits into a table, and sees to it that articles promise nothing too much.',
  },
};

export const experts: Readonly<Record<string, Record<string, string>>> = {
  'marina-orlova': {
    name: 'Marina Orlova',
    details_expert: 'Head of the reliability team, 15 years in operations',
  },
  'pavel-rudnev': {
    name: 'Pavel Rudnev',
    details_expert: 'Lead network engineer, builds networks between data centres',
  },
  'olesya-granina': {
    name: 'Olesya Granina',
    details_expert: 'Database architect, answers for the safety of client data',
  },
};
