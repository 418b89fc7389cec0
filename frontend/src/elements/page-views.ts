import { countPages } from './count-pages';
import { tell } from './site-events';

declare global {
  interface Window {
    navigation?: EventTarget;
  }
}

countPages(window, (path) => tell({ name: 'page-view', path }));
