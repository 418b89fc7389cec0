import { MiniConfigurator } from '~/features/configurator/mini-configurator';
import type { MiniConfiguratorModel } from '~/features/configurator/mini-configurator-model';
import { HomeHero, type Promised } from './home-hero';

/** What the home page opens with: its promise, and the configurator that keeps it. */
export function HomeConfigurator({ model, promised }: { model: MiniConfiguratorModel; promised: Promised }) {
  return <MiniConfigurator model={model} intro={<HomeHero {...promised} />} />;
}
