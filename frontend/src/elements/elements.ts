/**
 * Runs at the end of every page, with a framework or without: what the platform does not do by itself. Each element
 * stands in HTML that already says what it is; here it only learns to act.
 */
import './anchor-scroll';
import './banner-click';
import './banner-sight';
import './close-menus';
import './command-fallback';
import './command-palette';
import './connection';
import './copy-button';
import './count-visit';
import './current-page';
import './log-out';
import './modal-messages';
import './notification-area';
import './order-links';
import './price-switch';
import './return';
import './section-link';
import './theme-switch';
import './translated-page';
import './visit-origin';
// Last, when everybody listens.
import './page-views';
