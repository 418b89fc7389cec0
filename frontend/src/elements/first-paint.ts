/**
 * Runs in the head, before anything is painted: public pages are the same for everyone, and only this browser knows
 * whether it belongs to a customer (the hint cookie) and which theme was chosen here. Kept to what cannot wait.
 */
import { chosenTheme } from './theme';

const { dataset } = document.documentElement;

const theme = chosenTheme();
if (theme) dataset.theme = theme;

const hint = /(?:^|; )vitrina-customer=([^;]+)/.exec(document.cookie)?.[1];
if (hint) {
  try {
    dataset.customer = decodeURIComponent(hint);
  } catch {
    // A cookie that somebody has broken greets nobody.
  }
}
