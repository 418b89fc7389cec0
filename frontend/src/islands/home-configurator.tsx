import { HomeConfigurator } from '~/home/home-configurator';
import { hydrateIsland } from './hydrate-island';

hydrateIsland('home-configurator', HomeConfigurator);
