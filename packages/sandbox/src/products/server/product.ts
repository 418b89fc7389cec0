import { machine, placeOf } from '../../panel/create-page';
import type { Product } from '../product';
import {
  createServer,
  getServer,
  listOs,
  listServerConfigurators,
  listServerPresets,
  listServers,
  listSoftware,
} from './handlers';

/** Cloud servers. They have pages of their own in the panel: they are its home. */
export const SERVER = {
  handlers: {
    listServerPresets,
    listServerConfigurators,
    listOs,
    listSoftware,
    listServers,
    createServer,
    getServer,
  },
  orders: ['createServer'],
  creation: (catalogue) => ({
    path: 'servers',
    title: 'Новый сервер',
    introduction: 'Закажите сервер на сайте по одному из этих тарифов.',
    tariffs: catalogue.presets.map((preset) => ({
      ...{ id: preset.id, name: preset.description_short, price: preset.price },
      figures: `${machine(preset)} · ${placeOf(catalogue, preset.location)}`,
    })),
  }),
} satisfies Product;
