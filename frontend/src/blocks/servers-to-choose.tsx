'use client';

import type { ConfiguratorModel } from '@vitrina/ordering';
import type { ComponentProps } from 'react';
import { ServerTariffs } from '~/features/catalogue/server-tariffs';
import { ServerConfigurator } from '~/features/configurator/server-configurator';
import { PricesAge } from './prices-age';

interface ServersToChooseProps
  extends Omit<ComponentProps<typeof ServerTariffs>, 'renderConfigurator' | 'age'> {
  terms: ConfiguratorModel | undefined;
}

/** The price list with a configurator below the lists that have one. */
export function ServersToChoose({ terms, ...tariffs }: ServersToChooseProps) {
  return (
    <ServerTariffs
      {...tariffs}
      age={<PricesAge asOf={tariffs.list.asOf} />}
      renderConfigurator={
        terms && ((configuratorId) => <ServerConfigurator model={terms} configuratorId={configuratorId} />)
      }
    />
  );
}
