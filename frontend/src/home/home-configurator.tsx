import { MiniConfigurator } from '~/features/configurator/mini-configurator';
import type { MiniConfiguratorTerms } from '~/features/configurator/mini-configurator-terms';
import { HomeHero } from './home-hero';

/** What the home page opens with: its promise, and the configurator that keeps it. */
export function HomeConfigurator({ terms }: { terms: MiniConfiguratorTerms }) {
  return <MiniConfigurator terms={terms} intro={<HomeHero />} />;
}
