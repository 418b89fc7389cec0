/** Runs in the head, before anything is painted: the theme, and what else cannot wait. */
import { settleCohort } from './cohort';
import { applyFonts, keptFonts } from './fonts-kept';
import { settlePriceBasis } from './price-basis';
import { settleVisitor } from './visitor';

settleVisitor();
settleCohort();
settlePriceBasis();

// They are likely in its cache: nobody has to see the text change.
applyFonts(keptFonts());
