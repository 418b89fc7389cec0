'use client';

import type { ConfiguratorModel } from '@vitrina/ordering';
import type { ComponentProps } from 'react';
import { ServerTariffs } from '~/features/catalogue/server-tariffs';
import { ServerConfigurator } from '~/features/configurator/server-configurator';
import { PricesAge } from './prices-age';

interface ServersToChooseProps
  extends Omit<ComponentProps<typeof ServerTariffs>, 'renderConfigurator' | 'age'> {
  model: ConfiguratorModel | undefined;
}

/** The price list with a configurator below the lists that have one. */
export function ServersToChoose({ model, ...tariffs }: ServersToChooseProps) {
  return (
    <ServerTariffs
      {...tariffs}
      age={<PricesAge asOf={tariffs.list.asOf} />}
      renderConfigurator={
        model && ((configuratorId) => <ServerConfigurator model={model} configuratorId={configuratorId} />)
      }
    />
  );
}
