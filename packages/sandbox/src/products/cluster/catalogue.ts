import { parseRows, type RowsOf } from '../../catalogue/parse-rows';

export type ClusterCatalogue = ReturnType<typeof parseClusters>;

/** What is sold of Kubernetes: nodes, ready-made and of parts, and what runs on them. */
export function parseClusters(rowsOf: RowsOf) {
  return {
    clusterPresets: parseRows('listClusterPresets', { k8s_presets: rowsOf('k8s_presets') }).k8s_presets,
    clusterConfigurators: parseRows('listClusterConfigurators', {
      k8s_configurators: rowsOf('k8s_configurators'),
    }).k8s_configurators,
    clusterVersions: parseRows('listClusterVersions', { k8s_versions: rowsOf('k8s_versions') }).k8s_versions,
    networkDrivers: parseRows('listNetworkDrivers', { network_drivers: rowsOf('network_drivers') })
      .network_drivers,
  };
}
