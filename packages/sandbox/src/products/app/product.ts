import { gigabytes } from '../../catalogue/figures';
import { machine, placeOf } from '../../panel/create-page';
import type { Product } from '../product';
import { listAppFrameworks, listAppPresets } from './handlers';

/** Apps. They are made in the panel alone, and nothing is built here. */
export const APP = {
  handlers: {
    listAppPresets,
    listAppFrameworks,
  },
  orders: [],
  creation: (catalogue) => ({
    path: 'apps',
    title: 'Новое приложение',
    introduction: 'Здесь к приложению подключают репозиторий. На учебной площадке приложения не собираются.',
    tariffs: [
      ...catalogue.appPresets.backend_presets.map((preset) => ({
        ...{ id: preset.id, name: `Бэкенд: ${withSigns(preset.description_short)}`, price: preset.price },
        figures: `${machine(preset)} · ${placeOf(catalogue, preset.location)}`,
      })),
      ...catalogue.appPresets.frontend_presets.map(({ id, description_short, disk, location, price }) => ({
        ...{ id, name: `Фронтенд: ${withSigns(description_short)}`, price },
        figures: `${gigabytes(disk)} · ${placeOf(catalogue, location)}`,
      })),
    ],
  }),
} satisfies Product;

/** `1 x 2.4 ГГц` as print has it. */
function withSigns(figures: string): string {
  return figures.replace(/(\d) x (?=\d)/g, '$1 × ').replace(/(\d)\.(\d)/g, '$1,$2');
}
