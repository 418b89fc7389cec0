import { island } from '~/documents/island';
import { HomeConfigurator } from './home-configurator';

/** The only part of the home page that answers by itself. */
export const HomeConfiguratorIsland = island('home-configurator', HomeConfigurator);
