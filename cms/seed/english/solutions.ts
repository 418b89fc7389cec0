import type { SeededPage } from '../seeded-page';
import { page as personalData } from './pages/152fz';
import { page as cloudMigration } from './pages/cloud-migration';
import { page as daas } from './pages/daas';
import { page as forBusiness } from './pages/for-business';
import { page as mail } from './pages/mail';

/** In the order of the menu. */
export const solutions: SeededPage[] = [mail, forBusiness, daas, personalData, cloudMigration];
