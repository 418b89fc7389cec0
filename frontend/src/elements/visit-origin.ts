import { rememberVisit } from './remember-visit';

rememberVisit(document, location);
