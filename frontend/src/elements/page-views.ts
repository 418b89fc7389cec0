import { countPages } from './count-pages';
import { tell } from './site-events';

countPages(window, (path) => tell({ name: 'page-view', path }));
