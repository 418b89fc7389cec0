import { page as russian } from '../../pages/kubernetes';
import type { SeededPage } from '../../seeded-page';
import { sameCode } from '../same-code';

export const page: SeededPage = {
  name: 'Kubernetes',
  slug: 'kubernetes',
  menu_text: 'A cluster whose masters we look after',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'Kubernetes in which the masters are not your concern',
      lead: 'Choose a version, the size of the masters and the worker nodes. The control plane and the network of the cluster are ours; you connect with kubectl and deploy applications.',
      facts: [
        { value: '4 versions', label: 'to choose from: 1.33 to 1.36' },
        { value: 'up to 20', label: 'worker nodes in the first order' },
        { value: '1 Gbit/s', label: 'of network at every ready node' },
        { value: '2 locations', label: 'Saint Petersburg and Moscow' },
      ],
      links_title: 'Kubernetes documentation',
      links: [
        { label: 'Concepts and tasks', href: 'https://kubernetes.io/docs/home/' },
        {
          label: 'kubectl quick reference',
          href: 'https://kubernetes.io/docs/reference/kubectl/quick-reference/',
        },
        { label: 'Calico network policies', href: 'https://docs.tigera.io/calico/latest/network-policy/' },
        { label: 'Helm', href: 'https://helm.sh/docs/' },
      ],
    },
    {
      __component: 'blocks.features',
      title: 'What you get with the cluster',
      features: [
        {
          title: 'Masters that fit the job',
          text: 'A staging cluster gets by with one basic master. For real load take three or five: the cluster stays manageable without one of them.',
        },
        {
          title: 'Calico from the first start',
          text: 'NetworkPolicy rules work at once: a database can be forbidden to answer any pod but the application.',
        },
        {
          title: 'Ingress is on already',
          text: 'A controller of incoming requests is installed with the cluster: domains and paths are all that is left to describe.',
        },
        {
          title: 'Plain Kubernetes, no commands of our own',
          text: 'It is k0s inside: it takes the same manifests, Helm charts and operators. The same files run at another provider, too.',
        },
        {
          title: 'Data beside it, not inside',
          text: 'Keep databases in the managed service and files in S3. The cluster can then be made anew from a repository, and nothing is lost.',
        },
      ],
    },
    {
      __component: 'blocks.live-tariffs',
      title: 'Nodes and masters',
      text: 'The price of a cluster is the sum of its masters and worker nodes. Give their number on the order page and see the total before you confirm.',
      product: 'kubernetes',
      contact_text: 'Discuss a cluster',
    },
    {
      __component: 'blocks.code',
      title: 'The first application in the cluster',
      text: 'Download the kubeconfig in the panel, save the manifest as web.yaml and run kubectl apply -f web.yaml. The readiness probe lets no visitor to a pod too early, and the limit of memory protects its neighbours on the node.',
      language: 'yaml',
      code: sameCode(russian),
    },
    {
      __component: 'blocks.comparison',
      title: 'A managed cluster or kubeadm on your servers',
      text: 'If you want to study Kubernetes, install it yourself. If it is a tool to you, compare.',
      ours: 'Managed cluster',
      theirs: 'Your own cluster',
      rows: [
        { label: 'Starting it', ours: 'One order form', theirs: 'Servers, certificates, network, etcd' },
        { label: 'A master fails', ours: 'We deal with it', theirs: 'Restoring etcd by your own runbook' },
        { label: 'Network driver', ours: 'Calico', theirs: 'Any' },
        { label: 'Settings of the API server', ours: 'Fixed', theirs: 'Changed as you like' },
        {
          label: 'Cost of the masters',
          ours: 'By the plan of the masters',
          theirs: 'Three machines and hours of an administrator',
        },
        {
          label: 'What is left to you',
          ours: 'Applications and their updates',
          theirs: 'Applications and the whole cluster',
        },
      ],
    },
    {
      __component: 'blocks.steps',
      title: 'How to begin a move from Docker Compose',
      steps: [
        {
          title: 'Take the data out',
          text: 'Move the database to a managed one and uploads to a bucket. What stays in the cluster can be killed and started again.',
        },
        {
          title: 'Write the manifests',
          text: 'Each service of the compose file becomes a Deployment and a Service, its variables a ConfigMap and a Secret.',
        },
        {
          title: 'Try it on a small cluster',
          text: 'One master and two worker nodes show where readiness probes and memory limits are missing.',
        },
        {
          title: 'Switch the domain',
          text: 'Point the DNS record at the address of the Ingress and leave the old server on until the end of the week.',
        },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about Kubernetes',
      questions: [
        {
          question: 'How many nodes do I need to begin with?',
          answer:
            'Two workers: with one you do not see whether the application survives losing it. Have fewer than two only for staging.',
        },
        {
          question: 'Which version should I choose?',
          answer:
            'The last but one if you install ready charts: their authors follow new versions some weeks later. The last one if you write manifests yourself.',
        },
        {
          question: 'One master, three or five?',
          answer:
            'If the only master falls, applications go on answering, but nobody can deploy anything new or start a pod on another node. Take three for sales and payments, five when a whole team works with the cluster.',
        },
        {
          question: 'Can I have nodes of an unusual size?',
          answer:
            'Yes, cores, memory and disk of a node are set apart: up to 32 cores and 256 GB of memory. The order page has ready nodes; we build such a cluster on request.',
        },
        {
          question: 'Where do I keep state?',
          answer:
            'Better outside the cluster: in a managed database and in S3. The local disk of a node goes with the node.',
        },
        {
          question: 'Is Kubernetes too much for my site?',
          answer:
            'For one site nearly always. A cloud server with Docker or the Apps section gives the same without manifests. A cluster pays off with several services and frequent releases.',
        },
      ],
    },
    { __component: 'blocks.banner', banner_type: 's3' },
    {
      __component: 'blocks.contact',
      title: 'Show us your compose file',
      text: 'We look at the services and say which nodes you need, and whether you need a cluster at all.',
      button_text: 'Send a request',
    },
    { __component: 'blocks.related-tutorials', title: 'Basics that will help', topic: 'web', limit: 3 },
  ],
  seo_title: 'Managed Kubernetes: a cluster with Calico and Ingress',
  seo_description:
    'Managed Kubernetes in Saint Petersburg and Moscow: versions 1.33 to 1.36, Calico and Ingress from the start, ready nodes with a 1 Gbit/s network.',
};
