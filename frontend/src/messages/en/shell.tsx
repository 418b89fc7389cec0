import type { Link } from '../link';

export const skipToContent = 'Skip to content';
export const homePage = 'Home';
export const breadcrumbs = 'Breadcrumbs';
export const demonstration = (minutes: number) =>
  `This is a demonstration: orders are not real and nothing is charged. Other visitors can read what you enter, and it is deleted ${resets(minutes)}: do not enter real data.`;
export const copy = 'Copy';
export const copied = 'Copied';
export const copyFromHere = 'Copy from here';
export const closeNotification = 'Close notification';
export const notifications = 'Notifications';
export const isOffline = 'No internet connection. What you have chosen and typed will stay in place.';
export const isOnline = 'Connection restored';

export const mainMenu = 'Main menu';
export const products = 'Products';
export const services = 'Services';
export const allServices = 'All services';
export const solutions = 'Solutions';
export const allSolutions = 'All solutions';
export const menu = 'Menu';
export const siteMenu = 'Site menu';
export const closeMenu = 'Close menu';
export const signUp = 'Sign up';
export const logIn = 'Log in';
export const logOut = 'Log out';
export const panel = 'Control panel';
export const openPanel = 'Open the control panel';
export const switchTheme = 'Switch theme: light or dark';

export const cloudServers = 'Cloud servers';
export const cloudServersText = 'Ready-made plans and today’s prices';
export const tutorials = 'Tutorials';
export const blog = 'Blog';

export const search = 'Search';
export const searchSite = 'Search the site';
export const palette = {
  title: 'Search and commands',
  field: 'What to find',
  placeholder: 'Article, service or “4 cores 8 GB Moscow”',
  found: 'Results',
  commands: 'Go to',
  servers: 'Find a server',
  nothing: 'Nothing found. Press Enter to search the whole site.',
  partial: 'Not everything was searched: part of the search is not responding right now.',
  failure: 'Search is not responding right now. Press Enter to open the search page.',
  choose: 'select',
  open: 'open',
  close: 'close',
};

export const supportAnswers = (hours: string) => `Support replies ${hours}`;
export const supportChat = 'Support chat';
export const writeToUs = 'Contact us';
export const serviceStatus = 'Service status';

export const cookieSettings = 'Cookie settings';
export const mayCount = (names: string, count: number) =>
  `May we count visits? ${count > 1 ? `Analytics tools (${names}) show` : `An analytics tool (${names}) shows`} us what is useful on this site. Nothing is loaded until you allow it.`;
export const howDataAreTreated = 'How we treat your data';
export const countersAllowed = 'Analytics are on right now.';
export const countersRefused = 'Analytics are off right now.';
export const refuseCounters = 'Decline';
export const allowCounters = 'Allow';
export const counterNames = {
  metrika: 'Yandex Metrica',
  ga4: 'Google Analytics',
  roistat: 'Roistat',
  plausible: 'Plausible',
};

export const personalData = (link: Link) => (
  <>
    By sending a request, you agree to the {link('processing of your personal data')}: we need them to reply.
  </>
);
export const successor = 'The plan this link led to is no longer sold. Here is the one that replaced it.';
export const offerCategory = 'Cloud hosting';

const HOUR = 60;
const DAY = 24 * HOUR;

function resets(minutes: number): string {
  if (minutes % DAY === 0) return minutes === DAY ? 'every day' : `every ${minutes / DAY}\u00a0days`;
  if (minutes % HOUR === 0) return minutes === HOUR ? 'every hour' : `every ${minutes / HOUR}\u00a0hours`;
  return minutes === 1 ? 'every minute' : `every ${minutes}\u00a0minutes`;
}
