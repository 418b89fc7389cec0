import type { SeededPage } from '../seeded-page';
import { legalPages } from './legal-pages';
import { page as aiHelp } from './pages/ai-help';

export const ownPages: SeededPage[] = [aiHelp, ...legalPages];
