import { unreachable } from '@vitrina/ordering';
import type { ConfiguratorBlock } from '~/content/blocks';
import { OwnBucket, OwnMachine } from '~/features/products/own-choice';
import { catalogue } from '~/provider/catalogue';
import { BlockSection } from './block-section';

/** What is sold in any size or of any parts. The only place that knows which configurator a block stands for. */
export async function Configurator({ block }: { block: ConfiguratorBlock }) {
  const configurator = await configuratorOf(block.product);
  return (
    configurator && (
      <BlockSection id="configurator" title={block.title} text={block.text}>
        {configurator}
      </BlockSection>
    )
  );
}

/** Throws `ProviderOutage`. */
async function configuratorOf(product: ConfiguratorBlock['product']) {
  switch (product) {
    case 'server':
      return null;
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
