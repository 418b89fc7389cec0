import {
  fetchServerConfigurators,
  fetchServerTariffs,
  type ServerConfigurator,
  type ServerTariff,
} from '@vitrina/ordering';
import { providerHttp } from './provider-http';

export interface LiveCatalogue {
  tariffs: ServerTariff[];
  configurators: ServerConfigurator[];
}

/** What servers are sold at this moment: for a document, which keeps its whole page, not its parts. Throws `ProviderOutage`. */
export async function fetchLiveCatalogue(): Promise<LiveCatalogue> {
  const http = providerHttp();
  const [tariffs, configurators] = await Promise.all([
    fetchServerTariffs(http),
    fetchServerConfigurators(http),
  ]);
  return { tariffs, configurators };
}
