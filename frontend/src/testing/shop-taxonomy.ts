import {
  DEFAULT_BUILD_LOCATION,
  DEFAULT_CONFIGURATORS,
  DEFAULT_FAMILIES,
  DEFAULT_LOCATIONS,
} from '@vitrina/content-contract/default-taxonomy';
import { beforeEach } from 'vitest';
import { toTaxonomy } from '~/content/to-taxonomy';
import { setTaxonomy } from '~/copy/taxonomy';

/** What a shop has that nobody has edited. */
export const SEEDED_TAXONOMY = toTaxonomy({
  locations: DEFAULT_LOCATIONS,
  server_families: DEFAULT_FAMILIES,
  configurator_rules: DEFAULT_CONFIGURATORS,
  build_location: DEFAULT_BUILD_LOCATION,
});

setTaxonomy(SEEDED_TAXONOMY);
// A test may have forgotten all that the process knows.
beforeEach(() => setTaxonomy(SEEDED_TAXONOMY));
