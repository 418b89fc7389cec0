'use client';

import type { BuildTerms } from '@vitrina/ordering';
import type { ComponentProps } from 'react';
import { ServerTariffs } from '~/features/catalogue/server-tariffs';
import { ServerConfigurator } from '~/features/configurator/server-configurator';

interface ServersToChooseProps extends Omit<ComponentProps<typeof ServerTariffs>, 'renderConfigurator'> {
  terms: BuildTerms | undefined;
}

/** The price list with a configurator below the lists that have one. */
export function ServersToChoose({ terms, ...tariffs }: ServersToChooseProps) {
  return (
    <ServerTariffs
      {...tariffs}
      renderConfigurator={
        terms && ((configuratorId) => <ServerConfigurator terms={terms} configuratorId={configuratorId} />)
      }
    />
  );
}
