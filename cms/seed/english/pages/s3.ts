import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'S3 storage',
  slug: 's3',
  menu_text: 'Files, backups and archives of any size',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'S3 storage for files that have outgrown the server',
      lead: 'Uploads, backups, videos and archives are kept apart from servers and outlive them. It works with every program that speaks S3.',
      facts: [
        { value: 'from 1 GB', label: 'the smallest ready size' },
        { value: 'up to 10 TB', label: 'in one bucket, if you name your own size' },
        { value: '10 GB', label: 'the step in which your own size is chosen, from 100 GB' },
      ],
      links_title: 'Programs to work with',
      links: [
        { label: 'AWS CLI: S3 commands', href: 'https://docs.aws.amazon.com/cli/latest/reference/s3/' },
        { label: 'rclone', href: 'https://rclone.org/s3/' },
        { label: 's3cmd', href: 'https://s3tools.org/usage' },
        { label: 'restic: encrypted backups', href: 'https://restic.readthedocs.io/' },
      ],
    },
    {
      __component: 'blocks.live-tariffs',
      title: 'Ready sizes',
      text: 'Good for a beginning: the files of a site, the backups of one server, a bucket for tests.',
      product: 's3',
    },
    {
      __component: 'blocks.configurator',
      title: 'When you know the size exactly',
      text: 'Name the number of gigabytes: the price grows evenly with it, without the steps of a plan.',
      product: 's3',
    },
    {
      __component: 'blocks.code',
      title: 'Copying a folder into a bucket with AWS CLI',
      text: 'The endpoint and the pair of keys are shown in the settings of the bucket. The command sync sends only the files that have changed.',
      language: 'bash',
      code: `# ~/.aws/credentials: a profile "storage" with the key and the secret from the panel
export AWS_PROFILE=storage
export AWS_ENDPOINT_URL_S3="https://address-from-the-panel"
# Compatible storages do not always need the new checksums
export AWS_REQUEST_CHECKSUM_CALCULATION=when_required

aws s3 sync /var/www/uploads s3://my-bucket/uploads
aws s3 ls s3://my-bucket/uploads/ --recursive --summarize --human-readable

# A link to a private file that works for an hour
aws s3 presign s3://my-bucket/uploads/price.pdf --expires-in 3600`,
    },
    {
      __component: 'blocks.features',
      title: 'What people put into a bucket',
      features: [
        {
          title: 'Files that people have uploaded',
          text: 'Photos, documents and attachments. There may be two servers of the application or ten: they share the files.',
        },
        {
          title: 'Backups',
          text: 'A copy on the same disk is lost with the disk. Upload it to a bucket and keep seven daily, four weekly and twelve monthly ones.',
        },
        {
          title: 'Static files of a site',
          text: 'Pictures, fonts and the build of the frontend are served from a bucket, and the server is busy with pages only.',
        },
        {
          title: 'Datasets and weights of models',
          text: 'Several machines download from one bucket. When the computation is over the servers are deleted, and the data stays.',
        },
      ],
    },
    {
      __component: 'blocks.comparison',
      title: 'A bucket or a larger disk',
      ours: 'S3 storage',
      theirs: 'Disk of a server',
      rows: [
        {
          label: 'Access from several machines',
          ours: 'By key, from any',
          theirs: 'A network folder or copying',
        },
        {
          label: 'Replacing the server',
          ours: 'The files stay where they are',
          theirs: 'They have to be moved',
        },
        { label: 'Limit of size', ours: '10 TB a bucket', theirs: 'The disk of the plan' },
        {
          label: 'Changing a part of a file',
          ours: 'The whole file is written again',
          theirs: 'As in any file system',
        },
        { label: 'A database on it', ours: 'Not suitable', theirs: 'Suitable' },
        { label: 'A temporary link for a client', ours: 'Part of the protocol', theirs: 'Has to be written' },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about storage',
      questions: [
        {
          question: 'Who sees my files?',
          answer:
            'A new bucket is private: no address opens without a key. A single file can be shown by a temporary link, without opening the others.',
        },
        {
          question: 'Will I have to change the code of my application?',
          answer:
            'Usually only settings: the endpoint, the name of the bucket and the keys. If a library builds an address like bucket.domain and does not find it, turn path-style on.',
        },
        {
          question: 'How does a ready size differ from my own?',
          answer:
            'Ready sizes go from 1 to 250 GB, each with its own price. A size of your own begins at 100 GB, and every gigabyte costs the same.',
        },
        {
          question: 'Where is the data physically?',
          answer:
            'In Saint Petersburg. That matters if there is personal data of Russian citizens among the files.',
        },
        {
          question: 'Can I mount a bucket as a folder?',
          answer:
            'You can, with rclone mount or s3fs, but it is only handy for reading. Leave an ordinary disk to programs that change files in place.',
        },
        {
          question: 'How do I treat the key?',
          answer:
            'Keep it in the environment or in a store of secrets, but not in a repository. If it may have leaked, change it in the panel and update the applications.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 'cloud-servers' },
    {
      __component: 'blocks.related-tutorials',
      title: 'How to make backups well',
      topic: 'databases',
      limit: 3,
    },
    {
      __component: 'blocks.contact',
      title: 'Need more than 10 TB?',
      text: 'Write how much data there is now, how fast it grows and where it has to be moved from.',
      button_text: 'Calculate storage',
    },
  ],
  seo_title: 'S3 object storage for files, backups and archives',
  seo_description:
    'Storage compatible with S3: ready sizes from 1 GB and your own up to 10 TB, private buckets, connected with AWS CLI, rclone and restic.',
};
