import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'Databases',
  slug: 'databases',
  menu_text: 'PostgreSQL, MySQL, Redis and five more',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'Managed databases without an administrator of your own',
      lead: 'Choose an engine and a size: you get an address, a name and a password for the application. Setting it up and backing it up is our work, tables and queries are yours.',
      facts: [
        { value: '8 engines', label: 'for tables, documents, caches, analytics, search and queues' },
        { value: 'up to 80 GB', label: 'of NVMe disk in ready plans' },
        { value: '2 locations', label: 'Saint Petersburg and the Netherlands (Amsterdam)' },
        { value: 'up to 4 cores', label: 'and 8 GB of memory in one database' },
      ],
      links_title: 'Documentation of the engines',
      links: [
        { label: 'PostgreSQL', href: 'https://www.postgresql.org/docs/' },
        { label: 'MySQL', href: 'https://dev.mysql.com/doc/' },
        { label: 'ClickHouse', href: 'https://clickhouse.com/docs' },
        { label: 'OpenSearch', href: 'https://docs.opensearch.org/' },
      ],
    },
    {
      __component: 'blocks.live-tariffs',
      title: 'Plans by engine',
      text: 'Choose the type of database first: each has sizes and locations of its own. Backups and a private IP are in every row.',
      product: 'databases',
      contact_text: 'Choose a database with an engineer',
    },
    {
      __component: 'blocks.features',
      title: 'Which engine for which job',
      features: [
        {
          title: 'PostgreSQL and MySQL: records and orders',
          text: 'Related data, transactions, reports in SQL. PostgreSQL is handier for complex queries and JSON, MySQL is what WordPress, Bitrix and most ready shops are used to.',
        },
        {
          title: 'Redis: what is read a thousand times',
          text: 'Sessions, a cache of pages, counters, locks, a queue of jobs. All of it is in memory, so count the size by the amount of data, not by the disk.',
        },
        {
          title: 'MongoDB: documents without one schema',
          text: 'Product cards with different properties, events, questionnaires. Plans begin with two cores and 4 GB of memory.',
        },
        {
          title: 'ClickHouse: reports over billions of rows',
          text: 'Stores columns and reads only those it needs. Put the log of actions and sales here, and free the working database of heavy queries.',
        },
        {
          title: 'OpenSearch: searching text',
          text: 'Search with typos and word forms in a catalogue or documents, and analysis of application logs.',
        },
        {
          title: 'Kafka and RabbitMQ: services that talk',
          text: 'RabbitMQ hands jobs to workers and waits for a confirmation. Kafka keeps a stream of events that each service reads from its own place.',
        },
      ],
    },
    {
      __component: 'blocks.code',
      title: 'Connecting from the command line',
      text: 'Take the address and the user name from the panel. A password is better kept in ~/.pgpass with mode 600 than in the history of commands. The version of pg_dump must not be lower than that of the database you copy.',
      language: 'bash',
      code: `# On a server in the same private network
sudo apt-get update && sudo apt-get install -y postgresql-client
export PGHOST=192.168.0.10 PGUSER=gen_user PGDATABASE=default_db
psql -c 'SELECT version();'

# Moving your own database: take a copy and load it into the new one
pg_dump --host=old.example.com --username=shop \\
  --format=custom --no-owner --file=shop.dump shop
pg_restore --no-owner --exit-on-error --dbname=default_db shop.dump`,
    },
    {
      __component: 'blocks.comparison',
      title: 'A managed database or your own on a server',
      ours: 'Managed database',
      theirs: 'Database on your server',
      rows: [
        {
          label: 'Installation',
          ours: 'Choose a plan',
          theirs: 'Packages, folders, access, memory settings',
        },
        { label: 'Backups', ours: 'In every plan', theirs: 'A script, a schedule and room for files' },
        {
          label: 'Access from the internet',
          ours: 'A private address is enough',
          theirs: 'Depends on how the firewall is set',
        },
        { label: 'Superuser rights in the system', ours: 'No', theirs: 'Yes' },
        { label: 'Rare extensions', ours: 'Only those of the engine', theirs: 'Any that you build' },
        { label: 'Updates of the system below', ours: 'On our side', theirs: 'Your administrator' },
      ],
    },
    {
      __component: 'blocks.steps',
      title: 'From the order to the first query',
      steps: [
        {
          title: 'Estimate the size',
          text: 'Take the data you have, add a year of growth and a third for indexes and temporary files.',
        },
        {
          title: 'Order it next to the application',
          text: 'If the servers are in Saint Petersburg, put the database there too: every query saves a trip to another country and back.',
        },
        {
          title: 'Connect over the private address',
          text: 'Put it into the environment and check that the port does not answer from outside.',
        },
        {
          title: 'Create a user of its own',
          text: 'An application does not need the rights of an administrator: give it its schema only.',
        },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about databases',
      questions: [
        {
          question: 'Which plan does an online shop need?',
          answer:
            'A catalogue of several thousand products usually gets by with 2 GB of memory. Look at the size of the indexes: while they fit into memory, the database answers fast.',
        },
        {
          question: 'Why are there fewer engines in the Netherlands?',
          answer:
            'PostgreSQL and MySQL are available there. The other six are in Saint Petersburg; if you need another city, write to us before ordering.',
        },
        {
          question: 'Can I install an extension?',
          answer:
            'Run SELECT name FROM pg_available_extensions. All on that list is added with CREATE EXTENSION. You cannot build your own in a managed database: a cloud server is for that.',
        },
        {
          question: 'How do I check that a backup is good?',
          answer:
            'Restore it into a separate database and compare the number of rows in the main tables. The tutorial below shows how to do it for PostgreSQL.',
        },
        {
          question: 'What if there is no room any more?',
          answer:
            'Order a larger database, move the data and change the address in the application. To do it without haste, look at the size once a week: in PostgreSQL the function pg_database_size shows it.',
        },
        {
          question: 'Will I have SSH access?',
          answer:
            'No, only access to the database itself. If you need the files of the engine or an unusual build, a cloud or dedicated server will do.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 'apps' },
    {
      __component: 'blocks.related-tutorials',
      title: 'Tutorials about databases',
      topic: 'databases',
      limit: 3,
    },
    {
      __component: 'blocks.grant',
      title: 'A grant for moving a database',
      text: 'Tell us which engines and versions are at work now and how much data they hold. The move can be part of an application for the grant.',
      amount: 1000000,
      button_text: 'Discuss the move',
    },
  ],
  seo_title: 'Managed databases: PostgreSQL, MySQL, Redis, ClickHouse',
  seo_description:
    'Managed databases: eight engines, backups and a private IP in every plan, NVMe drives. Saint Petersburg and the Netherlands, ordered online.',
};
