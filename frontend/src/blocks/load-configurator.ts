import { unreachable } from '@vitrina/ordering';
import { getBucketForm, getMachineForm } from '~/features/configurator/get-own-choice';
import { getServerConfigurator } from '~/features/configurator/get-server-configurator';
import type { ConfiguratorBlock, ConfiguratorData } from './kinds/configurator';

/** What is sold in any size or of any parts, `undefined` where it is not now. Throws `ProviderOutage` or `ContentOutage`. */
export async function loadConfigurator(
  product: ConfiguratorBlock['product'],
): Promise<ConfiguratorData | undefined> {
  switch (product) {
    case 'server': {
      const model = await getServerConfigurator();
      return model && { of: 'server', model };
    }
    case 's3': {
      const form = await getBucketForm();
      return form && { of: 's3', form };
    }
    case 'dedicated': {
      const form = await getMachineForm();
      return form && { of: 'dedicated', form };
    }
    default:
      return unreachable(product);
  }
}
