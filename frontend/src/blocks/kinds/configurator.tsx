import type { ConfiguratorProduct } from '@vitrina/content-contract/content-names';
import { unreachable } from '@vitrina/ordering';
import { graphql } from '~/content/generated';
import type { BucketForm, MachineForm } from '~/features/configurator/get-own-choice';
import type { SentModel } from '~/features/configurator/sent-model';
import type { Unavailable } from '~/rendering/unavailable';
import { type BlockDefinition, type BlockProps, type Introduced, introduced } from '../block-definition';
import { BlockSection } from '../block-section';
import { DataBoundary } from '../data-boundary';
import { BucketFormIsland, MachineFormIsland, ServerConfiguratorIsland } from '../islands';

export interface ConfiguratorBlock extends Introduced {
  kind: 'configurator';
  product: ConfiguratorProduct;
}

export type ConfiguratorData =
  | { of: 'server'; model: SentModel }
  | { of: 's3'; form: BucketForm }
  | { of: 'dedicated'; form: MachineForm };

/** `undefined`: not sold in any size now. */
type LoadedData = ConfiguratorData | Unavailable | undefined;

export const configurator: BlockDefinition<ConfiguratorBlock, LoadedData> = {
  fields: graphql(`
    fragment ConfiguratorBlock on ComponentBlocksConfigurator {
      title
      text
      product
    }
  `),
  read: ({ product, ...words }) => ({ kind: 'configurator', ...introduced(words), product }),
  View: Configurator,
};

/** What is sold in any size or of any parts. */
export function Configurator({ block, page }: BlockProps<ConfiguratorBlock, LoadedData>) {
  return (
    <DataBoundary data={block.data} outage={{ of: 'configurator', page: page.path }}>
      {(data) =>
        data && (
          <BlockSection id="configurator" title={block.title} text={block.text}>
            <ConfiguratorOf {...data} />
          </BlockSection>
        )
      }
    </DataBoundary>
  );
}

function ConfiguratorOf(data: ConfiguratorData) {
  switch (data.of) {
    case 'server':
      return <ServerConfiguratorIsland model={data.model} />;
    case 's3':
      return <BucketFormIsland {...data.form} />;
    case 'dedicated':
      return <MachineFormIsland {...data.form} />;
    default:
      return unreachable(data);
  }
}
