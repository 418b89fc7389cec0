/** Runs in the head, before anything is painted: kept to what cannot wait. */
import { applyFonts, keptFonts } from './fonts-kept';
import { settleVisitor } from './visitor';

settleVisitor();

// They are likely in its cache: nobody has to see the text change.
applyFonts(keptFonts());
