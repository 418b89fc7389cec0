import { machine, NO_MONEY, placeOf } from '../../panel/create-page';
import { productKind } from '../../panel/product-kind';
import type { Product } from '../product';
import {
  createCluster,
  getCluster,
  listClusterConfigurators,
  listClusterPresets,
  listClusters,
  listClusterVersions,
  listNetworkDrivers,
} from './handlers';
import { clusterView } from './view';

/** Kubernetes. */
export const CLUSTER = {
  handlers: {
    listClusterPresets,
    listClusterConfigurators,
    listClusterVersions,
    listNetworkDrivers,
    listClusters,
    createCluster,
    getCluster,
  },
  orders: ['createCluster'],
  kind: productKind(
    { path: 'kubernetes', plural: 'Kubernetes', none: 'Кластеров пока нет', notFound: 'Кластер не найден' },
    ({ tables }) => tables.clusters,
    clusterView,
  ),
  creation: (catalogue) => ({
    path: 'kubernetes',
    title: 'Новый кластер Kubernetes',
    introduction: NO_MONEY,
    tariffs: catalogue.clusterPresets.map((preset) => ({
      ...{ id: preset.id, name: preset.description_short, price: preset.price },
      figures: `${machine(preset)} · ${placeOf(catalogue, preset.location)}`,
    })),
  }),
} satisfies Product;
