import { type Wakes, wakes } from '~/documents/wakes';
import { HomeConfigurator } from '~/home/home-configurator';

export const islands: Wakes<'home'> = { 'home-configurator': wakes(HomeConfigurator) };
