import { unreachable } from '@vitrina/ordering';
import { BlockSection } from './block-section';
import { DataBoundary } from './data-boundary';
import { BucketFormIsland, MachineFormIsland, ServerConfiguratorIsland } from './islands';
import type { ConfiguratorData, LoadedConfigurator } from './loaded-block';
import type { PageContext } from './page-context';

/** What is sold in any size or of any parts. */
export function Configurator({ block, page }: { block: LoadedConfigurator; page: PageContext }) {
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
