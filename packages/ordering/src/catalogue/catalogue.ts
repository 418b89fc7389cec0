import { ProviderOutage } from '../provider/failures';
import type { ProviderHttp } from '../provider/http';
import { toOsImages, toServerConfigurators, toServerTariffs, toSoftware } from '../provider/translate';
import type { OsImage, ServerConfigurator, ServerTariff, Software } from './tariff';

/** All ready-made servers of all locations, the cheapest first. Throws `ProviderOutage`. */
export async function fetchServerTariffs(http: ProviderHttp): Promise<ServerTariff[]> {
  const answer = await http('listServerPresets', {});
  if (!answer.ok) throw new ProviderOutage('listServerPresets', answer.failure);
  return toServerTariffs(answer.value.body.server_presets);
}

/** Limits and unit prices of custom servers. Throws `ProviderOutage`. */
export async function fetchServerConfigurators(http: ProviderHttp): Promise<ServerConfigurator[]> {
  const answer = await http('listServerConfigurators', {});
  if (!answer.ok) throw new ProviderOutage('listServerConfigurators', answer.failure);
  return toServerConfigurators(answer.value.body.server_configurators);
}

/** Operating systems a server can start with. Throws `ProviderOutage`. */
export async function fetchOsImages(http: ProviderHttp): Promise<OsImage[]> {
  const answer = await http('listOs', {});
  if (!answer.ok) throw new ProviderOutage('listOs', answer.failure);
  return toOsImages(answer.value.body.servers_os);
}

/** Bundles that can be installed over a system. Throws `ProviderOutage`. */
export async function fetchSoftware(http: ProviderHttp): Promise<Software[]> {
  const answer = await http('listSoftware', {});
  if (!answer.ok) throw new ProviderOutage('listSoftware', answer.failure);
  return toSoftware(answer.value.body.servers_software);
}
