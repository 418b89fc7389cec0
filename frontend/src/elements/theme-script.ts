/** Runs in the head, before anything is painted: the theme, and what else cannot wait. */
import { settleCohort } from './cohort';
import { applyFonts, keptFonts } from './fonts-kept';
import { keepBlade } from './keep-blade';
import { settlePriceBasis } from './price-basis';
import { reportFaults } from './report-faults';
import { settleVisitor } from './visitor';

// First of all scripts, so that it hears of the faults of every other.
reportFaults({
  location,
  addEventListener: (type, listener) => addEventListener(type, listener),
  send: (text) => void navigator.sendBeacon?.('/api/errors', text),
});
settle();
settlePriceBasis();
// A page that was made ready ahead is as it was then; since, somebody may have logged in, or kept a cohort.
document.addEventListener('prerenderingchange', settle);

keepBlade(window);

// They are likely in its cache: nobody has to see the text change.
applyFonts(keptFonts());

function settle() {
  settleVisitor();
  settleCohort();
}
