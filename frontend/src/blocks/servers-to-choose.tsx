'use client';

import type { ComponentProps } from 'react';
import { ServerTariffs } from '~/features/catalogue/server-tariffs';
import type { SentModel } from '~/features/configurator/sent-model';
import { ServerConfigurator } from '~/features/configurator/server-configurator';
import type { PriceMoment } from './price-moment';
import { PricesAge } from './prices-age';

interface ServersToChooseProps
  extends Omit<ComponentProps<typeof ServerTariffs>, 'renderConfigurator' | 'age'> {
  model: SentModel | undefined;
  /** Of the prices. */
  moment: PriceMoment;
}

/** The price list with a configurator below the lists that have one. */
export function ServersToChoose({ model, moment, ...tariffs }: ServersToChooseProps) {
  return (
    <ServerTariffs
      {...tariffs}
      age={<PricesAge moment={moment} />}
      renderConfigurator={
        model && ((configuratorId) => <ServerConfigurator model={model} configuratorId={configuratorId} />)
      }
    />
  );
}
