/**
 * Runs at the end of every page, with a framework or without: what the platform does not do by itself. Each element
 * stands in HTML that already says what it is; here it only learns to act.
 */
import './anchor-scroll';
import './banner-goal';
import './close-menus';
import './command-fallback';
import './connection';
import './copy-button';
import './current-page';
import './notification-area';
import './return';
import './theme-switch';
import './visit-origin';
