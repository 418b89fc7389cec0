import { onceVisited } from './once-visited';
import { rememberVisit } from './remember-visit';

onceVisited(() => rememberVisit(document, location));
