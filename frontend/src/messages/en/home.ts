export const promise = 'A cloud server in a minute';
export const promiseLead =
  'Build a server for the job: the price on the screen is the price on the bill. No calls, no paper contracts.';

export const products = { title: 'Everything for your project', all: 'All services' };

export const locations = {
  title: 'Closer to your users',
  lead: 'The most affordable plan in each location.',
};

export const offers = {
  title: 'Today’s prices',
  allTariffs: 'All plans',
  tariffsOf: (family: string) => `${family} plans`,
};

export const outage = {
  title: 'Prices could not be loaded right now',
  lead: 'Everything else on the site works. Please try again in a minute.',
  toTariffs: 'See plans',
};

export const stepsTitle = 'How it works';

export const steps = {
  choose: {
    title: 'Choose a plan',
    text: 'CPU, memory, and disk stand in one row with the price. You can compare the list at a glance.',
  },
  signUp: {
    title: 'Create an account',
    text: 'Email, phone, and name; organizations also give their INN (taxpayer number) and company name. The server you chose will not get lost: it is written right in the address of the page.',
  },
  work: {
    title: 'Get to work',
    text: 'The control panel with your server opens right after you order. The system installs itself while you pour your tea.',
  },
};

export const tutorials = { title: 'New tutorials', all: 'All tutorials' };

export const call = {
  title: 'Start with one server',
  lead: 'All an account takes is an email and a phone number.',
  support: (hours: string) => `People from support answer ${hours}.`,
  signUp: 'Create account',
  openPanel: 'Open control panel',
  askInChat: 'Ask in chat',
};
