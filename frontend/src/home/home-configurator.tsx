import { MiniConfigurator } from '~/features/configurator/mini-configurator';
import type { MiniConfiguratorModel } from '~/features/configurator/mini-configurator-model';
import { type Hero, HomeHero } from './home-hero';

/** What the home page opens with: its promise, and the configurator that keeps it. */
export function HomeConfigurator({ model, hero }: { model: MiniConfiguratorModel; hero: Hero }) {
  return <MiniConfigurator model={model} intro={<HomeHero {...hero} />} />;
}
