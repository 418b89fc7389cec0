import type { DedicatedLineName, Product, StorageClass } from '@vitrina/ordering';
import { currencySign } from '../currency';

export const names: Readonly<Record<Product, string>> = {
  vds: 'Cloud server',
  dbaas: 'Managed database',
  s3: 'S3 storage',
  balancer: 'Load balancer',
  k8s: 'Kubernetes cluster',
  dedicated: 'Dedicated server',
  apps: 'App',
  ai: 'AI bundle',
};

export const ownConfiguration = 'Custom configuration';
export const ownSize = 'Custom size';
export const ownCluster = 'Custom Kubernetes cluster';

export const orderTitles: Readonly<Record<Product, string>> = {
  vds: 'Order a server',
  dbaas: 'Order a database',
  s3: 'Order storage',
  balancer: 'Order a load balancer',
  k8s: 'Order a Kubernetes cluster',
  dedicated: 'Order a dedicated server',
  apps: 'Order an app',
  ai: 'Order an AI bundle',
};

export const withAccount: Readonly<Record<Product, string>> = {
  vds: 'Create an account, and your server is ready',
  dbaas: 'Create an account, and your database is ready',
  s3: 'Create an account, and your storage is ready',
  balancer: 'Create an account, and your load balancer is ready',
  k8s: 'Create an account, and your cluster is ready',
  dedicated: 'Create an account, and we will prepare your server',
  apps: 'Create an account and choose a repository',
  ai: 'Create an account, and your bundle is ready',
};

export const afterwards: Readonly<Record<Product, string>> = {
  vds: 'Check that everything is right. As soon as you order, the control panel opens with your new server; while it is being created, you can think of a job for it.',
  dbaas:
    'Check that everything is right. As soon as you order, the control panel opens with your new database: its address and administrator password are there.',
  s3: 'Check that everything is right. As soon as you order, the control panel opens with your new storage and its keys.',
  balancer:
    'Check that everything is right. As soon as you order, the control panel opens, where you connect servers to the load balancer.',
  k8s: 'Check that everything is right. As soon as you order, the control panel opens with your new cluster; its kubeconfig appears there in a few minutes.',
  dedicated:
    'Check that everything is right. As soon as you order, the control panel opens. The server is assembled by people: support will let you know when it is ready.',
  apps: 'Check that everything is right. Next, the control panel opens: choose a repository and launch your app there.',
  ai: 'Check that everything is right. As soon as you order, the control panel opens: everything in the bundle is created at the same time.',
};

export const ordering: Readonly<Record<Product, string>> = {
  vds: 'Creating your server…',
  dbaas: 'Creating your database…',
  s3: 'Creating your storage…',
  balancer: 'Creating your load balancer…',
  k8s: 'Creating your cluster…',
  dedicated: 'Ordering your server…',
  apps: 'Opening the control panel…',
  ai: 'Creating your bundle…',
};

export const unchosen: Readonly<Record<Exclude<Product, 'vds'>, string>> = {
  dbaas: 'After you sign up, the control panel opens: that is where you create a database.',
  s3: 'After you sign up, the control panel opens: that is where you create storage.',
  balancer: 'After you sign up, the control panel opens: that is where you create a load balancer.',
  k8s: 'After you sign up, the control panel opens: that is where you create a cluster.',
  dedicated: 'After you sign up, the control panel opens: that is where you order a dedicated server.',
  apps: 'After you sign up, the control panel opens: choose a repository and launch your app there.',
  ai: 'After you sign up, the control panel opens: that is where you create servers, databases, and storage for AI.',
};

export const firstSteps = {
  vds: {
    noAddress:
      'There is no public address: log in through the console on the server’s page in the control panel.',
    administratorPassword:
      'The password of the user Administrator is on the server’s page in the control panel.',
    openRemoteDesktop: 'Open the remote desktop:',
    remoteDesktopLater: 'The address for the remote desktop will appear there once it is assigned.',
    rootPassword: 'The password of the user root is on the server’s page in the control panel.',
    logIn: 'Log in once the server is up:',
    addressLater: 'The server’s address will appear there once it is assigned.',
  },
  dbaas: {
    password: 'The password of the user admin is on the database’s page in the control panel, under Access.',
    connect: 'Connect from your own terminal once the database is running:',
    passwordAndAddress:
      'The password of the user admin is on the database’s page in the control panel, under Access. The address will be there too, once it is assigned.',
  },
  s3: {
    keys: 'The access keys are on the storage’s page in the control panel. Save them to a profile:',
    look: 'See what is in the storage:',
    keysAndAddress: 'The keys and the address of the storage are on its page in the control panel.',
  },
  balancer: {
    addServers: 'In the control panel, add the servers to share requests among.',
    check: 'Check that the load balancer answers:',
    addressLater:
      'The address will appear on the load balancer’s page once it is assigned: point your domain at it.',
  },
  k8s: {
    download: 'When the cluster is ready, download its kubeconfig from the control panel.',
    look: 'Look at the nodes:',
  },
  dedicated: {
    builtByPeople:
      'The server is assembled by people. Its status and access details are in the control panel.',
    questions: 'Ask support about the assembly: the server’s number is already in the control panel.',
  },
};

