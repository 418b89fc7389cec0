import { ServersToChoose } from '~/blocks/servers-to-choose';
import { type Wakes, wakes } from '~/documents/wakes';
import { RetiredLink } from '~/features/catalogue/retired-link';
import { ServerConfigurator } from '~/features/configurator/server-configurator';

export const islands: Wakes<'servers'> = {
  'server-list': wakes(ServersToChoose),
  'server-configurator': wakes(ServerConfigurator),
  'retired-link': wakes(RetiredLink),
};
