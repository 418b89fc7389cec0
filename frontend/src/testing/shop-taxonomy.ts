import {
  DEFAULT_BUILD_LOCATION,
  DEFAULT_CONFIGURATORS,
  DEFAULT_FAMILIES,
  DEFAULT_LOCATIONS,
} from '@vitrina/content-contract/default-taxonomy';
import { beforeEach } from 'vitest';
import { toTaxonomy } from '~/content/to-taxonomy';
import { setTaxonomy } from '~/copy/taxonomy';

/** As the CMS seeds them. */
export const SEEDED_PERIODS = [
  { code: 'P1M', multiplier: 1 },
  { code: 'P3M', multiplier: 0.97 },
  { code: 'P6M', multiplier: 0.95 },
  { code: 'P1Y', multiplier: 0.9 },
] as const;

/** What a shop has that nobody has edited. */
export const SEEDED_TAXONOMY = toTaxonomy(
  {
    locations: DEFAULT_LOCATIONS,
    server_families: DEFAULT_FAMILIES,
    configurator_rules: DEFAULT_CONFIGURATORS,
    build_location: DEFAULT_BUILD_LOCATION,
  },
  SEEDED_PERIODS.map(({ code }) => code),
);

setTaxonomy(SEEDED_TAXONOMY);
// A test may have forgotten all that the process knows.
beforeEach(() => setTaxonomy(SEEDED_TAXONOMY));
