export const sections = {
  service: {
    title: 'All services',
    lead: 'Servers, databases, storage, and everything in between. Take each service on its own, and manage all of them from one control panel.',
    description:
      'Cloud and dedicated servers, databases, S3 storage, Kubernetes, load balancers, and GPU servers.',
    others: 'Other services',
    empty: {
      title: 'Service pages are being prepared',
      text: 'You can already choose and order cloud servers.',
    },
  },
  solution: {
    title: 'All solutions',
    lead: 'Services put together for a task: you choose what your company needs, and together we decide which servers, databases, and settings it takes.',
    description:
      'Email on your own domain, cloud for business, remote desktops, cloud compliant with Russian personal data law (152-FZ), and migration.',
    others: 'Other solutions',
    empty: {
      title: 'Solution pages are being prepared',
      text: 'You can already choose and order cloud servers.',
    },
  },
};

export const serverTariffs = 'Server plans';

export const askUs = {
  title: 'Not sure what to choose?',
  lead: 'Describe your task in your own words, and we will suggest what to build it from.',
  hours: (hours: string) => `We answer ${hours}.`,
  writeToSupport: 'Contact support',
};

export const cloudServers = {
  title: 'Cloud servers',
  description: 'Cloud servers: ready-made plans, today’s prices, ordering without calls.',
};
