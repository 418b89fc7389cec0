import { unreachable } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import type { ConfiguratorBlock } from '~/content/blocks';
import { getServerConfigurator } from '~/features/configurator/get-server-configurator';
import { ServerConfigurator } from '~/features/configurator/server-configurator';
import { OwnBucket, OwnMachine } from '~/features/products/own-choice';
import { catalogue } from '~/provider/catalogue';
import { BlockSection } from './block-section';
import { LivePart } from './live-part';
import type { PageContext } from './page-context';

/** What is sold in any size or of any parts. The only place that knows which configurator a block stands for. */
export function Configurator({ block, page }: { block: ConfiguratorBlock; page: PageContext }) {
  return (
    <LivePart load={() => configuratorOf(block.product)} outage={{ of: 'configurator', page: page.path }}>
      {(configurator) =>
        configurator && (
          <BlockSection id="configurator" title={block.title} text={block.text}>
            {configurator}
          </BlockSection>
        )
      }
    </LivePart>
  );
}

/** Throws `ProviderOutage` or `ContentOutage`. */
async function configuratorOf(product: ConfiguratorBlock['product']): Promise<ReactNode> {
  switch (product) {
    case 'server': {
      const terms = await getServerConfigurator();
      return terms && <ServerConfigurator model={terms} />;
    }
    case 's3': {
      const [configurator] = await catalogue.storageConfigurators();
      return configurator && <OwnBucket configurator={configurator} />;
    }
    case 'dedicated': {
      const configurator = await catalogue.dedicatedConfigurator();
      return configurator && <OwnMachine configurator={configurator} />;
    }
    default:
      return unreachable(product);
  }
}
