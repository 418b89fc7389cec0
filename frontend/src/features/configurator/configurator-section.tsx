import type { BuildTerms } from '@vitrina/ordering';
import { ServerConfigurator } from './server-configurator';

/** The configurator as a section of a page. */
export function ConfiguratorSection({ terms }: { terms: BuildTerms }) {
  return (
    <section id="configurator" aria-labelledby="configurator-title" className="grid gap-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="configurator-title" className="text-32">
          Своя конфигурация
        </h2>
        <p className="text-ink-soft">Любое число ядер, память и диск отдельно</p>
      </div>
      <ServerConfigurator terms={terms} />
    </section>
  );
}
