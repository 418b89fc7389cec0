import { gigabytes } from '../../catalogue/figures';
import { common, type ProductView } from '../../panel/product-view';
import type { Provider } from '../../provider/provider';
import { STORAGE_HOST } from './handlers';
import type { BucketRow } from './table';

/** A bucket as the panel shows it. */
export function bucketView(row: BucketRow, provider: Provider): ProductView {
  return {
    ...common(row, provider, ['Создаём хранилище']),
    installing: undefined,
    summary: `${gigabytes(row.disk)} · ${row.type === 'private' ? 'приватное' : 'публичное'}`,
    ready: 'Хранилище готово к работе',
    configuration: [
      { name: 'Объём', value: gigabytes(row.disk) },
      { name: 'Класс', value: row.storage_class === 'hot' ? 'Стандартный' : 'Холодный' },
      { name: 'Доступ', value: row.type === 'private' ? 'Приватный' : 'Публичный' },
    ],
    access: [
      { name: 'Адрес S3', value: STORAGE_HOST },
      { name: 'Бакет', value: row.name },
    ],
  };
}
