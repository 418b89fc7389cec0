import { parseRows, type RowsOf } from '../../catalogue/parse-rows';

export type BucketCatalogue = ReturnType<typeof parseBuckets>;

/** What is sold of object storage. */
export function parseBuckets(rowsOf: RowsOf) {
  const { storages_presets } = parseRows('listStoragePresets', {
    storages_presets: rowsOf('storages_presets'),
  });
  const { storage_configurators } = parseRows('listStorageConfigurators', {
    storage_configurators: rowsOf('storage_configurators'),
  });
  return { storagePresets: storages_presets, storageConfigurators: storage_configurators };
}
