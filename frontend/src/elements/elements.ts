/**
 * Runs at the end of every page, with a framework or without: what the platform does not do by itself. Each element
 * stands in HTML that already says what it is; here it only learns to act.
 */
import './anchor-scroll';
import './article-rating';
import './banner-click';
import './banner-sight';
import './close-menus';
import './command-fallback';
import './command-palette';
import './connection';
import './copy-button';
import './count-visit';
import './current-page';
import './fill-values';
import './image-carousel';
import './late-fonts';
import './load-more';
import './log-out';
import './notification-area';
import './order-links';
import './price-switch';
import './reading-place';
import './return';
import './section-link';
import './series-progress';
import './side-navigation';
import './theme-switch';
import './visit-origin';
// Last, when everybody listens.
import './page-views';
