import { notify } from './notify';

/** What is said then stands in the page, at the place where it is shown. */
function words(name: 'offline' | 'online'): string {
  return document.querySelector('notification-area')?.getAttribute(name) ?? '';
}

addEventListener('offline', () => notify({ status: 'Error', text: words('offline') }));
addEventListener('online', () => notify({ status: 'Success', text: words('online') }));
