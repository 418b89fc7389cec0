import { HomeConfigurator } from '~/site/home-configurator';
import { hydrateIsland } from './hydrate-island';

hydrateIsland('home-configurator', HomeConfigurator);
