import { legalPages } from './legal-pages';
import { page as aiHelp } from './pages/ai-help';
import type { SeededPage } from './seeded-page';

/** Pages outside both sections, at addresses of their own. */
export const ownPages: SeededPage[] = [aiHelp, ...legalPages];
