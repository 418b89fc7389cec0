import type { Handler } from '../provider/handler';
import { answer } from '../provider/reply';
import { envelope } from './catalogue-handlers';

export const listDatabasePresets: Handler<'listDatabasePresets'> = (
  { responseId },
  { catalogue: { databasePresets } },
) => answer({ ...envelope(responseId, databasePresets), databases_presets: databasePresets });

export const listStoragePresets: Handler<'listStoragePresets'> = (
  { responseId },
  { catalogue: { storagePresets } },
) => answer({ ...envelope(responseId, storagePresets), storages_presets: storagePresets });

export const listStorageConfigurators: Handler<'listStorageConfigurators'> = (
  { responseId },
  { catalogue: { storageConfigurators } },
) => answer({ ...envelope(responseId, storageConfigurators), storage_configurators: storageConfigurators });

export const listBalancerPresets: Handler<'listBalancerPresets'> = (
  { responseId },
  { catalogue: { balancerPresets } },
) => answer({ ...envelope(responseId, balancerPresets), balancers_presets: balancerPresets });

export const listClusterPresets: Handler<'listClusterPresets'> = (
  { responseId },
  { catalogue: { clusterPresets } },
) => answer({ ...envelope(responseId, clusterPresets), k8s_presets: clusterPresets });

export const listClusterConfigurators: Handler<'listClusterConfigurators'> = (
  { responseId },
  { catalogue: { clusterConfigurators } },
) => answer({ ...envelope(responseId, clusterConfigurators), k8s_configurators: clusterConfigurators });

export const listClusterVersions: Handler<'listClusterVersions'> = (
  { responseId },
  { catalogue: { clusterVersions } },
) => answer({ ...envelope(responseId, clusterVersions), k8s_versions: clusterVersions });

export const listNetworkDrivers: Handler<'listNetworkDrivers'> = (
  { responseId },
  { catalogue: { networkDrivers } },
) => answer({ ...envelope(responseId, networkDrivers), network_drivers: networkDrivers });

export const listDedicatedPresets: Handler<'listDedicatedPresets'> = (
  { responseId },
  { catalogue: { dedicatedPresets } },
) => answer({ ...envelope(responseId, dedicatedPresets), dedicated_servers_presets: dedicatedPresets });

export const listDedicatedServices: Handler<'listDedicatedServices'> = (
  { responseId },
  { catalogue: { dedicatedServices } },
) => answer({ ...envelope(responseId, dedicatedServices), additional_services: dedicatedServices });

export const getDedicatedConfigurator: Handler<'getDedicatedConfigurator'> = (
  { responseId },
  { catalogue: { dedicatedConfigurator } },
) => answer({ response_id: responseId, dedicated_configurator: dedicatedConfigurator });

export const listAppPresets: Handler<'listAppPresets'> = ({ responseId }, { catalogue: { appPresets } }) =>
  answer({ response_id: responseId, ...appPresets });

export const listAppFrameworks: Handler<'listAppFrameworks'> = (
  { responseId },
  { catalogue: { appFrameworks } },
) => answer({ response_id: responseId, ...appFrameworks });
