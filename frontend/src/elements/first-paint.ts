/** Runs in the head, before anything is painted: kept to what cannot wait. */
import { settleVisitor } from './visitor';

settleVisitor();