export const tariff = 'Plan';
export const location = 'Location';
export const processor = 'CPU';
export const cores = 'Cores';
export const memory = 'RAM';
export const disk = 'Disk';
export const disks = 'Disks';
export const size = 'Size';
export const bandwidth = 'Bandwidth';
export const system = 'Operating system';
export const software = 'Software';
export const publicIp = 'Public IP';
export const privateIp = 'Private IP';
export const backups = 'Backups';
export const yes = 'Yes';
export const no = 'No';
export const billingPeriod = 'Billing period';
export const storageClass = 'Storage class';
export const storageClasses: Readonly<Record<StorageClass, string>> = { hot: 'Hot', cold: 'Cold' };
export const access = 'Access';
export const privateAccess = 'Private';
export const requests = 'Requests';
export const replicas = 'Replicas';
export const replicaCount = (count: number) => `replicas: ${count}`;
export const algorithm = 'Algorithm';
export const framework = 'Framework';
export const backend = 'Backend';
export const frontend = 'Frontend';
export const databaseType = 'Database';
export const masterNode = 'Control plane node';
export const masterNodes = 'Control plane nodes';
export const masterNodeCount = 'Number of control plane nodes';
export const workerNodes = 'Worker nodes';
export const workerNodeCount = 'Number of worker nodes';
export const workerNodesOf = (group: string) => `Worker nodes: ${group}`;
export const noNodes = 'none';
export const network = 'Network';
export const clusterFrom = (price: string) => `cluster from ${price}`;

export const dedicatedLines: Readonly<Record<DedicatedLineName, string>> = {
  machine: 'Server',
  cpu: 'CPU',
  memory: 'RAM',
  primaryStorage: 'Primary disk',
  secondaryStorage: 'Additional disk',
  raid: 'RAID',
  os: 'Operating system',
  cp: 'Control panel',
  ip: 'Additional addresses',
  network_drive: 'Network drive',
  bandwidth: 'Bandwidth',
  admin: 'Administration',
};

export const without = {
  os: 'No operating system',
  cp: 'No control panel',
  ip: 'None',
  network_drive: 'No network drive',
  bandwidth: 'Standard',
  secondaryStorage: 'No second disk',
  raid: 'No RAID',
};
export const selfManaged = 'By yourself';
export const managed = 'By us, set up by support';

export const withoutSoftware = 'No software';
export const systemWithout = (os: string, program: string) => `${os}, without ${program}`;
export const softwareOn = (program: string, os: string) => `${program}, on ${os}`;

export const cheapestFirst = 'Lowest price first';
export const cheapestPerCore = 'Lowest price per core';
export const cheapestPerGbOfMemory = 'Lowest price per GB of RAM';
export const cheapestPerGbOfDisk = 'Lowest price per GB of disk';

/** Of a choice that is called 'Sort by'. */
export const lowestPrice = 'Lowest price';
export const highestPrice = 'Highest price';
export const cheapestCore = 'Price per core';
export const cheapestMemory = 'Price per GB of RAM';
export const cheapestDisk = 'Price per GB of disk';

export const leastCores = 'Cores, at least';
export const leastMemory = 'RAM from, GB';
export const leastDisk = 'Disk from, GB';
export const highestMonthlyPrice = () => `Price up to, ${currencySign()}/mo`;

export const website = 'Website';
export const onlineStore = 'Online store';
export const database = 'Database';
/** A family of programs for accounting that is common in Russia. */
export const oneC = '1C accounting';

export const anyAmount = 'Any';
export const anyDisks = 'Any';
export const anyPrice = 'Any';
export const monthlyPrice = 'Price per month';
export const coresFrom = (count: number | string) => `From ${count}\u00a0cores`;
export const gigabytesFrom = (count: number | string) => `From ${count}\u00a0GB`;
export const upTo = (price: string) => `Up to ${price}`;

export const order = 'Order';
export const create = 'Create';
export const orderNamed = (name: string) => `Order ${name}`;
export const createNamed = (name: string) => `Create ${name}`;
export const soldOut = 'Sold out';
